import { cicilInput, hutangInput, perpanjangInput, tebusInput } from '@kadar/contract/endpoints/hutang.ts';
import { type Rng, rngFrom } from '@kadar/demo-data/rng.ts';
import type { MemberRow } from '@kadar/demo-data/rows.ts';
import { addDays } from '@kadar/domain/dates.ts';
import {
  appraise,
  dueOf,
  type Pledge,
  pledgesHeld,
  postCicil,
  postHutang,
  postPerpanjang,
  postTebus,
  type TaksirGround,
  taksirColumns,
} from '../modules/hutang/public.ts';
import { sql } from '../platform/database/sql.ts';
import { haveCash } from './cash-day.ts';
import { approved, demoCall } from './demo-call.ts';
import { auctionDay, cancelPledge, claimGoods, loseSlip, validate, writeOffPledge } from './pledge-ends.ts';
import { actorOf, type DemoPledge, happensAt, type ShopDay, sellerOf } from './shop.ts';

const GOODS = [
  { nama_barang: 'KALUNG ITALY SANTA', kadar: 75, from: 2_000, to: 12_000 },
  { nama_barang: 'GELANG RANTAI SISIK NAGA', kadar: 70, from: 3_000, to: 20_000 },
  { nama_barang: 'CINCIN KAWIN POLOS', kadar: 75, from: 1_000, to: 5_000 },
  { nama_barang: 'LIONTIN HURUF A', kadar: 42, from: 800, to: 3_000 },
  { nama_barang: 'LM ANTAM 5 GR', kadar: 99.9, from: 5_000, to: 5_000 },
] as const;
const PER_DAY = 0.6;
/** Of the plafond: few borrow all of it. */
const LEAST_PERCENT = 40;
/** What one in thirty gets on the owner's word: more than LTV_MAKS allows of the goods before long. */
const ABOVE_PERCENT = 111;
const BAG_MG = 600;
const STEP_RP = 50_000;
/** Most redeem, one in five extends first, few are left to the auction (domain §9). */
const FATES = [
  ['TEBUS', 65],
  ['PERPANJANG', 20],
  ['CICIL', 8],
  ['LEWAT', 4],
] as const;
/** What happens so seldom that a draw might leave it out of a year: to one in so many, from this one on. */
const RARELY = {
  BATAL: { of: 30, from: 5 },
  DI_ATAS_PLAFON: { of: 30, from: 11 },
  SLIP: { of: 60, from: 8 },
  KLAIM: { of: 120, from: 14 },
  HAPUS: { of: 120, from: 44 },
  // Lent for a month, and nobody comes.
  SINGKAT: { of: 20, from: 2 },
} as const;
const isRare = (what: keyof typeof RARELY, nth: number): boolean =>
  nth % RARELY[what].of === RARELY[what].from;

const SHORT_DAYS = 30;
/** From a due date past its grace. */
const LATE_DAYS = 10;
const TERM_DAYS = 120;

/** When a pledge is paid on: any day of its term, an extension late in it; what nobody comes for is noticed after its term. */
const nextOf = (rng: Rng, no_hutang: string, tanggal: string): DemoPledge => {
  const fate = rng.weighted<DemoPledge['fate']>(FATES);
  const any = fate === 'PERPANJANG' ? rng.int(80, 118) : rng.int(6, 116);
  return { no_hutang, fate, tanggal: addDays(tanggal, fate === 'LEWAT' ? TERM_DAYS + LATE_DAYS : any) };
};

/** What comes of a new pledge first. */
const firstOf = (rng: Rng, no_hutang: string, tanggal: string, nth: number): DemoPledge => {
  const next = nextOf(rng, no_hutang, tanggal);
  if (isRare('SINGKAT', nth))
    return { no_hutang, fate: 'LEWAT', tanggal: addDays(tanggal, SHORT_DAYS + LATE_DAYS) };
  const rare = (['SLIP', 'KLAIM', 'HAPUS'] as const).find((what) => isRare(what, nth));
  return rare ? { no_hutang, fate: rare, tanggal: addDays(tanggal, rng.int(4, 18)) } : next;
};

const lend = async (
  day: ShopDay,
  rng: Rng,
  { member, menit, kode_sales, nth }: { member: MemberRow; menit: number; kode_sales: string; nth: number },
): Promise<void> => {
  const { kadar, tx, shop, tanggal } = day;
  const { from, to, ...piece } = rng.pick(GOODS);
  const mg = rng.int(from / 10, to / 10) * 10;
  const goods = { ...piece, kode_group: '', berat_kotor: mg, berat_atribut: 0 };
  const ground = await tx.one<TaksirGround>(sql`
    select ${taksirColumns(member.kode_customer, 0)} from hari_kerja h where h.kode_toko = ${shop.kode_toko}`);
  const { plafond } = appraise([goods], ground);
  const part = rng.int(LEAST_PERCENT, 100);
  const percent = isRare('DI_ATAS_PLAFON', nth) ? ABOVE_PERCENT : part;
  const jumlah = Math.floor((plafond * percent) / 100 / STEP_RP) * STEP_RP;
  if (jumlah === 0) return;
  const actor = actorOf(shop, shop.spv);
  await happensAt(day, menit);
  await haveCash(day, jumlah, menit);
  const input = hutangInput.parse({
    tanggal,
    kode_sales,
    kode_customer: member.kode_customer,
    no_ktp: `31730${String(rng.int(0, 99_999_999_999)).padStart(11, '0')}`,
    barang: [{ ...goods, berat_kotor: mg / 1000, metode_uji: 'BATU UJI', foto: [crypto.randomUUID()] }],
    jumlah_hutang: jumlah,
    ...(isRare('SINGKAT', nth) && { lama_pinjam: SHORT_DAYS }),
    no_segel: `${shop.kode_toko}${tanggal.slice(2).replaceAll('-', '')}${menit}`,
    berat_kantong: (mg + BAG_MG) / 1000,
    tempat: `LACI ${rng.int(1, 6)}`,
    jenis: 'CASH',
    plafond,
  });
  // Its photo was taken for nobody, as that of a bought piece.
  const body = { ...input, barang: input.barang.map(({ foto: _none, ...one }) => one) };
  const { data } = await approved(tx, actor, shop, async (approval) =>
    postHutang(await demoCall(kadar, actor, { params: {}, body }, approval), tx),
  );
  const next = firstOf(rng, data.no_faktur, tanggal, nth);
  if (isRare('BATAL', nth)) await cancelPledge(day, data.no_faktur, menit + 9);
  else day.after(() => shop.gadai.push(next));
};

