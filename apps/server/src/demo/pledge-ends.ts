import { HUTANG } from '@kadar/contract/dokumen/hutang.ts';
import { slipInput } from '@kadar/contract/endpoints/hutang-bayar.ts';
import { jualLelang } from '@kadar/contract/endpoints/lelang.ts';
import { bayarAkhirInput, hapusInput, klaimInput } from '@kadar/contract/endpoints/lelang-akhir.ts';
import { GROUPS, JENIS } from '@kadar/demo-data/catalogue.ts';
import type { Rng } from '@kadar/demo-data/rng.ts';
import { addDays } from '@kadar/domain/dates.ts';
import { reverseDokumen } from '../modules/dokumen/public.ts';
import { postSlip, validasiPelunasan } from '../modules/hutang/public.ts';
import {
  claim,
  endLelang,
  giveNotice,
  payOut,
  planLelang,
  sellLot,
  writeOff,
} from '../modules/lelang/public.ts';
import type { Context } from '../platform/context.ts';
import type { Tx } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { haveCash } from './cash-day.ts';
import { approved, demoCall, orUndone } from './demo-call.ts';
import { actorOf, type DemoActor, happensAt, ownAccount, type ShopDay, sellerOf } from './shop.ts';

const STEP_RP = 10_000;
/** Days between the steps of an auction: notices are 7 apart at least, the sale 14 after the second. */
const NOTICE_DAYS = 7;
const SALE_DAYS = 14;
const COSTS_RP = 50_000;
const BUYERS = ['TOKO EMAS SINAR JAYA', 'H. MAHMUD', 'IBU LINDA', 'CV LOGAM ABADI'] as const;
/** Goods are replaced at more than was lent on them. */
const CLAIM_PERCENT = 135;
const CLAIM_DAYS = 3;

type Command<P, B, R> = (context: Context<P, unknown, B>, tx: Tx) => Promise<R>;

export const ownerOf = ({ shop }: ShopDay): DemoActor => ({
  user_id: shop.owner,
  level: 'OWN',
  toko: shop.kode_toko,
});

/** A command of pledges as somebody sends it, signed where it asks for that. */
export const sent = async <P, B, R>(
  day: ShopDay,
  actor: DemoActor,
  input: { params: P; body: B },
  command: Command<P, B, R>,
): Promise<R> =>
  approved(day.tx, actor, day.shop, async (approval) => {
    const context = await demoCall(day.kadar, actor, input, approval);
    return orUndone(day.tx, () => command(context, day.tx));
  });

/** A loan that was entered wrongly is cancelled on its day. */
export const cancelPledge = async (day: ShopDay, no_faktur: string, menit: number): Promise<void> => {
  await happensAt(day, menit);
  await sent(
    day,
    actorOf(day.shop, day.shop.spv),
    { params: { no_faktur }, body: { alasan: 'SALAH INPUT BERAT' } },
    (context, tx) => reverseDokumen(context, tx, undefined, [HUTANG.jenis]),
  );
};

/** The supervisor found the cash of redemptions right: their goods leave. */
export const validate = async (
  day: ShopDay,
  no_faktur_hutangs: readonly string[],
  menit: number,
): Promise<void> => {
  if (no_faktur_hutangs.length === 0) return;
  await happensAt(day, menit);
  const { spv } = day.shop;
  const body = { no_faktur_hutangs: [...no_faktur_hutangs], user_id: spv };
  await sent(day, actorOf(day.shop, spv), { params: {}, body }, validasiPelunasan);
};

/** The slip was lost: its fee is paid, a new one handed out. */
export const loseSlip = async (day: ShopDay, no_hutang: string): Promise<void> => {
  const { BIAYA_SLIP_HILANG: fee } = await day.kadar.settings.of(day.shop.kode_toko);
  const payments = [{ jenis: 'CASH', jumlah_rp: fee }];
  const body = slipInput.parse({ no_hutang, kode_sales: sellerOf(day), total_bayar: fee, payments });
  await sent(day, actorOf(day.shop, day.shop.spv), { params: {}, body }, postSlip);
};

const handOut = async (
  day: ShopDay,
  what: 'KELEBIHAN' | 'KLAIM',
  owed: { no_faktur: string; rp: number },
  menit: number,
) => {
  await haveCash(day, owed.rp, menit);
  const body = bayarAkhirInput.parse({ no_faktur: owed.no_faktur, jenis: 'CASH', jumlah_rp: owed.rp });
  await sent(day, ownerOf(day), { params: {}, body }, payOut(what));
};

/** Goods that were damaged in the shop: they are replaced, and what that is above the loan is paid out some days later. */
export const claimGoods = async (
  day: ShopDay,
  { no_hutang, pokok }: { no_hutang: string; pokok: number },
): Promise<void> => {
  const nilai = Math.ceil((pokok * CLAIM_PERCENT) / 100 / STEP_RP) * STEP_RP;
  const body = klaimInput.parse({ no_hutang, sebab: 'RUSAK', nilai, keterangan: 'TERJEPIT LACI' });
  const { data } = await sent(day, ownerOf(day), { params: {}, body }, claim);
  const owed = { no_faktur: data.no_faktur, rp: data.terutang };
  day.after(() =>
    day.shop.kelebihan.push({ apa: 'KLAIM', ...owed, tanggal: addDays(day.tanggal, CLAIM_DAYS) }),
  );
};

/** Goods that turned out to be no gold. */
export const writeOffPledge = async (day: ShopDay, no_hutang: string): Promise<void> => {
  const body = hapusInput.parse({ no_hutang, keterangan: 'EMAS PALSU, SUDAH DILAPORKAN' });
  await sent(day, ownerOf(day), { params: {}, body }, writeOff);
};

