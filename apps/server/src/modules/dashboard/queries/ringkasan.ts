import type { RingkasanDashboard } from '@kadar/contract/endpoints/dashboard.ts';
import { mayUse } from '@kadar/contract/permissions.ts';
import { addDays } from '@kadar/domain/dates.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';
import { cancelled } from '../../dokumen/public.ts';
import { shops } from './shops.ts';

type Toko = Pick<RingkasanDashboard['tokos'][number], 'kode_toko' | 'nama_toko' | 'tgl_system' | 'buka'>;
type Hari = RingkasanDashboard['hari'][number];

const inGrams = <T extends { berat: number }>(row: T): T => ({ ...row, berat: row.berat / 1000 });

const empty = (kode_toko: string, tanggal: string): Hari => ({
  kode_toko,
  tanggal,
  dokumen: 0,
  qty: 0,
  berat: 0,
  rp: 0,
  batal: 0,
});

/** Each shop's own seven days: its sales are looked up by shop and date, so the cost is that of these days alone. */
const sevenDays = (toko: string) => sql<Hari>`
  with ${shops(toko)}
  select t.kode_toko, p.tanggal, p.dokumen, p.qty, p.berat, p.rp, p.batal
  from t cross join lateral (
    select x.tanggal, sum(x.dokumen) as dokumen, sum(x.qty)::bigint as qty, sum(x.berat)::bigint as berat, sum(x.rp)::bigint as rp, sum(x.batal) as batal
    from (
      select tanggal, tanda as dokumen, qty, berat, grand_total as rp, 0 as batal from gerak_dokumen
      where kode_toko = t.kode_toko and jenis = 'PENJUALAN' and tanggal between t.tgl_system - 6 and t.tgl_system
      union all
      select tanggal, 0, 0, 0, 0, 1 from ${cancelled(sql`t.kode_toko`, 'PENJUALAN')} b where tanggal between t.tgl_system - 6 and t.tgl_system) x
    group by x.tanggal) p`;

/** The change goes out in cash, so it comes off the cash. */
const payments = (toko: string) => sql<RingkasanDashboard['bayar'][number]>`
  with ${shops(toko)}
  select t.kode_toko, x.jenis, x.dokumen, x.rp
  from t cross join lateral (
    select y.jenis, sum(y.tanda) as dokumen, sum(y.rp)::bigint as rp
    from (
      select b.jenis, p.tanda, p.tanda * sum(b.jumlah_rp) - case when b.jenis = 'CASH' then p.kembali else 0 end as rp
      from gerak_dokumen p join dokumen_bayar b on b.kode_toko = p.kode_toko and b.no_faktur = p.no_faktur
      where p.kode_toko = t.kode_toko and p.jenis = 'PENJUALAN' and p.tanggal = t.tgl_system
      group by p.no_faktur, p.tanda, p.kembali, b.jenis) y
    group by y.jenis) x
  order by t.kode_toko, x.rp desc`;

/** The day of each shop against the one before, its week and its payments. */
export const ringkasan = (call: Call): Promise<{ data: RingkasanDashboard }> =>
  call.kadar.db.transaction(
    call.scope,
    async (tx) => {
      const tokos = await tx.rows<Toko>(sql`with ${shops(call.toko)} select * from t order by kode_toko`);
      const found = new Map(
        (await tx.rows(sevenDays(call.toko))).map((row) => [`${row.kode_toko} ${row.tanggal}`, inGrams(row)]),
      );
      const day = (kode: string, tanggal: string): Hari =>
        found.get(`${kode} ${tanggal}`) ?? empty(kode, tanggal);
      const hari = tokos.flatMap(({ kode_toko, tgl_system }) =>
        tgl_system
          ? [-6, -5, -4, -3, -2, -1, 0].map((back) => day(kode_toko, addDays(tgl_system, back)))
          : [],
      );
      return {
        data: {
          tokos: tokos.map((toko) => {
            const own = hari.filter(({ kode_toko }) => kode_toko === toko.kode_toko);
            return {
              ...toko,
              hari_ini: own.at(-1) ?? empty(toko.kode_toko, ''),
              kemarin: own.at(-2) ?? empty(toko.kode_toko, ''),
            };
          }),
          hari,
          bayar: mayUse('hari.expected', call.session.level) ? await tx.rows(payments(call.toko)) : [],
        },
      };
    },
    { snapshot: true },
  );
