import { penjualanInput } from '@kadar/contract/endpoints/penjualan.ts';
import type { DemoChain } from '@kadar/demo-data/chain.ts';
import { estimatePrice } from '@kadar/demo-data/estimate.ts';
import { type DayPlan, type PlannedSale, paymentsFor } from '@kadar/demo-data/plan.ts';
import { batalPenjualan } from '../modules/penjualan/commands/batal-penjualan.ts';
import { postPenjualan } from '../modules/penjualan/commands/post-penjualan.ts';
import type { Kadar } from '../platform/kadar.ts';
import { runCash } from './business-day.ts';
import { approved, type DemoActor, demoCall, demoIntent } from './demo-call.ts';
import { seedPieces } from './seed-pieces.ts';
import { type DemoShop, moment } from './shop.ts';

const TILLS = 6;
const NILAI_POIN = 500;

/** Runs work over items with a few at a time, as a few tills would. */
const inParallel = async <T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> => {
  const queue = [...items];
  const till = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: TILLS }, till));
};

const sell = async (
  kadar: Kadar,
  chain: DemoChain,
  shop: DemoShop,
  tanggal: string,
  sale: PlannedSale,
  index: number,
): Promise<void> => {
  const actor: DemoActor = {
    user_id: sale.input_by,
    level: sale.input_by === shop.spv ? 'SPV' : 'KASIR',
    toko: shop.kode_toko,
  };
  const lines = sale.barang.map(({ kode_barcode, diskon }) => {
    const piece = shop.pieces.get(kode_barcode);
    if (!piece) throw new Error(`the plan sells ${kode_barcode}, which never came in`);
    return { kode_barcode, diskon, harga_jual: estimatePrice(chain, piece) };
  });
  const payments = paymentsFor(sale, sale.perkiraan, NILAI_POIN).map(
    ({ poin: _poin, ...payment }) => payment,
  );
  const { kode_sales, kode_customer, nama_customer, alamat_customer, no_hp, keterangan } = sale;
  const body = penjualanInput.parse({
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
  const key = `demo-${shop.kode_toko}-${tanggal}-${index}`;
  const posted = await approved(kadar, actor, shop, async (headers) => {
    const call = await demoCall(kadar, actor, { params: {}, body }, headers);
    return kadar.db.transaction(call.scope, (tx) => postPenjualan(call, tx, demoIntent(actor, key)), {
      day: 'shared',
      at: moment(tanggal, sale.menit),
    });
  });
  if (sale.batal) await cancel(kadar, shop, tanggal, posted.data.no_faktur, sale.batal);
};

const cancel = async (
  kadar: Kadar,
  shop: DemoShop,
  tanggal: string,
  no_faktur: string,
  batal: NonNullable<PlannedSale['batal']>,
): Promise<void> => {
  const actor: DemoActor = { user_id: shop.spv, level: 'MU', toko: shop.kode_toko };
  const call = await demoCall(kadar, actor, { params: { no_faktur }, body: { alasan: batal.alasan } });
  await kadar.db.transaction(call.scope, (tx) => batalPenjualan(call, tx), {
    day: 'shared',
    at: moment(tanggal, batal.menit),
  });
};

/** One shop's day as planned: deliveries, sales, cancellations, cash; the business day must be open at that date. */
export const runDay = async (
  kadar: Kadar,
  chain: DemoChain,
  shop: DemoShop,
  plan: DayPlan,
): Promise<void> => {
  const { tanggal } = plan;
  for (const piece of plan.arrivals) shop.pieces.set(piece.kode_barcode, piece);
  const head = { toko: shop.kode_toko, tanggal, user: shop.spv };
  await kadar.db.transaction({ toko: shop.kode_toko }, (tx) => seedPieces(tx, head, plan.arrivals), {
    day: 'shared',
    at: moment(tanggal, 8 * 60),
  });
  await inParallel([...plan.sales.entries()], ([index, sale]) =>
    sell(kadar, chain, shop, tanggal, sale, index),
  );
  await runCash(kadar, shop, plan);
};
