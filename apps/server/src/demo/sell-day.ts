import PENJUALAN from '@kadar/contract/dokumen/penjualan.ts';
import { penjualanInput } from '@kadar/contract/endpoints/penjualan.ts';
import { estimatePrice } from '@kadar/demo-data/estimate.ts';
import { type PlannedSale, paymentsFor } from '@kadar/demo-data/plan.ts';
import { type Posting, postDokumen, reverseDokumen } from '../modules/dokumen/public.ts';
import type { SaleInput } from '../modules/penjualan/commands/compute-sale.ts';
import { loadSales } from '../modules/penjualan/commands/load-sale.ts';
import { judgeSale, keysOf, spendsOf } from '../modules/penjualan/commands/post-penjualan.ts';
import { holdSpending } from '../platform/database/database.ts';
import { approved, type DemoActor, demoCall, demoIntent } from './demo-call.ts';
import { type DemoShop, happensAt, moment, type ShopDay } from './shop.ts';

const NILAI_POIN = 500;

/** Sales that may be judged beside each other: who spends points stands alone among the sales of his part. */
const inParts = (sales: readonly PlannedSale[]): PlannedSale[][] => {
  const parts: PlannedSale[][] = [];
  let members = new Map<string, boolean>();
  for (const sale of sales) {
    const spends = sale.poin > 0;
    const clash = members.get(sale.kode_customer);
    if (parts.length === 0 || clash || (spends && clash !== undefined)) {
      parts.push([]);
      members = new Map();
    }
    parts.at(-1)?.push(sale);
    if (sale.kode_customer)
      members.set(sale.kode_customer, spends || members.get(sale.kode_customer) === true);
  }
  return parts;
};

const actorOf = (shop: DemoShop, user_id: string): DemoActor => ({
  user_id,
  level: user_id === shop.spv ? 'SPV' : 'KASIR',
  toko: shop.kode_toko,
});

const inputOf = ({ chain, shop, tanggal }: ShopDay, sale: PlannedSale): SaleInput => {
  const lines = sale.barang.map(({ kode_barcode, diskon }) => {
    const piece = shop.pieces.get(kode_barcode);
    if (!piece) throw new Error(`the plan sells ${kode_barcode}, which never came in`);
    return { kode_barcode, diskon, harga_jual: estimatePrice(chain, piece) };
  });
  const payments = paymentsFor(sale, sale.perkiraan, NILAI_POIN).map(
    ({ poin: _poin, ...payment }) => payment,
  );
  const { kode_sales, kode_customer, nama_customer, alamat_customer, no_hp, keterangan } = sale;
  return penjualanInput.parse({
    tanggal,
    kode_sales,
    kode_customer,
    nama_customer,
    alamat_customer,
    no_hp,
    keterangan,
    lines,
    payments,
  });
};

/** Posts some sales at once, each judged as a till's own: one reading and one writing statement for all. */
const post = async (day: ShopDay, sales: readonly PlannedSale[]): Promise<string[]> => {
  const { kadar, shop, tanggal, tx } = day;
  const toko = shop.kode_toko;
  const asked = sales.map((sale) => {
    const actor = actorOf(shop, sale.input_by);
    const body = inputOf(day, sale);
    const key = `demo-${toko}-${tanggal}-${body.lines[0]?.kode_barcode}`;
    const { menit } = sale;
    return { actor, body, menit, at: moment(tanggal, menit), intent: demoIntent(actor, key) };
  });
  await holdSpending(
    tx,
    asked.flatMap(({ body }) => spendsOf(body)),
  );
  const grounds = await loadSales(
    tx,
    toko,
    asked.map(({ body, intent }) => ({ keys: keysOf(body), intent })),
  );
  const documents: Posting[] = [];
  for (const [index, { actor, body, at, menit, intent }] of asked.entries()) {
    const ground = grounds[index];
    if (!ground) throw new Error('a sale without its ground');
    documents.push(
      await approved(
        tx,
        actor,
        shop,
        async (approval) => {
          const context = await demoCall(kadar, actor, { params: {}, body }, approval);
          return judgeSale({ context, intent, at }, tx, ground);
        },
        () => happensAt(day, menit),
      ),
    );
  }
  return (await postDokumen(tx, { toko, tanggal }, documents)).map(({ no }) => no);
};

const cancel = async (
  day: ShopDay,
  no_faktur: string,
  { menit, alasan }: NonNullable<PlannedSale['batal']>,
): Promise<void> => {
  const { kadar, shop, tx } = day;
  const actor: DemoActor = { user_id: shop.spv, level: 'MU', toko: shop.kode_toko };
  await happensAt(day, menit);
  const context = await demoCall(kadar, actor, { params: { no_faktur }, body: { alasan } });
  await reverseDokumen(context, tx, undefined, [PENJUALAN.jenis]);
};

/** The day's sales, then what of them is cancelled. */
export const sellDay = async (day: ShopDay, sales: readonly PlannedSale[]): Promise<void> => {
  for (const part of inParts(sales)) {
    const numbers = await post(day, part);
    for (const [index, { batal }] of part.entries())
      if (batal) await cancel(day, numbers[index] ?? '', batal);
  }
};
