import { PENJUALAN } from '@kadar/contract/dokumen/penjualan.ts';
import { penjualanInput } from '@kadar/contract/endpoints/penjualan.ts';
import type { PlannedSale } from '@kadar/demo-data/plan.ts';
import { accessorySpends } from '../modules/barang/public.ts';
import { agreedTo, type Posting, postDokumen, reverseDokumen } from '../modules/dokumen/public.ts';
import { decideSale, usePoints } from '../modules/penjualan/commands/post-penjualan.ts';
import { loadSales, type SaleKeys } from '../modules/penjualan/public.ts';
import { holdSpending } from '../platform/database/database.ts';
import { BOX } from './accessory-day.ts';
import { approved, demoCall, demoIntent } from './demo-call.ts';
import { actorOf, type DemoActor, happensAt, moment, type ShopDay } from './shop.ts';
import { type DemoSale, paymentsOf, plannedKeys, shownSale } from './till.ts';

/** Sales that may be judged beside each other: who spends points stands alone among the sales of his part. */
const inParts = (sales: readonly DemoSale[]): DemoSale[][] => {
  const parts: DemoSale[][] = [];
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

/** Posts some sales at once, each judged as a till's own: one reading and one writing statement for all. */
export const sellTogether = async (day: ShopDay, sales: readonly DemoSale[]): Promise<string[]> => {
  const { kadar, shop, tanggal, tx } = day;
  const toko = shop.kode_toko;
  const asked = sales.map((sale) => {
    const actor = actorOf(shop, sale.input_by);
    const key = `demo-${toko}-${tanggal}-${sale.barang[0]?.kode_barcode}`;
    return { actor, sale, at: moment(tanggal, sale.menit), intent: demoIntent(actor, key) };
  });
  const keys = sales.map((sale) => plannedKeys(day, sale));
  await holdSpending(tx, [
    ...sales.flatMap(({ poin, kode_customer }) =>
      poin > 0 ? [{ what: 'MEMBER', of: kode_customer } as const] : [],
    ),
    ...keys.flatMap(({ aksesoris }) =>
      accessorySpends(
        toko,
        aksesoris.map((kode_barcode) => ({ kode_barcode })),
      ),
    ),
    ...keys.flatMap(({ titips }) => titips.map((of) => ({ what: 'TITIPAN', of }) as const)),
  ]);
  const grounds = await loadSales(
    tx,
    toko,
    asked.map(({ intent }, index) => ({ keys: keys[index] as SaleKeys, intent })),
  );
  const settings = await kadar.settings.of(toko);
  const documents: Posting[] = [];
  for (const [index, { actor, sale, at, intent }] of asked.entries()) {
    const ground = grounds[index];
    if (!ground) throw new Error('a sale without its ground');
    const shown = shownSale(day, sale, ground, settings);
    const body = penjualanInput.parse({
      ...shown.said,
      lines: shown.lines,
      payments: paymentsOf(sale, shown, ground),
    });
    documents.push(
      await approved(
        tx,
        actor,
        shop,
        async (approval) => {
          const context = await demoCall(kadar, actor, { params: {}, body }, approval);
          const decided = decideSale(context, ground, { at });
          await usePoints(context, tx, ground);
          const [posting] = await agreedTo(context, tx, decided, { intent });
          return posting;
        },
        () => happensAt(day, sale.menit),
      ),
    );
  }
  const numbers = (await postDokumen(tx, { toko, tanggal }, documents)).map(({ no }) => no);
  day.after(() => {
    for (const [index, { barang }] of sales.entries())
      for (const [at, { kode_barcode }] of barang.entries())
        shop.sold.set(kode_barcode, { no_faktur: numbers[index] ?? '', urut: at + 1 });
  });
  return numbers;
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

/** Sales of pieces that came in over the counter: one each, as long as sorted ones lie in a tray. */
const secondHand = ({ shop, after }: ShopDay, resales: readonly PlannedSale[]): PlannedSale[] => {
  const some = resales.flatMap((sale, at) => {
    const kode_barcode = shop.bekas[at];
    return kode_barcode ? [{ ...sale, barang: [{ index: -1, kode_barcode, diskon: 0 }] }] : [];
  });
  after(() => shop.bekas.splice(0, some.length));
  return some;
};

/** The day's sales, then what of them is cancelled. */
export const sellDay = async (
  day: ShopDay,
  { sales, resales }: { sales: readonly PlannedSale[]; resales: readonly PlannedSale[] },
): Promise<void> => {
  // The first who buys without a deposit takes a box: no ground of a part knows what another of it takes.
  const first = sales.find(({ titip }) => titip === null);
  const all = sales.map((sale): DemoSale => (sale === first ? { ...sale, aksesoris: BOX } : sale));
  for (const part of inParts([...all, ...secondHand(day, resales)])) {
    const numbers = await sellTogether(day, part);
    for (const [index, { batal }] of part.entries())
      if (batal) await cancel(day, numbers[index] ?? '', batal);
  }
};
