import { PECAHAN } from '@kadar/contract/endpoints/hari.ts';
import { branchCodes } from '@kadar/demo-data/chain.ts';
import { addDays } from '@kadar/domain/dates.ts';
import { type BankFigures, bankFigures } from '../modules/bank/public.ts';
import { bukaHari } from '../modules/hari/commands/buka-hari.ts';
import { type CashFigures, cashFigures } from '../modules/kas/public.ts';
import { tutupHari } from '../modules/tutup-harian/commands/tutup-hari.ts';
import { sql } from '../platform/database/sql.ts';
import { demoCall } from './demo-call.ts';
import { type DemoActor, type DemoShop, happensAt, type ShopDay } from './shop.ts';

const OPENING = 8 * 60;
const CLOSING = 21 * 60;

const supervisor = (shop: DemoShop): DemoActor => ({ user_id: shop.spv, level: 'SPV', toko: shop.kode_toko });

export const openDay = async (day: ShopDay): Promise<void> => {
  const { kadar, tx, shop, tanggal } = day;
  await happensAt(day, OPENING);
  await bukaHari(await demoCall(kadar, supervisor(shop), { params: {}, body: { tanggal } }), tx);
};

/** Notes and coins that make up an amount; what no note fits is left over. */
const countedNotes = (rupiah: number): { pecahan: number; lembar: number }[] => {
  let left = rupiah;
  const notes = PECAHAN.map((pecahan) => {
    const lembar = Math.floor(left / pecahan);
    left -= lembar * pecahan;
    return { pecahan, lembar };
  });
  return left > 0 ? [...notes, { pecahan: left, lembar: 1 }] : notes;
};

/** Counts what the books say and closes the day. */
export const closeDay = async (day: ShopDay): Promise<void> => {
  const { kadar, tx, chain, shop, tanggal } = day;
  const date = sql`${tanggal}::date`;
  const { kas, non_cash } = await tx.one<{ kas: CashFigures; non_cash: BankFigures[] }>(
    sql`select ${cashFigures(shop.kode_toko, date)} as kas, ${bankFigures(shop.kode_toko, date)} as non_cash`,
  );
  const body = {
    tanggal,
    rincian_kas: countedNotes(kas.saldo_akhir),
    non_cash: non_cash.map(({ no_rekening, jumlah_rp }) => ({ no_rekening, jumlah_rp })),
    selisih: [],
    catatan: '',
  };
  await happensAt(day, CLOSING);
  const context = await demoCall(kadar, supervisor(shop), { params: {}, body });
  // The last shop books the interest that its loans owe at the end of a month.
  const accrues = shop.kode_toko === branchCodes(chain).at(-1) && addDays(tanggal, 1).endsWith('-01');
  await tutupHari({ ...context, settings: { ...context.settings, AKRUAL_BUNGA_MODULE: accrues } }, tx);
};
