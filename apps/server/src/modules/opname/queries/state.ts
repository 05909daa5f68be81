import type { Tx } from '../../../platform/database/database.ts';
import { listed, sql } from '../../../platform/database/sql.ts';
import type { Card, CountObject } from '../object.ts';

const OPEN_AT_MOST = 500;

/** A difference of an ended count; weights in mg. */
export interface Difference extends Pick<Card, 'nama' | 'berat' | 'jumlah_rp' | 'tempat' | 'rincian'> {
  sesi_id: number;
  tanggal: string;
  kode: string;
  hasil: string;
  keterangan: string;
  tempat_scan: string;
  berat_harus: number | null;
  berat_timbang: number | null;
}

/** What a count found more or, negative, less of a key; weights in mg. */
export const differenceOf = ({
  berat_harus,
  berat_timbang,
  rincian,
}: Pick<Difference, 'berat_harus' | 'berat_timbang' | 'rincian'>) => ({
  qty: Number(rincian?.qty_hitung ?? 0) - Number(rincian?.qty ?? 0),
  beratMg: (berat_timbang ?? 0) - (berat_harus ?? 0),
});

/** Differences of ended counts that nobody has decided about, the oldest first. */
export const undecided = (tx: Tx, object: CountObject, toko: string): Promise<Difference[]> =>
  tx.rows<Difference>(sql`
    select h.sesi_id, h.tanggal, h.kode, h.hasil, h.nama, h.berat, h.jumlah_rp, h.keterangan, h.tempat, h.tempat_scan, h.berat_harus, h.berat_timbang, h.rincian
    from opname_hasil h join opname_sesi s on s.id = h.sesi_id and s.objek = ${object.objek}
    where h.kode_toko = ${toko} and h.hasil in ${sql.raw(listed(object.toDecide))}
      and not exists (select 1 from opname_putusan p where p.sesi_id = h.sesi_id and p.kode = h.kode) and ${object.open}
    order by h.sesi_id, h.kode limit ${OPEN_AT_MOST}`);

export interface Counter {
  user_id: string;
  jumlah: number;
}

/** Who counts, and how many things each of them did, who counted most first. */
export const counters = (tx: Tx, { id }: { id: number }): Promise<Counter[]> =>
  tx.rows<Counter>(sql`
    select user_id, count(distinct kode) as jumlah from opname_scan
    where sesi_id = ${id} and jenis = 'SCAN' and not terlambat group by 1 order by 2 desc, 1`);
