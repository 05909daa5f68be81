import type { Barang, editBarang as endpoint } from '@kadar/contract/endpoints/barang.ts';
import { messageText } from '@kadar/contract/errors.ts';
import type { z } from 'zod';
import { writeAudit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import { type Call, oneToko } from '../../../platform/http/call.ts';
import { atributRp, type BarangRow } from '../barang-row.ts';
import { acuanOf } from '../harga/acuan.ts';
import { barcodeNotFound } from '../not-found.ts';
import { getBarang } from '../queries/get.ts';
import { requireGrades } from '../stones.ts';
import { refusePriceOverride } from './price-override.ts';

type Input = z.output<NonNullable<typeof endpoint.body>>;
type Said = Pick<
  BarangRow,
  'kode_intern' | 'nama_barang' | 'size' | 'harga_emas' | 'ongkos' | 'atribut' | 'harga_atribut'
>;

/** What is sent over what is there. */
const changed = (old: Said, input: Input): Said => {
  const atribut = input.atribut ?? old.atribut;
  return {
    kode_intern: input.kode_intern ?? old.kode_intern,
    nama_barang: input.nama_barang ?? old.nama_barang,
    size: input.size ?? old.size,
    harga_emas: input.harga_emas_khusus === undefined ? old.harga_emas : input.harga_emas_khusus || null,
    ongkos: input.ongkos_khusus === undefined ? old.ongkos : input.ongkos_khusus,
    atribut,
    harga_atribut: input.atribut ? atributRp(atribut) : old.harga_atribut,
  };
};

/** Changes what is said about a READY piece. Throws STOCK_TIDAK_TERSEDIA when it is not READY, DATA_BERUBAH for an old version. */
export const editBarang = async (
  call: Call<{ kode_barcode: string }, unknown, Input>,
  tx: Tx,
): Promise<{ data: Barang; message: string }> => {
  const toko = oneToko(call);
  const { kode_barcode } = call.params;
  const piece = await tx.maybe<Said & { status: string; version: number }>(sql`
    select kode_intern, nama_barang, size, harga_emas, ongkos, atribut, harga_atribut, status, version
    from barang where kode_toko = ${toko} and kode_barcode = ${kode_barcode} for update`);
  if (!piece) throw await barcodeNotFound(tx, kode_barcode);
  const { status, version, ...before } = piece;
  if (status !== 'READY') throw new AppError('STOCK_TIDAK_TERSEDIA', { kode_barcode, status });
  if (version !== call.body._version) throw new AppError('DATA_BERUBAH');
  refusePriceOverride(call.session.level, call.body.harga_emas_khusus, before.harga_emas);
  await requireGrades(tx, call.body.atribut ?? []);
  const after = changed(before, call.body);
  const acuan =
    after.harga_emas === before.harga_emas ? sql`harga_acuan` : await acuanOf(tx, toko, kode_barcode, after);
  await tx.execute(sql`
    update barang set kode_intern = ${after.kode_intern}, nama_barang = ${after.nama_barang}, size = ${after.size}, harga_emas = ${after.harga_emas}, harga_acuan = ${acuan}, ongkos = ${after.ongkos},
      atribut = ${JSON.stringify(after.atribut)}::jsonb, harga_atribut = ${after.harga_atribut}, version = version + 1, updated_at = now()
    where kode_toko = ${toko} and kode_barcode = ${kode_barcode} and status = 'READY'`);
  await writeAudit(tx, {
    toko,
    user: call.session.user_id,
    ip: call.ip,
    action: 'change',
    entity: 'barang',
    key: kode_barcode,
    before,
    after,
  });
  const data = await getBarang(call, tx, kode_barcode);
  return { data, message: messageText('DATA_DIEDIT', call.language) };
};
