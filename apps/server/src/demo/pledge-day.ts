import { cicilInput, hutangInput, perpanjangInput, tebusInput } from '@kadar/contract/endpoints/hutang.ts';
import { type Rng, rngFrom } from '@kadar/demo-data/rng.ts';
import type { MemberRow } from '@kadar/demo-data/rows.ts';
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
import { BAG_MG, partRelease, sellToShop, topUp } from './pledge-fates.ts';
import { EARLY, FIRST_LOANS, firstOf, goodsOf, nextOf, percentOf, rareOf } from './pledge-plan.ts';
import { actorOf, type DemoPledge, happensAt, type PledgeFate, type ShopDay, sellerOf } from './shop.ts';

const PER_DAY = 0.6;
const STEP_RP = 50_000;

const lend = async (
  day: ShopDay,
  rng: Rng,
  { member, menit, kode_sales, nth }: { member: MemberRow; menit: number; kode_sales: string; nth: number },
): Promise<void> => {
  const { kadar, tx, shop, tanggal } = day;
  const rare = rareOf(nth);
  const goods = goodsOf(rng, rare);
  const mg = goods.reduce((sum, { berat_kotor }) => sum + berat_kotor, 0);
  const ground = await tx.one<TaksirGround>(sql`
    select ${taksirColumns(member.kode_customer, 0)} from hari_kerja h where h.kode_toko = ${shop.kode_toko}`);
  const { plafond } = appraise(goods, ground);
  const jumlah = Math.floor((plafond * percentOf(rng, rare)) / 100 / STEP_RP) * STEP_RP;
  if (jumlah === 0) return;
  const actor = actorOf(shop, shop.spv);
  await happensAt(day, menit);
  await haveCash(day, jumlah, menit);
  const input = hutangInput.parse({
    tanggal,
    kode_sales,
    kode_customer: member.kode_customer,
    no_ktp: `31730${String(rng.int(0, 99_999_999_999)).padStart(11, '0')}`,
    barang: goods.map((piece) => ({
      ...piece,
      berat_kotor: piece.berat_kotor / 1000,
      metode_uji: 'BATU UJI',
      foto: [crypto.randomUUID()],
    })),
    jumlah_hutang: jumlah,
    ...(rare?.lama && { lama_pinjam: rare.lama }),
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
  const next = firstOf(rng, data.no_faktur, tanggal, rare);
  if (rare?.batal) await cancelPledge(day, data.no_faktur, menit + 9);
  else day.after(() => shop.gadai.push(next));
};

/** What is paid on an open pledge, its interest and penalty before all. */
const pay = async (day: ShopDay, { no_hutang, fate }: DemoPledge, pledge: Pledge): Promise<void> => {
  const { kadar, tx, shop, tanggal } = day;
  const settings = await kadar.settings.of(shop.kode_toko);
  const { bunga, denda } = dueOf(pledge, tanggal, settings.PEMBULATAN_HUTANG);
  // Who asks nicely is let off half of his interest.
  const diskon = fate === 'KERINGANAN' ? Math.floor(bunga / 2) : 0;
  const half = Math.floor(pledge.keadaan.pokok / 2 / STEP_RP) * STEP_RP;
  const pokok = fate === 'TEBUS' ? pledge.keadaan.pokok : fate === 'CICIL' ? half : 0;
  if (fate === 'CICIL' && pokok === 0) return;
  const total = pokok + bunga + denda.rp - diskon;
  const paid = {
    no_hutang,
    kode_sales: sellerOf(day),
    diskon,
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
const ENDS: readonly PledgeFate[] = ['TEBUS', 'DIBELI', 'KLAIM', 'HAPUS', 'LEWAT'];

/** Less common than money on the counter; false where it cannot be, and the pledge is paid on as always. */
const unusual = async (
  day: ShopDay,
  { no_hutang, fate }: DemoPledge,
  pledge: Pledge,
  menit: number,
): Promise<boolean> => {
  const { shop } = day;
  if (fate === 'KLAIM') await claimGoods(day, { no_hutang, pokok: pledge.keadaan.pokok });
  else if (fate === 'HAPUS') await writeOffPledge(day, no_hutang);
  else if (fate === 'SLIP') await loseSlip(day, no_hutang);
  else if (fate === 'LEPAS') return partRelease(day, pledge);
  else if (fate === 'DIBELI') return sellToShop(day, pledge, menit);
  else if (fate === 'LEWAT') day.after(() => shop.lewat.push(no_hutang));
  else return false;
  return true;
};

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
  const lent = fate === 'TAMBAH' ? await topUp(day, pledge, menit) : '';
  if (!lent && !(await unusual(day, one, pledge, menit)))
    await pay(day, fate === 'DIBELI' ? { ...one, fate: 'TEBUS' } : one, pledge);
  if (ENDS.includes(fate)) return;
  const next = nextOf(rng, lent || no_hutang, tanggal);
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
  const usual = rng.chance(PER_DAY) ? rng.int(1, 2) : 0;
  const early = shop.pinjaman === 0 ? FIRST_LOANS : 2;
  const loans = shop.pinjaman < EARLY ? early : usual;
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
