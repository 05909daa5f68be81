import { kirimLuarInput, pesananLuarInput } from '@kadar/contract/endpoints/barang-luar.ts';
import { type BelumCairLuar, cairLuarInput } from '@kadar/contract/endpoints/pencairan-marketplace.ts';
import { branchCodes } from '@kadar/demo-data/chain.ts';
import { kirim } from '../modules/barang-luar/commands/kirim.ts';
import { pesan } from '../modules/barang-luar/commands/pesan.ts';
import { sellIn } from '../modules/barang-luar/sell.ts';
import { waitingSales } from '../modules/pencairan-marketplace/belum-cair.ts';
import { cairkan } from '../modules/pencairan-marketplace/cairkan.ts';
import { sql } from '../platform/database/sql.ts';
import { demoCall } from './demo-call.ts';
import { putPhoto } from './seed-photos.ts';
import { actorOf, happensAt, moment, ownAccount, type ShopDay, sellerOf } from './shop.ts';
import { codeOf, tagged } from './tag-one.ts';

const SHOWN_AT = 9 * 60 + 40;
const ORDERED_AT = 11 * 60 + 5;
const PAID_OUT_AT = 14 * 60 + 30;
/** Served by hand: the demo has no keys of anybody. */
const CHANNEL = { kode_marketplace: 'TOKOPEDIA', ekspedisi: 'JNE YES ASURANSI' };
/** In its first month the shop learns it, later it is a habit. */
const FIRST_DAYS = 32;
const OFTEN = 3;
const SELDOM = 10;
/** What the channel keeps beyond its fee, now and then. */
const KEPT_RP = 5_000;
const BUYERS = ['DEWI ANGGRAINI', 'AGUS PRASETYO', 'LINA HARTONO'];

const call = <B>({ kadar, shop }: ShopDay, body: B) =>
  demoCall(kadar, actorOf(shop, shop.spv), { params: {}, body });

const begin = ({ kadar, tx, shop }: ShopDay): Promise<unknown> =>
  kadar.settings.write(
    tx,
    shop.kode_toko,
    {
      EXTERNAL_WEB_ITEM_MODULE: true,
      MARKETPLACE_INTEGRATION_MODULE: true,
      MARKETPLACE_SLIP_MODULE: true,
    },
    shop.owner,
  );

/** Pieces of their own, since each of the others is planned to be sold: photographed, and shown at the price of the day. */
const show = async (day: ShopDay): Promise<void> => {
  const { tx, shop } = day;
  await happensAt(day, SHOWN_AT);
  const lines: { kode_barcode: string; judul: string }[] = [];
  for (const kode_barcode of [codeOf(day, 'L'), codeOf(day, 'M')]) {
    if (!(await tagged(day, kode_barcode))) continue;
    const { nama_barang, ...kind } = await tx.one<{ nama_barang: string; kode_dept: string; kadar: number }>(
      sql`select nama_barang, kode_dept, kadar::float as kadar from barang where kode_toko = ${shop.kode_toko} and kode_barcode = ${kode_barcode}`,
    );
    await putPhoto(day, kode_barcode, kind, false);
    lines.push({ kode_barcode, judul: `${nama_barang} ${kode_barcode}` });
  }
  if (lines.length === 0) return;
  const body = kirimLuarInput.parse({ ...CHANNEL, kode_sales: sellerOf(day), lines });
  await kirim(await call(day, body), tx);
};

/** The piece that was shown first is ordered, paid for and sold. */
const sell = async (day: ShopDay): Promise<void> => {
  const { kadar, tx, shop, tanggal } = day;
  const piece = await tx.maybe<{ kode_barcode: string }>(sql`
    select kode_barcode from barang_luar where kode_toko = ${shop.kode_toko} and kode_marketplace = ${CHANNEL.kode_marketplace} and status = 'TAYANG'
    order by at, kode_barcode limit 1`);
  if (!piece) return;
  await happensAt(day, ORDERED_AT);
  const { kode_marketplace } = CHANNEL;
  const no_pesanan_luar = `INV/${tanggal.replaceAll('-', '')}/MPL/${shop.hari + 1}`;
  const nama_customer = BUYERS[shop.hari % BUYERS.length] ?? '';
  const body = pesananLuarInput.parse({ kode_marketplace, no_pesanan_luar, nama_customer, lines: [piece] });
  await pesan(await call(day, body), tx);
  const at = new Date(Math.min(moment(tanggal, ORDERED_AT).getTime(), kadar.clock.now().getTime()));
  await sellIn(kadar, tx, shop.kode_toko, { kode_marketplace, no_pesanan_luar }, at);
};

/** What was sold before today is paid out, less what the channel keeps of it. */
const payOut = async (day: ShopDay): Promise<void> => {
  const { tx, shop, tanggal } = day;
  const waiting = await tx.rows<BelumCairLuar>(sql`
    select * from ${waitingSales(shop.kode_toko)} w where tanggal < ${tanggal}::date and kode_marketplace = ${CHANNEL.kode_marketplace} order by no_faktur limit 100`);
  if (waiting.length === 0) return;
  await happensAt(day, PAID_OUT_AT);
  const kept = shop.hari % 7 === 4 ? KEPT_RP : 0;
  const body = cairLuarInput.parse({
    kode_marketplace: CHANNEL.kode_marketplace,
    no_rekening: ownAccount(day),
    jual: waiting.map(({ no_faktur }) => no_faktur),
    diterima: waiting.reduce((sum, { jumlah_rp, biaya }) => sum + jumlah_rp - biaya, 0) - kept,
    keterangan: kept > 0 ? 'POTONGAN PROMO ONGKIR' : '',
  });
  await cairkan(await call(day, body), tx);
};

/** The last shop sells on a channel outside. */
export const channelDay = async (day: ShopDay): Promise<void> => {
  const { chain, shop } = day;
  if (shop.kode_toko !== branchCodes(chain).at(-1)) return;
  if (shop.hari === 0) await begin(day);
  if (shop.hari % (shop.hari < FIRST_DAYS ? OFTEN : SELDOM) !== 0) return;
  await show(day);
  await payOut(day);
  await sell(day);
};
