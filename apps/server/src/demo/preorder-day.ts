import { BATAL_PREORDER, PREORDER } from '@kadar/contract/dokumen/pre-order.ts';
import { preorderInput, siapPreorderInput } from '@kadar/contract/endpoints/pre-order.ts';
import type { MemberRow } from '@kadar/demo-data/rows.ts';
import { addDays } from '@kadar/domain/dates.ts';
import { endBy, type LinesOf, linesOf } from '../modules/pesanan/public.ts';
import { postPreorder } from '../modules/pre-order/post-preorder.ts';
import { proses } from '../modules/pre-order/proses.ts';
import { postSiap } from '../modules/pre-order/siap-preorder.ts';
import { sql } from '../platform/database/sql.ts';
import { bySpv, cash } from './demo-call.ts';
import { endShown, sellWaiting } from './order-ends.ts';
import { happensAt, isToCome, type ShopDay } from './shop.ts';
import { codeOf, tagged } from './tag-one.ts';

const ASKED_AT = 16 * 60 + 25;
/** The first are asked for day by day, then seldom. */
const FIRST_DAYS = 8;
const EVERY = 9;
/** Days after it was asked for on which it is found, fetched, given up. */
const FOUND_DAYS = 3;
const FETCHED_DAYS = 6;
const GIVEN_UP_DAYS = 4;
/** What is hard to find is looked for, and who does not come is waited for, so many days from when he asked: longer than a piece is kept. */
const WAITED_DAYS = 95;
/** Of so many pre-orders each comes to another end. */
const OF = 8;
const FATE = { NOT_FOUND: 1, GIVEN_UP: 3, LATE: 5, SOUGHT: 6 } as const;
const DP = 0.4;
const STEP_RP = 50_000;

const PEOPLE: readonly string[] = ['UMUM', 'LANGGANAN', 'VIP'] satisfies MemberRow['jenis_pelanggan'][];

interface Open {
  no_faktur: string;
  status: 'open' | 'process' | 'ready';
  tanggal: string;
  kode_customer: string;
  nama_customer: string;
  /** Of the catalogue: g, and its type and purity as its hashtags say. */
  berat: number;
  kode_dept: string;
  kadar: number;
  /** Pieces that are kept already. */
  siap: number;
  fate: number;
}

/** Something of the catalogue of which the shop has the like; two of them every fourth time. */
const comesIn = async (day: ShopDay, { kode_customer }: MemberRow): Promise<void> => {
  const { tx, shop, tanggal } = day;
  const items = await tx.rows<{ kode_barang: string; harga_jual: number }>(sql`
    select i.kode_barang, i.harga_jual from item_katalog i join jenis j on j.nama_dept = i.hashtag_jenis[1]
    where exists (select 1 from barang b where b.kode_toko = ${shop.kode_toko} and b.status = 'READY' and b.hpp > 0 and b.kode_dept = j.kode_dept
      and b.kadar = i.hashtag_kadar[1]::numeric / 10) order by i.kode_barang`);
  const item = items[(shop.hari * 5) % Math.max(1, items.length)];
  if (!item) return;
  const qty = shop.hari % 4 === 0 ? 2 : 1;
  const jumlah_rp = Math.ceil((item.harga_jual * qty * DP) / STEP_RP) * STEP_RP;
  const { kode_barang } = item;
  const said = { tanggal, kode_customer, kode_barang, qty, jumlah_rp, payments: cash(jumlah_rp) };
  await bySpv(day, preorderInput.parse(said), (context) => postPreorder(context, tx));
};

/** One piece of it a day, as it comes in. */
const isFound = async (day: ShopDay, one: Open): Promise<void> => {
  const { no_faktur, siap, kode_dept, kadar, berat } = one;
  const kode_barcode = `${codeOf(day, 'P')}${no_faktur.slice(-7)}${siap + 1}`;
  if (!(await tagged(day, kode_barcode, { kode_dept, kadar, berat }))) return;
  const body = siapPreorderInput.parse({ no_pesanan: no_faktur, kode_barcode });
  await bySpv(day, body, (context) => postSiap(context, day.tx));
};

