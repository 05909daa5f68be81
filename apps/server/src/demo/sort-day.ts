import {
  type KeSortir,
  leburInput,
  lotInput,
  selesaiInput,
  sortirInput,
} from '@kadar/contract/endpoints/sortir-belian.ts';
import { weekday } from '@kadar/demo-data/calendar.ts';
import { type Rng, rngFrom } from '@kadar/demo-data/rng.ts';
import { diffDays } from '@kadar/domain/dates.ts';
import { finishLot, melt } from '../modules/pembelian/sortir/commands/end-lot.ts';
import { openLot } from '../modules/pembelian/sortir/commands/open-lot.ts';
import { postSortir } from '../modules/pembelian/sortir/commands/post-sortir.ts';
import { sql } from '../platform/database/sql.ts';
import { haveCash } from './cash-day.ts';
import { demoCall } from './demo-call.ts';
import { actorOf, type Bought, happensAt, type ShopDay } from './shop.ts';

const TUESDAY = 2;
const MINUTE = 10 * 60 + 30;
/** No document sorts more than so many. */
const MOST = 500;
const CLEANING_RP = 12_000;
/** Pieces on sale again that no planned sale takes. */
const SPARE = 3;
/** The police ask for a piece every so many days, the last time nine days ago. */
const POLICE_EVERY = 50;
const POLICE_AT = 9;
/** Assay of the bars that a shop melts, in percent. */
const ASSAY = 68.5;

/** Sorted goods lie in the last trays of the showcase, another each week. */
export const trayOf = ({ chain, shop }: ShopDay, rng: Rng): string => {
  const shown = chain.baki.filter((row) => row.kode_toko === shop.kode_toko && row.kode_gudang === 'ETALASE');
  return rng.pick(shown.slice(-20)).kode_baki;
};

/** Sorts pieces, and gives the document; '' where there are none. */
export const sorted = async (
  day: ShopDay,
  barcodes: readonly string[],
  said: { ke: KeSortir; kode_baki?: string; no_lot?: string; pejabat?: string; no_surat?: string },
): Promise<string> => {
  if (barcodes.length === 0) return '';
  const { kadar, tx, shop } = day;
  const body = sortirInput.parse({ ...said, barcodes });
  const { data } = await postSortir(await demoCall(kadar, actorOf(shop, shop.spv), { params: {}, body }), tx);
  return data.no_faktur;
};

export const opened = async (day: ShopDay, jenis: 'CUCI' | 'SEPUH' | 'LEBUR'): Promise<string> => {
  const { kadar, tx, shop } = day;
  const body = lotInput.parse({ jenis });
  const { data } = await openLot(await demoCall(kadar, actorOf(shop, shop.spv), { params: {}, body }), tx);
  return data.no_faktur;
};

/** What the supervisor makes of a piece: much of what is still fine is out of fashion, and melted with the broken. */
const fate = ({ kondisi_barang }: Bought, rng: Rng): 'READY' | 'CUCI' | 'ROSOK' => {
  const chance = rng.next();
  if (kondisi_barang === 'BAGUS' && chance < 0.3) return 'READY';
  if (kondisi_barang === 'CUCI' && chance < 0.5) return 'CUCI';
  return 'ROSOK';
};

const finishCleaning = async (day: ShopDay, kode_baki: string): Promise<void> => {
  const { kadar, tx, shop } = day;
  const { cuci } = shop;
  if (!cuci) return;
  const { no_lot, barcodes } = cuci;
  const biaya = barcodes.length * CLEANING_RP;
  await haveCash(day, biaya, MINUTE);
  const body = selesaiInput.parse({ no_lot, kode_baki, biaya });
  await finishLot(await demoCall(kadar, actorOf(shop, shop.spv), { params: {}, body }), tx);
  day.after(() => {
    shop.cuci = null;
    shop.bekas.push(...barcodes);
  });
};