const noticed = (day: ShopDay, id: number, ke: 1 | 2, no_hutang: string[]) =>
  sent(day, ownerOf(day), { params: { id }, body: { ke, cara: 'SURAT', no_hutang } }, giveNotice);

/** Loans past their due date are written to; of three or more, one is redeemed in time. */
const plan = async (day: ShopDay): Promise<void> => {
  const { shop, tanggal } = day;
  const { lewat } = shop;
  const body = { nama: `LELANG ${tanggal}`, no_hutang: [...lewat] };
  const { data } = await sent(day, ownerOf(day), { params: {}, body }, planLelang);
  await noticed(day, data.id, 1, lewat);
  day.after(() => {
    shop.lelang = { id: data.id, langkah: 'PEMBERITAHUAN_2', tanggal: addDays(tanggal, NOTICE_DAYS) };
    const [first, , third] = lewat;
    if (first && third)
      shop.gadai.push({ no_hutang: first, fate: 'TEBUS', tanggal: addDays(tanggal, NOTICE_DAYS - 3) });
    shop.lewat = [];
  });
};

interface Live {
  no_hutang: string;
  /** Melt price of the goods when they were pledged. */
  lebur: number;
  goods: { nama_barang: string; kadar: number }[];
}

/** Where goods go that the shop buys itself: by their name and purity. */
const placesOf = ({ goods }: Live) =>
  goods.map(({ nama_barang, kadar }) => ({
    kode_dept: JENIS.find(({ nama_dept }) => nama_barang.startsWith(nama_dept))?.kode_dept ?? 'LM',
    kode_group: GROUPS.find((group) => group.kadar === kadar)?.kode_group ?? '',
  }));

const liveIn = ({ tx }: ShopDay, id: number): Promise<Live[]> =>
  tx.rows<Live>(sql`
    select h.no_hutang, g.lebur, g.goods
    from lelang_barang l join hutang h using (kode_toko, no_hutang)
    cross join lateral (
      select ceil(sum(b.berat * b.lebur_gram) / 1000)::bigint as lebur,
        json_agg(json_build_object('nama_barang', b.nama_barang, 'kadar', b.kadar) order by b.urut) as goods
      from hutang_barang b where b.kode_toko = h.kode_toko and b.no_faktur = h.no_hutang) g
    where l.lelang_id = ${id} and l.aktif and h.status = 'AKTIF' order by h.no_hutang`);

/** Most bring more than is owed, some less; the shop keeps one in six. */
const sell = async (day: ShopDay, rng: Rng, id: number, live: Live): Promise<void> => {
  const { no_hutang, lebur } = live;
  const fate = rng.weighted([
    ['CASH', 4],
    ['TRANSFER', 1],
    ['TOKO', 1],
  ] as const);
  const part = fate === 'TOKO' ? 100 : rng.int(78, 106);
  const body = jualLelang.body?.parse({
    no_hutang,
    nilai: Math.ceil((lebur * part) / 100 / STEP_RP) * STEP_RP,
    biaya: COSTS_RP,
    cara: fate,
    ...(fate === 'TRANSFER' && { no_rekening: ownAccount(day) }),
    ...(fate === 'TOKO' ? { masuk: placesOf(live) } : { pembeli: rng.pick(BUYERS) }),
  });
  if (body) await sent(day, ownerOf(day), { params: { id }, body }, sellLot);
};

const end = async (day: ShopDay, rng: Rng, id: number): Promise<void> => {
  const { shop, tanggal } = day;
  for (const live of await liveIn(day, id)) await sell(day, rng, id, live);
  const { data } = await sent(day, ownerOf(day), { params: { id }, body: {} }, endLelang);
  // Two of three come for what is theirs.
  const asked = data.dokumen.filter(({ kelebihan }) => kelebihan > 0 && rng.chance(2 / 3));
  const fetched = asked.map(({ no_faktur, kelebihan }, at) => ({
    apa: 'KELEBIHAN' as const,
    no_faktur,
    rp: kelebihan,
    // Some are there at once.
    tanggal: addDays(tanggal, at < 3 ? 1 : rng.int(2, 40)),
  }));
  day.after(() => {
    shop.lelang = null;
    shop.kelebihan.push(...fetched);
  });
};

/** The next step of the shop's auction, if it is due, and surpluses that are fetched. */
export const auctionDay = async (day: ShopDay, rng: Rng, menit: number): Promise<void> => {
  const { shop, tanggal } = day;
  const { lelang } = shop;
  const fetched = shop.kelebihan.filter((one) => one.tanggal <= tanggal && !day.gone.has(one.no_faktur));
  const due = lelang !== null && lelang.tanggal <= tanggal;
  if (fetched.length === 0 && !due && shop.lewat.length < 2) return;
  await happensAt(day, menit);
  for (const one of fetched) await handOut(day, one.apa, one, menit);
  day.after(() => {
    shop.kelebihan = shop.kelebihan.filter((one) => !fetched.includes(one));
  });
  if (lelang === null) {
    if (shop.lewat.length > 1) await plan(day);
  } else if (due && lelang.langkah === 'PEMBERITAHUAN_2') {
    const live = await liveIn(day, lelang.id);
    await noticed(
      day,
      lelang.id,
      2,
      live.map(({ no_hutang }) => no_hutang),
    );
    day.after(() => {
      shop.lelang = { ...lelang, langkah: 'JUAL', tanggal: addDays(tanggal, SALE_DAYS) };
    });
  } else if (due) await end(day, rng, lelang.id);
};
