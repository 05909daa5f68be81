import { bayarCicilanInput } from '@kadar/contract/endpoints/cicilan.ts';
import { gramCicilanInput } from '@kadar/contract/endpoints/cicilan-gram.ts';
import { pembulatanJual } from '@kadar/contract/sale-terms.ts';
import type { MemberRow } from '@kadar/demo-data/rows.ts';
import { diffDays } from '@kadar/domain/dates.ts';
import { lastGramPayment } from '@kadar/domain/gram-plan.ts';
import { valueAt } from '@kadar/domain/weight.ts';
import type { Contract } from '../modules/cicilan/contract.ts';
import { type GramRate, modelOf, rateOf } from '../modules/cicilan/gram.ts';
import { postGram } from '../modules/cicilan/open-gram.ts';
import { postPayment } from '../modules/cicilan/pay.ts';
import { type Piece, pieceOf, totalOf } from '../modules/cicilan/piece.ts';
import { pricePiece } from '../modules/harga/public.ts';
import { type Query, sql } from '../platform/database/sql.ts';
import { contractNow, ends, whoPaysLater } from './contract-day.ts';
import { asked, bySpv, cash, demoIntent } from './demo-call.ts';
import { actorOf, happensAt, isToCome, type ShopDay, sellerOf } from './shop.ts';
import { codeOf, tagged } from './tag-one.ts';

const GROWS_AT = 16 * 60 + 50;
/** The first are signed every so many days, then seldom; every other is of a model. */
const FIRST_DAYS = 12;
const FIRST_EVERY = 3;
const FIRST_DAY = 2;
const EVERY = 17;
const PLAN = 'C12';
/** What opening one costs, as the demo's plans say. */
const ADMIN_RP = 50_000;
/** Paid at first, and each week, of what it costs that day. */
const DOWN = 0.42;
const WEEKLY = 0.04;
const WEEK_DAYS = 7;
const STEP_RP = 10_000;
/** Of so many the first ones are fetched early, and one is called off; the others are fetched once less is left than a week's payment. */
const OF = 4;
const FATE = { EARLY: 1, CALLED_OFF: 2 } as const;
const EARLY_DAYS = 10;
const CALLED_OFF_DAYS = 8;

interface Open {
  no_cicilan: string;
  tanggal: string;
  fate: number;
}

const inSteps = (rp: number): number => Math.ceil(rp / STEP_RP) * STEP_RP;

/** What it costs by the lists of the day, for a gram and whole; in rupiah. */
const pricedBy = async (day: ShopDay, rate: Query<GramRate | Piece | null>) => {
  const { kadar, shop, tx, tanggal } = day;
  const { piece } = await tx.one<{ piece: GramRate | Piece | null }>(sql`select ${rate} as piece`);
  if (!piece) throw new Error(`a gram plan of ${shop.kode_toko} has nothing to be priced by`);
  const settings = await kadar.settings.of(shop.kode_toko);
  const priced = pricePiece(piece, settings);
  const hargaRp = totalOf({ priced, piece }, { settings, toko: shop.kode_toko, tanggal });
  return { perGramRp: priced.hargaEmas, hargaRp, beratMg: piece.berat, settings };
};

/** What grows: a piece of its own, since each of the others is planned to be sold, or a model of one in a tray. */
const wanted = async (
  day: ShopDay,
): Promise<{ said: object; rate: Query<GramRate | Piece | null> } | undefined> => {
  const { tx, shop } = day;
  const kode_barcode = codeOf(day, 'G');
  if (shop.hari % 2 === 0)
    return (await tagged(day, kode_barcode))
      ? { said: { kode_barcode }, rate: pieceOf(shop.kode_toko, kode_barcode) }
      : undefined;
  const like = await tx.maybe<{ kode_dept: string; kode_group: string; kadar: number; berat: number }>(sql`
    select kode_dept, kode_group, kadar::float as kadar, berat from barang where kode_toko = ${shop.kode_toko} and status = 'READY' and hpp > 0
    order by kode_barcode limit 1`);
  return like && { said: { model: { ...like, berat: like.berat / 1000 } }, rate: modelOf(like) };
};