const linesNow = async ({ tx, shop }: ShopDay, no: string): Promise<LinesOf> => {
  const { found } = await tx.one<{ found: LinesOf | null }>(
    sql`select ${linesOf(shop.kode_toko, no, PREORDER.jenis)} as found`,
  );
  if (!found) throw new Error(`${no} is no pre-order`);
  return found;
};

const isEnded = async (day: ShopDay, no_pesanan: string, keterangan: string): Promise<void> => {
  const said = { menit: ASKED_AT, no_pesanan, keterangan };
  const body = await endShown(day, said, await linesNow(day, no_pesanan));
  await bySpv(day, body, (context) => endBy(BATAL_PREORDER, PREORDER.jenis)(context, day.tx));
};

/** What a day brings to a pre-order: it is looked for, found, fetched, or given up. */
const goesOn = async (day: ShopDay, one: Open): Promise<void> => {
  const { no_faktur: no_pesanan, status, fate, kode_customer, nama_customer } = one;
  const isOver = (days: number): boolean => addDays(one.tanggal, days) <= day.tanggal;
  if (status === 'open') {
    if (isOver(1))
      await bySpv(day, { no_pesanan, keterangan: 'DICARI DI PEMASOK' }, (context) => proses(context, day.tx));
  } else if (status === 'process') {
    if (fate === FATE.NOT_FOUND || fate === FATE.SOUGHT) {
      if (isOver(fate === FATE.SOUGHT ? WAITED_DAYS : GIVEN_UP_DAYS))
        await isEnded(day, no_pesanan, 'TIDAK TERSEDIA');
    } else if (isOver(FOUND_DAYS)) await isFound(day, one);
  } else if (fate === FATE.GIVEN_UP) {
    if (isOver(GIVEN_UP_DAYS)) await isEnded(day, no_pesanan, 'PELANGGAN MEMBATALKAN');
  } else if (fate === FATE.LATE) {
    if (isOver(WAITED_DAYS)) await isEnded(day, no_pesanan, 'TIDAK DIAMBIL');
  } else if (isOver(FETCHED_DAYS)) {
    const said = { menit: ASKED_AT, no_pesanan, kode_customer, nama_customer };
    await sellWaiting(day, said, await linesNow(day, no_pesanan));
  }
};

/** Members ask for pieces of the catalogue; they are found and fetched some days after, kept or looked for too long, or given up. */
export const preorderDay = async (day: ShopDay, members: readonly MemberRow[]): Promise<void> => {
  const { tx, shop } = day;
  if (isToCome(day, ASKED_AT)) return;
  await happensAt(day, ASKED_AT);
  const open = await tx.rows<Open>(sql`
    select k.no_faktur, k.status, k.tanggal, k.kode_customer, k.nama_customer, k.berat::float / 1000 as berat, j.kode_dept, i.hashtag_kadar[1]::float / 10 as kadar,
      k.siap, ((k.tanggal - date '2000-01-01') % ${OF}) as fate
    from (select distinct no_induk from pesanan where kode_toko = ${shop.kode_toko} and status in ('PESAN', 'JADI')) s
    join preorder_keadaan k on k.kode_toko = ${shop.kode_toko} and k.no_faktur = s.no_induk
    join item_katalog i using (kode_barang) join jenis j on j.nama_dept = i.hashtag_jenis[1] order by k.no_faktur`);
  for (const one of open) await goesOn(day, one);
  // Whose income tax comes on top asks at the counter.
  const people = members.filter(({ jenis_pelanggan }) => PEOPLE.includes(jenis_pelanggan));
  const member = people[(shop.hari * 11 + 3) % Math.max(1, people.length)];
  if (member && (shop.hari < FIRST_DAYS || shop.hari % EVERY === 0)) await comesIn(day, member);
};
