import { shopsOf } from '../../platform/database/shops.ts';
import { type Query, sql } from '../../platform/database/sql.ts';

/** Contracts that are running, by what they ask of the shop today, in the columns that the dashboard reads, of what is left to be paid. */
export const contractWork = (toko: string): Query<unknown> => sql`
  select k.kode_toko, k.no_cicilan as no_faktur, k.jatuh_tempo as tanggal, d.at, k.sisa as rp, k.nama_customer, coalesce(k.jatuh_tempo = h.tgl_system, false) as janji,
    coalesce(k.jatuh_tempo < h.tgl_system, false) as lewat, false as siap, false as tagih
  from ${shopsOf(toko)} t join cicilan_keadaan k on k.kode_toko = t.kode_toko and k.status = 'AKTIF'
  join dokumen d on d.kode_toko = k.kode_toko and d.no_faktur = k.no_cicilan
  left join hari_kerja h on h.kode_toko = k.kode_toko`;