/** One bar of nearly all the fine gold that went in; what the fire took stays below what needs the owner. */
const meltLot = async (day: ShopDay, no_lot: string, rng: Rng): Promise<void> => {
  const { kadar, tx, shop } = day;
  const { murni } = await tx.one<{ murni: number }>(
    sql`select coalesce(sum(murni), 0)::bigint as murni from mutasi_massa
      where kode_toko = ${shop.kode_toko} and objek = 'ROSOK' and kunci = ${no_lot} and milik = 'TOKO'`,
  );
  const kept = murni * (1 - rng.int(3, 8) / 1000);
  const body = leburInput.parse({
    no_lot,
    batang: [{ berat: Math.floor((kept * 100) / ASSAY) / 1000, kadar: ASSAY }],
  });
  await melt(await demoCall(kadar, actorOf(shop, shop.spv), { params: {}, body }), tx);
  day.after(() => {
    shop.lebur = null;
  });
};

/** Once a month the scrap goes into a lot, and two weeks later into the fire. */
const meltDay = async (day: ShopDay, rng: Rng): Promise<void> => {
  const { shop, tanggal } = day;
  const ofMonth = Number(tanggal.slice(8));
  if (shop.lebur && ofMonth > 14) return meltLot(day, shop.lebur, rng);
  if (shop.lebur || shop.rosok.length === 0) return;
  const scrap = shop.rosok.slice(0, MOST);
  const no_lot = await opened(day, 'LEBUR');
  await sorted(day, scrap, { ke: 'LEBUR', no_lot });
  day.after(() => {
    shop.lebur = no_lot;
    shop.rosok.splice(0, scrap.length);
  });
};

/** The police take an interest in a piece that was just bought, and are done with the one before it. */
const policeDay = async (day: ShopDay, today: string): Promise<void> => {
  const { shop, tanggal } = day;
  const [before] = shop.polisi;
  const piece = shop.beli.find(({ kode_barcode }) => !day.gone.has(kode_barcode));
  if (diffDays(tanggal, today) % POLICE_EVERY !== POLICE_AT || !piece) return;
  const letter = { pejabat: 'AIPTU SURYANTO', no_surat: `B/${tanggal.replaceAll('-', '')}/RESKRIM` };
  await happensAt(day, MINUTE - 30);
  if (before) await sorted(day, [before], { ke: shop.titip.size % 2 === 0 ? 'BELI' : 'DISITA', ...letter });
  const taken = [piece.kode_barcode];
  await sorted(day, taken, { ke: 'DITAHAN_POLISI', ...letter });
  day.after(() => {
    shop.polisi = taken;
    shop.beli = shop.beli.filter(({ kode_barcode }) => !taken.includes(kode_barcode));
  });
};

/** Every Tuesday what was bought is sorted: on sale, to be cleaned or gilded, to the scrap and at last into the fire. */
export const sortDay = async (
  day: ShopDay,
  { seed, today }: { seed: string; today: string },
): Promise<void> => {
  const { shop, tanggal } = day;
  if (weekday(tanggal) !== TUESDAY) return policeDay(day, today);
  const rng = rngFrom(`${seed}/sort/${shop.kode_toko}/${tanggal}`);
  const kode_baki = trayOf(day, rng);
  await happensAt(day, MINUTE);
  await finishCleaning(day, kode_baki);
  await meltDay(day, rng);
  const some = shop.beli.slice(0, MOST);
  const by = Map.groupBy(some, (piece) => fate(piece, rng));
  const codes = (to: 'READY' | 'CUCI' | 'ROSOK') =>
    (by.get(to) ?? []).flatMap(({ kode_barcode }) => (day.gone.has(kode_barcode) ? [] : kode_barcode));
  const [ready, worn, scrap] = [codes('READY'), codes('CUCI'), codes('ROSOK')];
  await sorted(day, ready, { ke: 'READY', kode_baki });
  await sorted(day, scrap, { ke: 'ROSOK' });
  const jenis = rng.chance(0.3) ? 'SEPUH' : 'CUCI';
  const no_lot = worn.length > 0 ? await opened(day, jenis) : '';
  await sorted(day, worn, { ke: jenis, no_lot });
  day.after(() => {
    shop.beli.splice(0, some.length);
    const wanted = Math.max(0, SPARE - shop.sisih.length);
    shop.sisih.push(...ready.slice(0, wanted));
    shop.bekas.push(...ready.slice(wanted));
    shop.rosok.push(...scrap);
    if (no_lot) shop.cuci = { no_lot, barcodes: worn };
  });
};
