import { bayarBonusInput, bonusInput } from '@kadar/contract/endpoints/bonus-sales.ts';
import type { BonusStep } from '@kadar/domain/bonus.ts';
import { addMonths } from '@kadar/domain/dates.ts';
import { bayarBonusOf } from '../modules/bonus/commands/pay-bonus.ts';
import { bonusSalesOf } from '../modules/bonus/commands/post-bonus.ts';
import { bonusFor } from '../modules/bonus/queries/calculate.ts';
import { earnedBy, stepsJson } from '../modules/bonus/queries/earned.ts';
import { sql } from '../platform/database/sql.ts';
import { judged, write } from './cash-day.ts';
import { ownAccount, type ShopDay } from './shop.ts';

const MENIT = 8 * 60 + 40;
/** Days of the month on which the last one is booked, and paid: on the later ones what was taken back in between. */
const BOOKED = ['03', '06'];
const PAID = ['05', '08'];

const by = ({ shop }: ShopDay) => ({ user_id: shop.owner, menit: MENIT });

const book = async (day: ShopDay): Promise<void> => {
  const { tx, shop, tanggal } = day;
  const bulan = addMonths(`${tanggal.slice(0, 7)}-01`, -1).slice(0, 7);
  const { steps } = await tx.one<{ steps: BonusStep[] }>(sql`select ${stepsJson} as steps`);
  for (const one of await tx.rows(earnedBy(shop.kode_toko, bulan, null))) {
    const { rp } = bonusFor(one, steps);
    if (one.ada !== null || rp === 0) continue;
    const body = bonusInput.parse({ kode_sales: one.kode_sales, bulan, jumlah_rp: rp });
    await write(day, [await judged(day, by(day), body, bonusSalesOf)]);
  }
};

const pay = async (day: ShopDay): Promise<void> => {
  const { kode_toko } = day.shop;
  const owed = await day.tx.rows<{ kode_sales: string; rp: number }>(sql`
    select o.kode_sales, sum(x.rp)::bigint as rp from sales o cross join lateral kadar_saldo_pihak(${kode_toko}, 'SALES', o.kode_sales) x
    where o.kode_toko = ${kode_toko} group by 1 having sum(x.rp) > 0 order by 1`);
  for (const { kode_sales, rp } of owed) {
    const payments = [{ jenis: 'TRANSFER', jumlah_rp: rp, no_rekening: ownAccount(day) }];
    const body = bayarBonusInput.parse({ kode_sales, payments });
    await write(day, [await judged(day, by(day), body, bayarBonusOf)]);
  }
};

/** Sales people get the bonus of a month in the first days of the next. */
export const bonusDay = async (day: ShopDay): Promise<void> => {
  const date = day.tanggal.slice(8);
  if (BOOKED.includes(date)) await book(day);
  if (PAID.includes(date)) await pay(day);
};
