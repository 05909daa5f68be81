import { randomUUID } from 'node:crypto';
import { selisihOpnameInput, temuOpnameInput } from '@kadar/contract/endpoints/selisih-opname.ts';
import { postDokumen } from '../modules/dokumen/public.ts';
import { BARANG } from '../modules/opname/barang.ts';
import { finish } from '../modules/opname/commands/finish.ts';
import { take } from '../modules/opname/commands/scan.ts';
import { begin } from '../modules/opname/commands/start.ts';
import { selisihKind } from '../modules/opname/selisih/post-selisih.ts';
import { temuKind } from '../modules/opname/selisih/post-temu.ts';
import { sql } from '../platform/database/sql.ts';
import { judged } from './cash-day.ts';
import { demoCall } from './demo-call.ts';
import { type DemoActor, happensAt, type ShopDay } from './shop.ts';
import { codeOf, tagged } from './tag-one.ts';

const MENIT = 8 * 60 + 50;
/** A tray is counted so many days after the shop began, and again each month. */
const FIRST = 13;
const EVERY = 30;

/** One piece of a tray is missed by both who count it, written off by the owner, and turns up behind the drawer; it is one of its own. */
export const countGoodsDay = async (day: ShopDay): Promise<void> => {
  const { tx, shop, chain, tanggal } = day;
  const after = shop.hari - FIRST;
  if (after < 0 || after % EVERY !== 0) return;
  await happensAt(day, MENIT);
  const toko = shop.kode_toko;
  const lost = codeOf(day, 'O');
  if (!(await tagged(day, lost))) return;
  const inTray = await tx.rows<{ kode: string; tempat: string }>(sql`
    select b.kode_barcode as kode, b.kode_baki as tempat from barang b join barang l on l.kode_toko = b.kode_toko and l.kode_baki = b.kode_baki
    where b.kode_toko = ${toko} and l.kode_barcode = ${lost} and b.status in ('READY', 'RESERVED', 'HOLD') order by 1`);
  const tempat = inTray[0]?.tempat ?? '';
  const kasir = chain.users.find(({ kode_toko, level }) => kode_toko === toko && level === 'KASIR');
  const callOf = async (actor: DemoActor) => ({
    ...(await demoCall(day.kadar, actor, { params: {}, body: {} })),
    scope: { toko },
  });
  const spv = await callOf({ user_id: shop.spv, level: 'SPV', toko });
  const other = await callOf({ user_id: kasir?.user_id ?? '', level: 'KASIR', toko });
  const { id: sesi_id } = await begin(spv, tx, BARANG, { tempat, buta: true });
  const event = (kode: string) => ({
    id: randomUUID().replaceAll('-', ''),
    sesi_id,
    jenis: kode === lost ? ('CARI' as const) : ('SCAN' as const),
    kode,
    umur_ms: 0,
    tempat: '',
    berat: null,
  });
  await take(other, tx, BARANG, { perangkat: 'HP ETALASE', scan: inTray.map(({ kode }) => event(kode)) });
  await take(spv, tx, BARANG, { perangkat: 'HP SPV', scan: [event(lost)] });
  const reasons = { keterangan: 'DICARI BERDUA', tanpa_orang_kedua: '', alasan: [] };
  await finish(spv, tx, BARANG, reasons, tempat);
  const owner = { user_id: shop.owner, menit: MENIT };
  const lines = [{ kode_barcode: lost, alasan: 'TIDAK ADA DI BAKI' }];
  const off = await judged(day, owner, selisihOpnameInput.parse({ sesi_id, lines }), selisihKind);
  await postDokumen(tx, { toko, tanggal }, [off]);
  const found = temuOpnameInput.parse({ kode_barcode: lost, alasan: 'JATUH DI BELAKANG LACI' });
  await postDokumen(tx, { toko, tanggal }, [await judged(day, owner, found, temuKind)]);
};
