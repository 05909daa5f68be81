import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { hitungBonus } from '@kadar/contract/endpoints/bonus-sales.ts';
import { type BonusLine, type BonusStep, bonusOf } from '@kadar/domain/bonus.ts';
import { monthOf } from '@kadar/domain/dates.ts';
import { inGrams } from '@kadar/domain/weight.ts';
import { sql } from '../../../platform/database/sql.ts';
import { type Call, oneToko } from '../../../platform/http/call.ts';
import { type Earned, earnedBy, stepsJson } from './earned.ts';

/** What somebody earned, by the steps. */
export const bonusFor = ({ sold, fee, batal }: Earned, steps: readonly BonusStep[]) =>
  bonusOf({ steps, sold, feeRp: fee, batalRp: batal });

/** A line's target and what was reached, each in its own unit; what was cancelled is rupiah. */
export const unitsOf = ({ basis, target, capai }: BonusLine) =>
  basis === 'GRAM'
    ? { target_rp: 0, target_mg: target, capai_rp: 0, capai_mg: capai }
    : { target_rp: target, target_mg: 0, capai_rp: capai, capai_mg: 0 };

const lineRow = (line: BonusLine) => {
  const { target_rp, target_mg, capai_rp, capai_mg } = unitsOf(line);
  const { dasar, basis, kode_dept, kali, bonusRp } = line;
  return {
    dasar,
    basis,
    kode_dept,
    target_rp,
    target: inGrams(target_mg),
    capai_rp,
    capai: inGrams(capai_mg),
    kali,
    bonus_rp: bonusRp,
  };
};

/** The bonuses of a month as they would be booked now, and what each sales person is owed. */
export const calculated = (call: Call<unknown, { bulan: string }>): Promise<DataOf<typeof hitungBonus>> => {
  const toko = oneToko(call);
  const { bulan } = call.query;
  return call.kadar.db.read(call.scope, async (tx) => {
    const { hari, steps } = await tx.one<{ hari: string | null; steps: BonusStep[] }>(
      sql`select (select tgl_system from hari_kerja where kode_toko = ${toko}) as hari, ${stepsJson} as steps`,
    );
    const people = await tx.rows(earnedBy(toko, bulan, null));
    const owed = await tx.rows<{ kode: string; nama: string; rp: number }>(sql`
      select o.kode_sales as kode, o.nama_sales as nama, sum(x.rp)::bigint as rp from sales o
      cross join lateral kadar_saldo_pihak(${toko}, 'SALES', o.kode_sales) x
      where o.kode_toko = ${toko} group by o.kode_sales, o.nama_sales having sum(x.rp) <> 0 order by 1`);
    const due = new Map(owed.map(({ kode, rp }) => [kode, rp]));
    const absent = owed.filter(({ kode }) => !people.some(({ kode_sales }) => kode_sales === kode));
    return {
      selesai: hari !== null && hari > monthOf(`${bulan}-01`).to,
      orang: [
        ...people.map((one) => {
          const { lines, rp } = bonusFor(one, steps);
          return {
            kode_sales: one.kode_sales,
            nama_sales: one.nama_sales,
            total: one.sold.reduce((sum, day) => sum + day.rp, 0),
            berat: inGrams(one.sold.reduce((sum, day) => sum + day.mg, 0)),
            lines: lines.map(lineRow),
            jumlah_rp: rp,
            no_faktur: one.ada,
            hutang_rp: due.get(one.kode_sales) ?? 0,
          };
        }),
        ...absent.map(({ kode, nama, rp }) => ({
          kode_sales: kode,
          nama_sales: nama,
          total: 0,
          berat: 0,
          lines: [],
          jumlah_rp: 0,
          no_faktur: null,
          hutang_rp: rp,
        })),
      ],
    };
  });
};
