import { shopsOf } from '../../platform/database/shops.ts';
import { type Query, sql } from '../../platform/database/sql.ts';

/** Contracts that are running, by what they ask of the shop today, in the columns that the dashboard reads, of what is left to be paid. */
export const contractWork = (toko: string): Query<unknown> => sql`
  select k.kode_toko, k.no_cicilan as no_faktur, coalesce(k.jatuh_tempo, k.tanggal) as tanggal, d.at, k.sisa as rp, k.nama_customer, coalesce(k.jatuh_tempo = h.tgl_system, false) as janji,
    coalesce(k.jatuh_tempo < h.tgl_system, false) as lewat, false as siap, false as tagih
  from ${shopsOf(toko)} t join cicilan_keadaan k on k.kode_toko = t.kode_toko and k.status = 'AKTIF'
  join dokumen d on d.kode_toko = k.kode_toko and d.no_faktur = k.no_cicilan
  left join hari_kerja h on h.kode_toko = k.kode_toko`;

/** Grams of gold that running gram plans have bought: fine mg that are promised, whatever gold costs by now (modules-2 §10). */
export const gramPromised = (toko: string): Query<unknown> => sql`(
  select coalesce(sum(round(x.mg * x.kadar_murni / 100)), 0)::bigint from (
    select g.kadar_murni, g.mg + (select coalesce(sum(b.mg), 0) from cicilan_gram_bayar_detail b join dokumen y using (kode_toko, no_faktur)
      where b.kode_toko = g.kode_toko and b.no_cicilan = g.no_faktur and y.status = 'POSTED') as mg
    from ${shopsOf(toko)} s join cicilan c on c.kode_toko = s.kode_toko and c.status = 'AKTIF'
    join cicilan_gram_detail g on g.kode_toko = c.kode_toko and g.no_faktur = c.no_cicilan) x)`;
