import type { BelumCairLuar } from '@kadar/contract/endpoints/pencairan-marketplace.ts';
import { shopsOf } from '../../platform/database/shops.ts';
import { type Query, sql } from '../../platform/database/sql.ts';

/** Sales on channels that stand and are in no payout that stands; their sum is PIUTANG_MARKETPLACE. */
export const waitingSales = (toko: string): Query<BelumCairLuar> => sql`(
  select d.kode_toko, d.no_faktur, d.tanggal, l.kode_marketplace, l.no_pesanan_luar, d.nama_customer, l.biaya, b.jumlah_rp
  from ${shopsOf(toko)} s join luar_detail l on l.kode_toko = s.kode_toko
  join dokumen d on d.kode_toko = l.kode_toko and d.no_faktur = l.no_faktur and d.status = 'POSTED'
  join dokumen_bayar b on b.kode_toko = d.kode_toko and b.no_faktur = d.no_faktur and b.jenis = 'MARKETPLACE'
  where not exists (
    select from cair_luar_detail c join dokumen x on x.kode_toko = c.kode_toko and x.no_faktur = c.no_faktur and x.status = 'POSTED'
    where c.kode_toko = d.kode_toko and c.no_jual = d.no_faktur))`;
