import { randomUUID } from 'node:crypto';
import { decide } from '../modules/opname/commands/decide.ts';
import { empty } from '../modules/opname/commands/empty.ts';
import { finish } from '../modules/opname/commands/finish.ts';
import { take } from '../modules/opname/commands/scan.ts';
import { begin } from '../modules/opname/commands/start.ts';
import { HUTANG } from '../modules/opname/hutang.ts';
import { sql } from '../platform/database/sql.ts';
import { demoCall } from './demo-call.ts';
import { type DemoActor, happensAt, type ShopDay } from './shop.ts';

const MENIT = 8 * 60 + 20;
/** A count begins so many days after the shop did, and again each month; the day after one that nobody finished. */
const FIRST = 12;
const EVERY = 30;
/** What one bag seems to have lost. */
const LIGHT_MG = 120;

interface Bag {
  no_hutang: string;
  berat_kantong: number;
  tempat: string;
}
interface Scan {
  jenis: 'SCAN' | 'CARI';
  berat: number | null;
  tempat: string;
}

const callOf = async <B>(day: ShopDay, actor: DemoActor, body: B) => ({
  ...(await demoCall(day.kadar, actor, { params: {}, body })),
  scope: { toko: day.shop.kode_toko },
});

const counters = ({ chain, shop }: ShopDay): { spv: DemoActor; kasir: DemoActor; owner: DemoActor } => {
  const toko = shop.kode_toko;
  const kasir = chain.users.find(({ kode_toko, level }) => kode_toko === toko && level === 'KASIR');
  return {
    spv: { user_id: shop.spv, level: 'SPV', toko },
    kasir: { user_id: kasir?.user_id ?? '', level: 'KASIR', toko },
    owner: { user_id: shop.owner, level: 'OWN', toko },
  };
};

const begun = async (day: ShopDay, actor: DemoActor): Promise<number> => {
  const { id } = await begin(await callOf(day, actor, {}), day.tx, HUTANG, { tempat: '', buta: true });
  return id;
};

const scanned = async (
  day: ShopDay,
  actor: DemoActor,
  sesi_id: number,
  bags: readonly (Bag & Scan)[],
): Promise<void> => {
  const scan = bags.map(({ no_hutang, jenis, berat, tempat }) => ({
    id: randomUUID().replaceAll('-', ''),
    sesi_id,
    jenis,
    kode: no_hutang,
    umur_ms: 0,
    tempat,
    berat,
  }));
  await take(await callOf(day, actor, {}), day.tx, HUTANG, { perangkat: 'HP GUDANG', scan });
};

const openBags = ({ tx, shop }: ShopDay): Promise<Bag[]> =>
  tx.rows<Bag>(sql`
    select no_hutang, berat_kantong, tempat from hutang where kode_toko = ${shop.kode_toko} and status in ('AKTIF', 'LUNAS_BELUM_VALID') order by no_hutang`);

/** One bag is missing and found after all, one is light, one lies elsewhere, one is scanned twice; the others are where they should be. */
const count = async (day: ShopDay): Promise<void> => {
  const { spv, kasir, owner } = counters(day);
  const [missing, light, elsewhere, twice, ...rest] = await openBags(day);
  if (!missing || !light || !elsewhere || !twice) return;
  const id = await begun(day, spv);
  const found = (bag: Bag, more: Partial<Scan> = {}) => ({
    ...bag,
    jenis: 'SCAN' as const,
    berat: null,
    ...more,
    tempat: more.tempat ?? bag.tempat,
  });
  await scanned(day, kasir, id, [
    ...rest.map((bag) => found(bag)),
    found(light, { berat: light.berat_kantong - LIGHT_MG }),
    found(elsewhere, { tempat: 'LEMARI BESI' }),
    found(twice),
    found(missing, { jenis: 'CARI' }),
  ]);
  await scanned(day, spv, id, [found(twice), found(missing, { jenis: 'CARI' })]);
  const said = { keterangan: 'DICATAT, DITELUSURI', tanpa_orang_kedua: '', alasan: [] };
  await finish(await callOf(day, spv, {}), day.tx, HUTANG, said);
  for (const [bag, putusan] of [
    [missing, 'DITEMUKAN'],
    [light, 'KLAIM'],
  ] as const) {
    const said = { sesi_id: id, kode: bag.no_hutang, putusan, keterangan: 'SUDAH DIPERIKSA' };
    await decide(await callOf(day, owner, {}), day.tx, HUTANG, said);
  }
};

/** Bags of pledges are counted once a month; the day after somebody began again by mistake. */
export const countDay = async (day: ShopDay): Promise<void> => {
  const after = day.shop.hari - FIRST;
  if (after < 0 || after % EVERY > 1) return;
  await happensAt(day, MENIT);
  if (after % EVERY === 0) return count(day);
  const { spv } = counters(day);
  await begun(day, spv);
  await empty(await callOf(day, spv, {}), day.tx, HUTANG);
};
