import type { periksaLuar, ubahLuarInput } from '@kadar/contract/endpoints/barang-luar.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { barangLifecycle } from '@kadar/domain/lifecycle.ts';
import { type LuarState, luarLifecycle } from '@kadar/domain/marketplace.ts';
import type { z } from 'zod';
import { writeAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import { fotoPath } from '../../barang/public.ts';
import { tellChannel } from '../outbox.ts';
import { type PieceRow, pieceColumns, pieceJoins } from '../queries/pieces.ts';
import { requirePrice } from './kirim.ts';
import { writeTitled } from './titled.ts';

type Input = z.output<typeof ubahLuarInput>;
type Line = Input['lines'][number];

interface Shown extends PieceRow {
  kode_marketplace: string;
  luar: LuarState;
  harga: number;
  harga_daftar: number;
}

const nameOf = ({ kode_barcode, kode_marketplace }: Pick<Line, 'kode_barcode' | 'kode_marketplace'>) =>
  `${kode_marketplace} ${kode_barcode}`;

/** The rows, held: nobody orders one meanwhile, because who does holds its piece. */
const holdShown = (tx: Tx, toko: string, lines: readonly Line[]) =>
  tx.rows<Shown>(sql`
    select ${pieceColumns}, l.kode_marketplace, l.status as luar, l.harga, l.harga_daftar
    from barang b join barang_luar l using (kode_toko, kode_barcode) ${pieceJoins}
    where b.kode_toko = ${toko} and b.kode_barcode = any(${lines.map(({ kode_barcode }) => kode_barcode)}::text[]) order by b.kode_barcode for update of b`);

/**
 * Sends what is different. A price that is not said follows the list by as much as it moved. Throws at the line DATA_TIDAK_DITEMUKAN, ILLEGAL_MOVE for one that is
 * ordered or over, HARGA_EMAS_BELUM_DIISI, HARGA_DI_BAWAH_MINIMUM, JUDUL_DIPAKAI.
 */
export const ubah = async (context: Context<unknown, unknown, Input>, tx: Tx) => {
  const toko = oneToko(context);
  const { lines } = context.body;
  const { session, ip } = context;
  const shown = new Map((await holdShown(tx, toko, lines)).map((one) => [nameOf(one), one]));
  const rows = lines.map((line, at) => {
    const found = shown.get(nameOf(line));
    if (!found) throw fieldError(`lines.${at}.kode_barcode`, 'DATA_TIDAK_DITEMUKAN');
    if (!luarLifecycle.can(found.luar, 'TURUN'))
      throw fieldError(`lines.${at}.kode_barcode`, 'BARANG_DIPESAN_LUAR');
    const { kode_barcode, kode_marketplace } = line;
    if (line.turun)
      return { kode_barcode, kode_marketplace, status: luarLifecycle.next(found.luar, 'TURUN') };
    const list = requirePrice(context, found, `lines.${at}.harga`, null).harga_daftar;
    const harga = line.harga ?? found.harga + list - found.harga_daftar;
    const priced = requirePrice(context, found, `lines.${at}.harga`, harga);
    return { kode_barcode, kode_marketplace, judul: line.judul, ekspedisi: line.ekspedisi, ...priced };
  });
  await writeTitled(
    tx,
    sql`
      update barang_luar l set judul = coalesce(x.judul, l.judul), ekspedisi = coalesce(x.ekspedisi, l.ekspedisi), harga = coalesce(x.harga, l.harga),
        harga_daftar = coalesce(x.harga_daftar, l.harga_daftar), dasar = coalesce(x.dasar, l.dasar), status = coalesce(x.status, l.status), diubah_at = now()
      from json_to_recordset(${JSON.stringify(rows)}::json) as x(kode_barcode text, kode_marketplace text, judul text, ekspedisi text, harga bigint, harga_daftar bigint,
        dasar jsonb, status text)
      where l.kode_toko = ${toko} and l.kode_barcode = x.kode_barcode and l.kode_marketplace = x.kode_marketplace`,
  );
  await tellChannel(tx, toko, rows);
  await writeAudit(tx, {
    toko,
    user: session.user_id,
    ip,
    action: 'edit',
    entity: 'barang-luar',
    key: toko,
    after: rows.map(({ kode_barcode, kode_marketplace, ...row }) => ({
      kode_barcode,
      kode_marketplace,
      harga: 'harga' in row ? row.harga : null,
    })),
  });
  return { data: { qty: rows.length }, message: messageText('DATA_DISIMPAN', context.language) };
};

type Periksa = z.output<NonNullable<(typeof periksaLuar)['body']>>;

/** A scale may differ by so much, mg. */
const TOLERANCE_MG = 10;

/**
 * What came back is for sale again: it weighs what it weighed, and was photographed since. Throws DATA_TIDAK_DITEMUKAN, BERAT_BEDA at its weight,
 * FOTO_WAJIB.
 */
export const periksa = async (context: Context<unknown, unknown, Periksa>, tx: Tx) => {
  const toko = oneToko(context);
  const { body, session, ip } = context;
  const { kode_barcode, berat } = body;
  const found = await tx.maybe<{ berat_asli: number; difoto: boolean }>(sql`
    select b.berat_asli, exists (select from files f where f.path = ${fotoPath(toko, kode_barcode, 'besar')} and f.created_at > l.diubah_at) as difoto
    from barang b join barang_luar l using (kode_toko, kode_barcode) where b.kode_toko = ${toko} and b.kode_barcode = ${kode_barcode} and l.status = 'KEMBALI' for update`);
  if (!found) throw new AppError('DATA_TIDAK_DITEMUKAN');
  if (Math.abs(found.berat_asli - berat) > TOLERANCE_MG)
    throw fieldError('berat', 'BERAT_BEDA', { berat: found.berat_asli / 1000 });
  if (!found.difoto) throw fieldError('kode_barcode', 'FOTO_WAJIB');
  await tx.execute(sql`
    with l as (update barang_luar set status = ${luarLifecycle.next('KEMBALI', 'PERIKSA')}, diubah_at = now()
      where kode_toko = ${toko} and kode_barcode = ${kode_barcode} and status = 'KEMBALI')
    update barang set status = ${barangLifecycle.next('RESERVED', 'BEBAS')}, version = version + 1, updated_at = now()
    where kode_toko = ${toko} and kode_barcode = ${kode_barcode} and status = 'RESERVED'`);
  const entry = { toko, user: session.user_id, ip, action: 'edit', entity: 'barang-luar', key: kode_barcode };
  await writeAudit(tx, { ...entry, after: { berat: berat / 1000 } });
  return { data: { kode_barcode }, message: messageText('DATA_DISIMPAN', context.language) };
};
