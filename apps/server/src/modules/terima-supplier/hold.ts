import type { Batch } from '@kadar/domain/batch.ts';
import type { MassaRow } from '@kadar/domain/books/massa.ts';
import { toMilli } from '@kadar/domain/money.ts';
import type { SupplierGoods } from '@kadar/domain/posting-supplier.ts';
import type { SistemTerima } from '@kadar/domain/supplier.ts';
import type { Spending } from '../../platform/database/database.ts';
import { type Query, sql } from '../../platform/database/sql.ts';
import { fieldError } from '../../platform/errors.ts';

/** A batch as its documents judge it: its line, and what is left of it in mg and rupiah. */
export interface OwnBatch {
  no_batch: string;
  no_faktur: string;
  urut: number;
  kadar: number;
  kadar_murni: number;
  kode_supplier: string;
  nama_supplier: string;
  sistem: SistemTerima;
  milik: MassaRow['milik'];
  /** The line's weight when it came, and the fine gold that was owed for it. */
  berat_terima: number;
  hutang_mg: number;
  berat: number;
  murni: number;
  hpp: number;
  selesai: number;
}

/** What `b` is a line of: one row that is looked up by its number. */
export const lineOf = sql`(
  select * from batch_baris x
  where x.kode_toko = b.kode_toko and x.no_faktur = split_part(b.no_batch, '/', 1) and x.urut = split_part(b.no_batch, '/', 2)::smallint limit 1)`;

/** These batches of the shop, as a JSON expression; held until the end, because what is taken of them depends on what is left. */
export const heldBatches = (toko: string, numbers: readonly string[]): Query<unknown> => sql`(
  select coalesce(json_agg(x), '[]') from (
    select b.no_batch, l.no_faktur, l.urut, l.kadar, l.kadar_murni, l.kode_supplier, d.nama_customer as nama_supplier, l.sistem, m.milik, l.berat as berat_terima, l.hutang_mg,
      b.berat, b.murni, b.hpp, b.selesai
    from terima_batch b
    cross join lateral ${lineOf} l
    join dokumen d on d.kode_toko = l.kode_toko and d.no_faktur = l.no_faktur
    join mutasi_massa m on m.kode_toko = l.kode_toko and m.no_faktur = l.no_faktur and m.kunci = b.no_batch
    where b.kode_toko = ${toko} and b.no_batch = any(${numbers}::text[]) order by b.no_batch for update of b) x)`;

/** Who sends the same again waits for the first, and is given its answer. */
export const ofBatch = (toko: string, no_batch: string): Spending => ({
  what: 'MASSA',
  of: `${toko}/BELUM_TAG/${no_batch}`,
});

/** Throws at its field DATA_TIDAK_DITEMUKAN, and BATCH_SUDAH_SELESAI for one that is ended, or of which nothing is left. */
export const openBatch = (batches: readonly OwnBatch[], no_batch: string, field = 'no_batch'): OwnBatch => {
  const batch = batches.find((one) => one.no_batch === no_batch);
  if (!batch) throw fieldError(field, 'DATA_TIDAK_DITEMUKAN');
  if (batch.selesai > 0 || batch.berat === 0) throw fieldError(field, 'BATCH_SUDAH_SELESAI', { no_batch });
  return batch;
};

/** What is left of it. */
export const leftOf = ({ hpp, berat, murni, kadar_murni }: OwnBatch): Batch => ({
  hppRp: hpp,
  beratMg: berat,
  murniMg: murni,
  kadarMurniMilli: toMilli(kadar_murni),
});

/** Where it stands in both ledgers. */
export const placeOf = ({ sistem }: Pick<OwnBatch, 'sistem'>): Exclude<SupplierGoods, 'PERSEDIAAN'> =>
  sistem === 'KONSINYASI' ? 'KONSINYASI' : 'PERSEDIAAN_BELUM_TAG';

/** So much more or, negative, less of it. */
export const batchMove = (
  { no_batch, kadar, milik }: OwnBatch,
  jenis: 'KOREKSI' | 'SELESAI' | 'RETUR',
  { berat, murni, hpp }: { berat: number; murni: number; hpp: number },
): MassaRow => ({
  objek: 'BELUM_TAG',
  kunci: no_batch,
  kadar,
  milik,
  jenis,
  qty: 0,
  berat,
  murni,
  hpp,
});

/** What the header of a document of one batch says of it. */
export const headOf = ({ no_faktur, urut, nama_supplier }: OwnBatch, toko: string) => ({
  nama_customer: nama_supplier,
  asal_toko: toko,
  asal_no: no_faktur,
  asal_urut: urut,
});
