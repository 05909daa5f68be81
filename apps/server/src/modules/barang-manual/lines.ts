import { shopsOf } from '../../platform/database/shops.ts';
import { only, type Query, sql } from '../../platform/database/sql.ts';

interface Asked {
  tgl_from: string;
  tgl_to: string;
  kode_group: string | null;
  kode_gudang: string | null;
}

/** Lines of one kind of a period; what was cancelled on its own day is left out, one of an earlier day stands negative on the day of its reversal. */
export const manualLines = (
  jenis: 'TAMBAH_MANUAL' | 'PINDAH_MANUAL' | 'HANCUR_MANUAL',
  toko: string,
  { tgl_from, tgl_to, kode_group, kode_gudang }: Asked,
): Query<unknown> => sql`(
  select p.kode_toko, p.no_faktur, p.tanggal, p.tanda, l.urut, l.kode_dept, l.kode_group, l.kode_gudang, l.kode_baki, l.ke_gudang, l.ke_baki, l.sebab, l.no_batch,
    p.tanda * l.qty as qty, p.tanda * l.berat as berat, p.tanda * l.berat_hancur as berat_hancur, p.tanda * l.susut as susut, p.tanda * l.hpp as hpp, d.input_by
  from ${shopsOf(toko)} s
  join gerak_dokumen p on p.kode_toko = s.kode_toko and p.jenis = ${sql.lit(jenis)} and p.tanggal between ${tgl_from}::date and ${tgl_to}::date
  join manual_detail l on l.kode_toko = p.kode_toko and l.no_faktur = p.no_faktur
  join dokumen d on d.kode_toko = l.kode_toko and d.no_faktur = l.no_faktur
  where ${only(sql`l.kode_group`, kode_group)} and ${only(sql`l.kode_gudang`, kode_gudang)})`;