/** What is paid on an open pledge, its interest and penalty before all. */
const pay = async (day: ShopDay, { no_hutang, fate }: DemoPledge, pledge: Pledge): Promise<void> => {
  const { kadar, tx, shop, tanggal } = day;
  const settings = await kadar.settings.of(shop.kode_toko);
  const { bunga, denda } = dueOf(pledge, tanggal, settings.PEMBULATAN_HUTANG);
  const half = Math.floor(pledge.keadaan.pokok / 2 / STEP_RP) * STEP_RP;
  const pokok = fate === 'TEBUS' ? pledge.keadaan.pokok : fate === 'CICIL' ? half : 0;
  if (fate === 'CICIL' && pokok === 0) return;
  const total = pokok + bunga + denda.rp;
  const paid = {
    no_hutang,
    kode_sales: sellerOf(day),
    total_bayar: total,
    payments: total > 0 ? [{ jenis: 'CASH', jumlah_rp: total }] : [],
  };
  const actor = actorOf(shop, shop.spv);
  await approved(tx, actor, shop, async (approval) => {
    const call = <B>(body: B) => demoCall(kadar, actor, { params: {}, body }, approval);
    if (fate === 'TEBUS') {
      const berat_kantong = pledge.keadaan.berat_kantong / 1000;
      await postTebus(await call(tebusInput.parse({ ...paid, berat_kantong })), tx);
    } else if (fate === 'CICIL') await postCicil(await call(cicilInput.parse({ ...paid, pokok })), tx);
    else
      await postPerpanjang(
        await call(perpanjangInput.parse({ ...paid, bunga_baru: pledge.keadaan.persen })),
        tx,
      );
  });
};

/** What ends a pledge: nothing comes after it. */
const ENDS: readonly DemoPledge['fate'][] = ['TEBUS', 'KLAIM', 'HAPUS', 'LEWAT'];

/** What becomes of a pledge on its day; one that is left waits for an auction. */
const meet = async (day: ShopDay, rng: Rng, one: DemoPledge, menit: number): Promise<void> => {
  const { tx, shop, tanggal } = day;
  const { no_hutang, fate } = one;
  const { pledges } = await tx.one<{ pledges: Pledge[] }>(
    sql`select ${pledgesHeld(shop.kode_toko, [no_hutang])} as pledges`,
  );
  const [pledge] = pledges;
  if (pledge?.keadaan.status !== 'AKTIF') return;
  await happensAt(day, menit);
  if (fate === 'LEWAT') day.after(() => shop.lewat.push(no_hutang));
  else if (fate === 'KLAIM') await claimGoods(day, { no_hutang, pokok: pledge.keadaan.pokok }, menit);
  else if (fate === 'HAPUS') await writeOffPledge(day, no_hutang);
  else if (fate === 'SLIP') await loseSlip(day, no_hutang);
  else await pay(day, one, pledge);
  if (ENDS.includes(fate)) return;
  const next = nextOf(rng, no_hutang, tanggal);
  day.after(() => shop.gadai.push(next));
};

/** Redemptions of the shop that wait for their validation. */
const unvalidated = async ({ tx, shop }: ShopDay): Promise<string[]> => {
  const rows = await tx.rows<{ no_hutang: string }>(
    sql`select no_hutang from hutang where kode_toko = ${shop.kode_toko} and status = 'LUNAS_BELUM_VALID' order by 1`,
  );
  return rows.map(({ no_hutang }) => no_hutang);
};

/** The day's payments on pledges, its step of an auction, then new ones. */
export const pledgeDay = async (
  day: ShopDay,
  { seed, today, members }: { seed: string; today: string; members: readonly MemberRow[] },
): Promise<void> => {
  const { shop, tanggal } = day;
  const rng = rngFrom(`${seed}/gadai/${shop.kode_toko}/${tanggal}`);
  const due = shop.gadai.filter((one) => one.tanggal <= tanggal);
  for (const [index, one] of due.entries()) await meet(day, rng, one, 10 * 60 + index * 4);
  day.after(() => {
    shop.gadai = shop.gadai.filter((one) => !due.includes(one));
  });
  await auctionDay(day, rng, 12 * 60);
  // Those of today still wait.
  if (tanggal < today) await validate(day, await unvalidated(day), 12 * 60 + 30);
  const loans = rng.chance(PER_DAY) ? rng.int(1, 2) : 0;
  for (let n = 0; n < loans; n += 1)
    await lend(day, rng, {
      member: rng.pick(members),
      menit: 13 * 60 + n * 35,
      kode_sales: sellerOf(day),
      nth: shop.pinjaman + n,
    });
  day.after(() => {
    shop.pinjaman += loans;
  });
};
