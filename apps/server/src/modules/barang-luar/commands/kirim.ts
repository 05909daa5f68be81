import type { kirimLuarInput } from '@kadar/contract/endpoints/barang-luar.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { isBelowMinimum } from '@kadar/domain/repricing.ts';
import type { z } from 'zod';
import { writeAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { fieldError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import { tellChannel } from '../outbox.ts';
import { type PieceRow, pieceColumns, pieceJoins, priceNow } from '../queries/pieces.ts';
import { writeTitled } from './titled.ts';

type Input = z.output<typeof kirimLuarInput>;

/** A channel in use, with the couriers it has. Throws PILIHAN_TIDAK_SAH at its field. */
export const channelOf = async (tx: Tx, kode_marketplace: string) => {
  const row = await tx.maybe<{
    ekspedisi: { nama_ekspedisi: string }[] | null;
    biaya_persen: number;
    user_id: string | null;
  }>(sql`
    select ekspedisi, coalesce(biaya_persen, 0) as biaya_persen, user_id from marketplace where kode_marketplace = ${kode_marketplace} and aktif and deleted_at is null`);
  if (!row) throw fieldError('kode_marketplace', 'PILIHAN_TIDAK_SAH');
  return row;
};

/** A price is below no minimum that a till would have to ask somebody for; nobody is asked when the order comes. */
export const requirePrice = (
  { settings }: Pick<Context, 'settings'>,
  piece: PieceRow,
  field: string,
  asked: number | null,
) => {
  const priced = priceNow(piece, settings);
  if (!priced) throw fieldError(field, 'HARGA_EMAS_BELUM_DIISI');
  const harga = asked ?? priced.hargaJualRp;
  const below =
    settings.MIN_HARGA_PROTECTION_MODULE &&
    isBelowMinimum({
      totalRp: harga,
      ongkosRp: priced.ongkosRp,
      atributRp: priced.atributRp,
      beratMg: piece.berat,
      minimum: piece.harga_minimum,
    });
  if (harga <= 0 || below) throw fieldError(field, 'HARGA_DI_BAWAH_MINIMUM');
  return {
    harga,
    harga_daftar: priced.hargaJualRp,
    dasar: { ...priced, locked: null, listed: priced.hargaEmas },
  };
};

/**
 * Puts pieces on a channel. Throws at the field what a slip is refused for, too [spec]: FOTO_WAJIB, PILIHAN_TIDAK_SAH for a courier that the channel has
 * not, JUDUL_DIPAKAI for a name that stands there already; STOCK_TIDAK_TERSEDIA, DATA_SUDAH_ADA for a piece that is there, HARGA_EMAS_BELUM_DIISI,
 * HARGA_DI_BAWAH_MINIMUM.
 */
export const kirim = async (context: Context<unknown, unknown, Input>, tx: Tx) => {
  const toko = oneToko(context);
  const { body, session, ip, kadar } = context;
  const { kode_marketplace, ekspedisi, kode_sales, lines } = body;
  const channel = await channelOf(tx, kode_marketplace);
  const couriers = channel.ekspedisi ?? [];
  if (couriers.length > 0 && !couriers.some(({ nama_ekspedisi }) => nama_ekspedisi === ekspedisi))
    throw fieldError('ekspedisi', 'PILIHAN_TIDAK_SAH');
  const seller = await tx.maybe(
    sql`select 1 from sales where kode_toko = ${toko} and kode_sales = ${kode_sales} and deleted_at is null`,
  );
  if (!seller) throw fieldError('kode_sales', 'PILIHAN_TIDAK_SAH');
  const barcodes = lines.map(({ kode_barcode }) => kode_barcode);
  const pieces = await tx.rows<PieceRow & { ada: boolean }>(sql`
    select ${pieceColumns}, exists (select from barang_luar l where l.kode_toko = b.kode_toko and l.kode_barcode = b.kode_barcode
      and l.kode_marketplace = ${kode_marketplace} and l.status <> 'TURUN') as ada
    from barang b ${pieceJoins} where b.kode_toko = ${toko} and b.kode_barcode = any(${barcodes}::text[]) order by b.kode_barcode for update of b`);
  const taken = new Set(
    (
      await tx.rows<{ judul: string }>(sql`
        select judul from barang_luar where kode_marketplace = ${kode_marketplace} and judul = any(${lines.map(({ judul }) => judul)}::text[])
          and status in ('DRAFT', 'TAYANG', 'DIPESAN', 'KEMBALI')`)
    ).map(({ judul }) => judul),
  );
  const rows = lines.map(({ kode_barcode, judul, harga }, at) => {
    const field = (name: string) => `lines.${at}.${name}`;
    const piece = pieces.find((one) => one.kode_barcode === kode_barcode);
    if (!piece) throw fieldError(field('kode_barcode'), 'BARCODE_TIDAK_DIKENAL', { kode_barcode });
    if (piece.status !== 'READY') throw fieldError(field('kode_barcode'), 'STOCK_TIDAK_TERSEDIA');
    if (piece.ada || barcodes.indexOf(kode_barcode) !== at)
      throw fieldError(field('kode_barcode'), 'DATA_SUDAH_ADA');
    if (!piece.foto) throw fieldError(field('kode_barcode'), 'FOTO_WAJIB');
    if (taken.has(judul)) throw fieldError(field('judul'), 'JUDUL_DIPAKAI');
    taken.add(judul);
    return { kode_barcode, judul, ...requirePrice(context, piece, field('harga'), harga) };
  });
  // A channel that no server speaks to has it as soon as people put it there.
  const status = kadar.config.kanal.has(kode_marketplace) ? 'DRAFT' : 'TAYANG';
  await writeTitled(
    tx,
    sql`
    insert into barang_luar (kode_toko, kode_barcode, kode_marketplace, judul, ekspedisi, kode_sales, harga, harga_daftar, dasar, status, input_by)
    select ${toko}, x.kode_barcode, ${kode_marketplace}, x.judul, ${ekspedisi}, ${kode_sales}, x.harga, x.harga_daftar, x.dasar, ${status}, ${session.user_id}
    from json_to_recordset(${JSON.stringify(rows)}::json) as x(kode_barcode text, judul text, harga bigint, harga_daftar bigint, dasar jsonb)
    on conflict (kode_toko, kode_barcode, kode_marketplace) do update set judul = excluded.judul, ekspedisi = excluded.ekspedisi, kode_sales = excluded.kode_sales,
      harga = excluded.harga, harga_daftar = excluded.harga_daftar, dasar = excluded.dasar, status = excluded.status, input_by = excluded.input_by,
      no_pesanan_luar = '', menjadi = '', diubah_at = now()`,
  );
  await tellChannel(
    tx,
    toko,
    rows.map(({ kode_barcode }) => ({ kode_barcode, kode_marketplace })),
  );
  await writeAudit(tx, {
    toko,
    user: session.user_id,
    ip,
    action: 'add',
    entity: 'barang-luar',
    key: kode_marketplace,
    after: rows.map(({ kode_barcode, judul, harga }) => ({ kode_barcode, judul, harga })),
  });
  return { data: { qty: rows.length }, message: messageText('DATA_DISIMPAN', context.language) };
};
