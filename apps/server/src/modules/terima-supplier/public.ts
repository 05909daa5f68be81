import { hasFakturPajak } from '@kadar/domain/supplier.ts';
import type { Tx } from '../../platform/database/database.ts';
import { type Query, sql } from '../../platform/database/sql.ts';
import { fieldError } from '../../platform/errors.ts';

export { batchMove, heldBatches, leftOf, type OwnBatch, ofBatch, openBatch, placeOf } from './hold.ts';
export { batchOfPiece, holdBatchesOf, pieceBatch } from './piece-batch.ts';
export { receiptOfTag } from './queries/receipt.ts';
export { batchRow } from './receive.ts';

/** A line of a delivery, or pieces of a craftsman, with what is left of it, in mg and rupiah. */
export interface HeldBatch {
  no_faktur: string;
  urut: number;
  kadar: number;
  kadar_murni: number;
  berat: number;
  murni: number;
  hpp: number;
  ada_faktur_pajak: boolean;
  /** Of one that stays the supplier's: what its line is worth to him, and weighed. */
  konsinyasi: { kode_supplier: string; hargaTitipRp: number; beratMg: number } | null;
}

type Row = Omit<HeldBatch, 'ada_faktur_pajak' | 'konsinyasi'> & {
  no_faktur_pajak: string;
  tgl_faktur: string | null;
  selesai: number;
  kode_supplier: string;
  harga_titip: number | null;
  berat_baris: number;
};

/**
 * Held until the end: who tags the same line meanwhile sees what this one left. Undefined where the shop has none of this name. Throws
 * BATCH_SUDAH_SELESAI at `no_batch`.
 */
export const holdBatch = async (tx: Tx, toko: string, no_batch: string): Promise<HeldBatch | undefined> => {
  const [no_faktur = '', urut = ''] = no_batch.split('/');
  if (!/^\d{1,3}$/.test(urut)) return undefined;
  const row = await tx.maybe<Row>(sql`
    select l.no_faktur, l.urut, l.kadar, l.kadar_murni, b.berat, b.murni, b.hpp, b.selesai, l.no_faktur_pajak, l.tgl_faktur, l.kode_supplier, l.harga_titip,
      l.berat as berat_baris
    from terima_batch b, batch_baris l
    where b.kode_toko = ${toko} and b.no_batch = ${no_batch} and l.kode_toko = ${toko} and l.no_faktur = ${no_faktur} and l.urut = ${Number(urut)} for update of b`);
  if (!row) return undefined;
  const { no_faktur_pajak, tgl_faktur, kode_supplier, harga_titip, berat_baris, selesai, ...batch } = row;
  if (selesai > 0) throw fieldError('no_batch', 'BATCH_SUDAH_SELESAI', { no_batch });
  return {
    ...batch,
    ada_faktur_pajak: hasFakturPajak({ no_faktur_pajak, tgl_faktur }),
    konsinyasi:
      harga_titip === null ? null : { kode_supplier, hargaTitipRp: harga_titip, beratMg: berat_baris },
  };
};

/** The oldest batch of this purity that is not wholly tagged, or null. */
export const openBatchOf = (toko: string, { kadar }: Pick<HeldBatch, 'kadar'>): Query<unknown> => sql`(
  select b.no_batch from terima_batch b
  where b.kode_toko = ${toko} and b.berat > 0 and ${kadar}::numeric = (
    select l.kadar from terima_detail l
    where l.kode_toko = b.kode_toko and l.no_faktur = split_part(b.no_batch, '/', 1) and l.urut = split_part(b.no_batch, '/', 2)::smallint)
  order by b.tanggal, b.no_batch limit 1)`;
