import { PECAHAN } from '@kadar/contract/endpoints/hari.ts';
import { depositOf, type PlannedCash } from '@kadar/demo-data/plan.ts';
import { type BankFigures, bankFigures } from '../modules/bank/public.ts';
import { bukaHari } from '../modules/hari/commands/buka-hari.ts';
import { postKas } from '../modules/kas/commands/post-kas.ts';
import { type CashFigures, cashFigures } from '../modules/kas/public.ts';
import { postSetorBank } from '../modules/setor-bank/post-setor-bank.ts';
import { tutupHari } from '../modules/tutup-harian/commands/tutup-hari.ts';
import { sql } from '../platform/database/sql.ts';
import { approved, type DemoActor, demoCall } from './demo-call.ts';
import { type DemoShop, happensAt, type ShopDay } from './shop.ts';

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

/** The day's cash in and out, in order; a deposit brings what is really above the float. */
export const runCash = async (day: ShopDay, cash: readonly PlannedCash[]): Promise<void> => {
  for (const entry of cash) {
    const jumlah_rp =
      entry.sisakan === null ? entry.jumlah_rp : depositOf((await drawer(day)).saldo_akhir, entry.sisakan);
    if (jumlah_rp > 0) await postEntry(day, { ...entry, jumlah_rp });
  }
};

/** Where the shop brings its cash. */
const ownAccount = async ({ tx, shop }: ShopDay): Promise<string> => {
  const { no_rekening } = await tx.one<{ no_rekening: string }>(
    sql`select no_rekening from rekenings where kode_toko = ${shop.kode_toko} and deleted_at is null order by no_rekening limit 1`,
  );
  return no_rekening;
};

const drawer = async ({ tx, shop, tanggal }: ShopDay): Promise<CashFigures> => {
  const { kas } = await tx.one<{ kas: CashFigures }>(
    sql`select ${cashFigures(shop.kode_toko, sql`${tanggal}::date`)} as kas`,
  );
  return kas;
};

const postEntry = async (day: ShopDay, entry: PlannedCash): Promise<void> => {
  const { kadar, tx, shop } = day;
  const actor: DemoActor = {
    user_id: entry.input_by,
    level: entry.input_by === shop.spv ? 'SPV' : 'KASIR',
    toko: shop.kode_toko,
  };
  const { jenis, kategori, jumlah_rp, keterangan, sisakan } = entry;
  await happensAt(day, entry.menit);
  if (sisakan !== null) {
    const body = { arah: 'SETOR', no_rekening: await ownAccount(day), jumlah_rp, keterangan } as const;
    await approved(tx, actor, shop, async (approval) =>
      postSetorBank(await demoCall(kadar, actor, { params: {}, body }, approval), tx),
    );
    return;
  }
  const body = { jenis, kategori, jumlah_rp, keterangan };
  await approved(tx, actor, shop, async (approval) =>
    postKas(await demoCall(kadar, actor, { params: {}, body }, approval), tx),
  );
};

/** Counts what the books say and closes the day. */
export const closeDay = async (day: ShopDay): Promise<void> => {
  const { kadar, tx, shop, tanggal } = day;
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
  await tutupHari(await demoCall(kadar, supervisor(shop), { params: {}, body }), tx);
};