const signs = async (
  day: ShopDay,
  { kode_customer, nama_customer, alamat_customer, no_hp }: MemberRow,
): Promise<void> => {
  const goods = await wanted(day);
  if (!goods) return;
  const { perGramRp, hargaRp } = await pricedBy(day, goods.rate);
  const bayar = inSteps(hargaRp * DOWN);
  const body = gramCicilanInput.parse({
    tanggal: day.tanggal,
    kode_sales: sellerOf(day),
    kode_customer,
    nama_customer,
    alamat_customer,
    no_hp,
    kode_cicilan: PLAN,
    ...goods.said,
    harga_emas: perGramRp,
    bayar,
    payments: cash(bayar + ADMIN_RP),
  });
  await bySpv(day, body, (context) => postGram(context, day.tx));
};

const pays = async (day: ShopDay, no_cicilan: string, jumlah_rp: number, ambil?: string): Promise<void> => {
  const said = { no_cicilan, kode_sales: sellerOf(day), jumlah_rp, ...(ambil && { ambil }) };
  const body = bayarCicilanInput.parse({ ...said, payments: cash(jumlah_rp) });
  const actor = actorOf(day.shop, day.shop.spv);
  const intent = demoIntent(actor, `demo-${no_cicilan}-${day.tanggal}`);
  await asked(day, { actor, params: {}, body }, (context) => postPayment(context, day.tx, intent));
};

/** Its piece, or one of its model that is as heavy, is fetched for what is missing. */
const isFetched = async (day: ShopDay, { no_cicilan, terms, gram }: Contract): Promise<void> => {
  const own = `${codeOf(day, 'G')}${no_cicilan.slice(-7)}`;
  const like = { kode_dept: gram?.kode_dept ?? '', kadar: terms.kadar, berat: terms.berat / 1000 };
  const ambil = terms.kode_barcode || ((await tagged(day, own, like)) && own);
  if (!ambil) return;
  const { settings, ...price } = await pricedBy(day, pieceOf(day.shop.kode_toko, ambil));
  const last = { ...price, saldoMg: gram?.mg ?? 0, pembulatan: pembulatanJual(settings) };
  await pays(day, no_cicilan, lastGramPayment(last).rp, ambil);
};

/** What a day brings to a plan that is running. */
const goesOn = async (day: ShopDay, { no_cicilan, tanggal: signed, fate }: Open): Promise<void> => {
  const { shop, tanggal } = day;
  const contract = await contractNow(day, no_cicilan);
  if (!contract?.gram) return;
  const old = diffDays(signed, tanggal);
  if (fate === FATE.CALLED_OFF && old >= CALLED_OFF_DAYS) return ends(day, contract, 'BATAL');
  if (fate <= FATE.EARLY && old >= EARLY_DAYS) return isFetched(day, contract);
  if (old % WEEK_DAYS !== 0) return;
  const { perGramRp } = await pricedBy(day, rateOf(sql`${shop.kode_toko}`, sql`${no_cicilan}`));
  const weekly = inSteps(contract.terms.total * WEEKLY);
  const left = valueAt(contract.terms.berat - contract.gram.mg, perGramRp);
  if (left <= weekly) await isFetched(day, contract);
  else await pays(day, no_cicilan, weekly);
};

/** Where gram plans are switched on: some grow week by week until their piece is fetched, some are fetched early or called off. */
export const gramDay = async (day: ShopDay, members: readonly MemberRow[]): Promise<void> => {
  const { kadar, tx, shop } = day;
  const { CICILAN_GRAM_MODULE } = await kadar.settings.of(shop.kode_toko);
  if (!CICILAN_GRAM_MODULE || isToCome(day, GROWS_AT)) return;
  await happensAt(day, GROWS_AT);
  const open = await tx.rows<Open>(sql`
    select c.no_cicilan, c.tanggal, ((c.tanggal - date '2000-01-01') % ${OF}) as fate from cicilan c
    join cicilan_gram_detail g on g.kode_toko = c.kode_toko and g.no_faktur = c.no_cicilan
    where c.kode_toko = ${shop.kode_toko} and c.status = 'AKTIF' order by c.no_cicilan`);
  for (const one of open) await goesOn(day, one);
  const { hari } = shop;
  const member = whoPaysLater(members, hari * 11 + 3);
  if (member && (hari < FIRST_DAYS ? hari % FIRST_EVERY === FIRST_DAY : hari % EVERY === 0))
    await signs(day, member);
};
