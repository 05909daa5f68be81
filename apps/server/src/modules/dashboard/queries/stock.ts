import type { StockDashboard } from '@kadar/contract/endpoints/dashboard.ts';
import { seesCost } from '@kadar/contract/permissions.ts';
import { UMUR_STOK, type UmurStok } from '@kadar/domain/periods.ts';
import { FOR_SALE } from '@kadar/domain/piece.ts';
import { calendarDay } from '../../../platform/clock.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { listed, type Query, sql } from '../../../platform/database/sql.ts';
import type { Reader } from '../../../platform/http/reader.ts';
import { ageGroup, ageOf, ourGold } from '../../barang/public.ts';
import { gramPromised } from '../../cicilan/public.ts';

/** Pieces of one type, or of one age where the type is null; weights in mg. */
interface Row {
  kode_dept: string | null;
  nama_dept: string | null;
  umur: UmurStok | null;
  qty: number;
  berat: number;
  nilai: number;
}

const forSale = (toko: string, timeZone: string, today: string): Query<Row> => sql`
  select x.*, j.nama_dept from (
    select b.kode_dept, b.umur, count(*) as qty, sum(b.berat)::bigint as berat, sum(b.hpp)::bigint as nilai
    from (
      select b.kode_dept, b.berat, b.hpp, ${ageGroup(ageOf(timeZone, today))} as umur
      from ${shopsOf(toko)} s join barang b on b.kode_toko = s.kode_toko where b.status in ${sql.raw(listed(FOR_SALE))}) b
    group by grouping sets ((b.kode_dept), (b.umur))) x
  left join jenis j on j.kode_dept = x.kode_dept
  order by x.berat desc, x.kode_dept`;

/** Our gold, and what lies ready for sale by type and by age: two statements. */
export const stockOfShops = async (call: Reader): Promise<{ data: StockDashboard }> => {
  const { level } = call.session;
  if (call.settings.HIDE_STOCK_SUMMARY_MODULE && level !== 'OWN')
    return { data: { tersembunyi: true, jenis: [], umur: [] } };
  const cost = seesCost(level);
  const timeZone = call.settings.ZONA_WAKTU;
  const today = calendarDay(call.kadar.clock.now(), timeZone);
  const { rows, emas } = await call.kadar.db.read(
    call.scope,
    async (tx) => ({
      rows: await tx.rows(forSale(call.toko, timeZone, today)),
      emas: await tx.one<{ murni: number; nilai: number | null; janji: number }>(
        sql`select ${gramPromised(call.toko)} as janji, coalesce(sum(murni), 0)::bigint as murni, case when count(*) = 0 then 0 else sum(nilai)::bigint end as nilai from ${ourGold(call.toko)} e`,
      ),
    }),
    { snapshot: true },
  );
  const isi = ({ qty, berat, nilai }: Row) => ({ qty, berat: berat / 1000, ...(cost && { nilai }) });
  return {
    data: {
      tersembunyi: false,
      emas: { murni: emas.murni / 1000, janji: emas.janji / 1000, ...(cost && { nilai: emas.nilai }) },
      jenis: rows.flatMap((row) =>
        row.kode_dept === null
          ? []
          : [{ kode_dept: row.kode_dept, nama_dept: row.nama_dept ?? '', ...isi(row) }],
      ),
      umur: UMUR_STOK.flatMap(({ kode }) =>
        rows.filter(({ umur }) => umur === kode).map((row) => ({ umur: kode, ...isi(row) })),
      ),
    },
  };
};
