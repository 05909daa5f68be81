import type { Tx } from '../../platform/database/database.ts';
import { LOCKS } from '../../platform/database/locks.ts';
import { type Query, sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';

/**
 * Holds a pledge and what its customer may owe until the transaction ends, so that the next statement reads goods and sums that
 * nobody else changes; gives the customer. Two round trips. Throws DATA_TIDAK_DITEMUKAN.
 */
export const holdPledge = async (tx: Tx, toko: string, no_hutang: string): Promise<string> => {
  const found = await tx.maybe<{ kode_customer: string }>(sql`
    select h.kode_customer, pg_advisory_xact_lock(${LOCKS.HUTANG_CUSTOMER}, hashtext(h.kode_customer)) as held
    from hutang h where h.kode_toko = ${toko} and h.no_hutang = ${no_hutang}`);
  if (!found) throw new AppError('DATA_TIDAK_DITEMUKAN');
  await tx.one(sql`select 1 from hutang where kode_toko = ${toko} and no_hutang = ${no_hutang} for update`);
  return found.kode_customer;
};

/** A piece that lies in a bag, as the lines of its contract have it; weights in mg. */
export interface BagPiece {
  urut: number;
  nama_barang: string;
  kode_group: string;
  jumlah_pcs: number;
  kadar: number;
  metode_uji: string;
  berat_kotor: number;
  berat_atribut: number;
  berat: number;
  diketik: boolean;
  keterangan: string;
  foto: string[];
}

/** What still lies in the bag of a contract, as a JSON expression. */
export const bagOf = (toko: string, no_hutang: string | Query<unknown>): Query<BagPiece[]> => sql`(
  select coalesce(json_agg(json_build_object('urut', b.urut, 'nama_barang', b.nama_barang, 'kode_group', b.kode_group, 'jumlah_pcs', b.jumlah_pcs,
    'kadar', b.kadar, 'metode_uji', b.metode_uji, 'berat_kotor', b.berat_kotor, 'berat_atribut', b.berat_atribut, 'berat', b.berat,
    'diketik', b.diketik, 'keterangan', b.keterangan, 'foto', coalesce(b.foto, '{}')) order by b.urut), '[]')
  from hutang_barang b where b.kode_toko = ${toko} and b.no_faktur = ${no_hutang})`;

/** Throws DATA_BERUBAH where goods left a bag between their reading and the contract's being held. */
export const requireWhole = (bag: readonly BagPiece[], { berat }: { berat: number }): void => {
  if (bag.reduce((sum, piece) => sum + piece.berat, 0) !== berat) throw new AppError('DATA_BERUBAH');
};

/** Whether another open bag of the shop has this seal. */
export const sealTaken = (toko: string, no_segel: string, no_hutang: string): Query<boolean> =>
  sql`exists (select 1 from hutang x where x.kode_toko = ${toko} and x.no_segel = ${no_segel} and x.no_segel <> ''
    and x.no_hutang <> ${no_hutang} and x.status in ('AKTIF', 'LUNAS_BELUM_VALID'))`;
