import { depositOf, type PlannedCash } from '@kadar/demo-data/plan.ts';
import { agreedTo, decideOne, type OneKind, type Posting, postDokumen } from '../modules/dokumen/public.ts';
import { kasOf } from '../modules/kas/commands/post-kas.ts';
import { type CashFigures, cashFigures } from '../modules/kas/public.ts';
import { setorBankOf } from '../modules/setor-bank/post-setor-bank.ts';
import type { Context } from '../platform/context.ts';
import { sql } from '../platform/database/sql.ts';
import { approved, demoCall } from './demo-call.ts';
import { actorOf, happensAt, moment, ownAccount, type ShopDay } from './shop.ts';

/** What the shop fetches from the bank in whole steps, so that this much stays in the drawer. */
const FETCH_STEP = 5_000_000;
const LEAST = 2_000_000;

const drawer = async ({ tx, shop, tanggal }: ShopDay): Promise<number> => {
  const { kas } = await tx.one<{ kas: CashFigures }>(
    sql`select ${cashFigures(shop.kode_toko, sql`${tanggal}::date`)} as kas`,
  );
  return kas.saldo_akhir;
};

/** One small document of the day as its command decides it, approved where it asks for that; written with others. */
export const judged = async <B, G extends object, D extends object>(
  day: ShopDay,
  { user_id, menit }: { user_id: string; menit: number },
  body: B,
  kindOf: (context: Context<object, unknown, B>) => OneKind<G, D>,
): Promise<Posting> => {
  const { kadar, tx, shop, tanggal } = day;
  const actor = actorOf(shop, user_id);
  const postings = await approved(
    tx,
    actor,
    shop,
    async (approval) => {
      const context = await demoCall(kadar, actor, { params: {}, body }, approval);
      const decision = await decideOne(context, tx, undefined, kindOf(context));
      return decision && agreedTo(context, tx, decision);
    },
    () => happensAt(day, menit),
  );
  if (!postings) throw new Error('a document of the demo was answered before');
  const now = kadar.clock.now().getTime();
  return { ...postings[0], at: new Date(Math.min(moment(tanggal, menit).getTime(), now)) };
};

/** Between the drawer and the shop's first account. */
export const bankOf = (
  day: ShopDay,
  by: { user_id: string; menit: number },
  said: { arah: 'SETOR' | 'TARIK'; jumlah_rp: number; keterangan: string },
): Promise<Posting> => judged(day, by, { ...said, no_rekening: ownAccount(day) }, setorBankOf);

export const write = async ({ tx, shop, tanggal }: ShopDay, postings: readonly Posting[]): Promise<void> => {
  if (postings.length > 0) await postDokumen(tx, { toko: shop.kode_toko, tanggal }, postings);
};

/** What the drawer lacks for an amount that leaves it is fetched from the bank; gives what was fetched, in rupiah. */
const fetchFor = async (
  day: ShopDay,
  { saldo, rp, menit }: { saldo: number; rp: number; menit: number },
): Promise<number> => {
  if (rp <= saldo) return 0;
  const jumlah_rp = Math.ceil((rp + LEAST - saldo) / FETCH_STEP) * FETCH_STEP;
  const by = { user_id: day.shop.spv, menit };
  await write(day, [await bankOf(day, by, { arah: 'TARIK', jumlah_rp, keterangan: 'TARIK KAS TOKO' })]);
  return jumlah_rp;
};

/** Before an amount is paid out of the drawer: it never lacks. */
export const haveCash = async (day: ShopDay, rp: number, menit: number): Promise<void> => {
  await fetchFor(day, { saldo: await drawer(day), rp, menit });
};

const entryOf = (day: ShopDay, entry: PlannedCash): Promise<Posting> => {
  const { jenis, kategori, jumlah_rp, keterangan, sisakan, input_by, menit } = entry;
  const by = { user_id: input_by, menit };
  return sisakan === null
    ? judged(day, by, { jenis, kategori, jumlah_rp, keterangan }, kasOf)
    : bankOf(day, by, { arah: 'SETOR', jumlah_rp, keterangan });
};

/**
 * The day's cash in and out, in order, written with what else was decided by then: a deposit brings what is really above the float,
 * and what the drawer lacks for wages is fetched.
 */
export const runCash = async (
  day: ShopDay,
  cash: readonly PlannedCash[],
  decided: readonly Posting[],
): Promise<void> => {
  let saldo = await drawer(day);
  const out = [...decided];
  for (const entry of cash) {
    const { menit, jenis, jumlah_rp, sisakan } = entry;
    const rp = sisakan === null ? jumlah_rp : depositOf(saldo, sisakan);
    if (rp <= 0) continue;
    if (jenis === 'KELUAR') {
      saldo += await fetchFor(day, { saldo, rp, menit });
      out.push(await entryOf(day, { ...entry, jumlah_rp: rp }));
      saldo -= rp;
    } else {
      await write(day, [await entryOf(day, entry)]);
      saldo += rp;
    }
  }
  await write(day, out);
};
