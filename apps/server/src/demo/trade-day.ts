import { tukarInput } from '@kadar/contract/endpoints/tukar.ts';
import type { PlannedSale, PlannedTrade } from '@kadar/demo-data/plan.ts';
import { agreedTo, joinedBy, type Posting, postDokumen } from '../modules/dokumen/public.ts';
import { type BuyGround, loadBuyAt } from '../modules/pembelian/public.ts';
import { loadSales, type SaleGround } from '../modules/penjualan/public.ts';
import { decideTukar, partsOf } from '../modules/tukar/post-tukar.ts';
import { sql } from '../platform/database/sql.ts';
import { boughtInput, KEPT, notasOf, rememberBought } from './buy-day.ts';
import { demoBuyKeys } from './buy-keys.ts';
import { approved, demoCall, demoIntent } from './demo-call.ts';
import { actorOf, happensAt, moment, type ShopDay } from './shop.ts';
import { paymentsOf, plannedKeys, shownSale } from './till.ts';

/** An exchange whose both halves are priced, as its till would send it; undefined for gold that the shop does not take. */
const inputOf = async (
  day: ShopDay,
  { sale, buy }: PlannedTrade,
  { at, ground, bought }: { at: number; ground: SaleGround; bought: BuyGround },
) => {
  const settings = await day.kadar.settings.of(day.shop.kode_toko);
  const old = await boughtInput(day, buy, bought, `T${String(at).padStart(2, '0')}`);
  if (!old) return undefined;
  const shown = shownSale(day, sale, ground, settings);
  const beliRp = old.payments[0]?.jumlah_rp ?? 0;
  const outRp = Math.max(0, beliRp - shown.grandTotalRp);
  const rest = { ...shown, grandTotalRp: Math.max(0, shown.grandTotalRp - beliRp) };
  const cash = outRp <= (bought.saldo ?? 0) - KEPT;
  return {
    body: tukarInput.parse({
      ...shown.said,
      no_ktp: old.no_ktp,
      jual: shown.lines,
      beli: old.lines.map(({ berat_kotor, berat_atribut, ...line }) => ({
        ...line,
        berat_kotor: berat_kotor / 1000,
        berat_atribut: berat_atribut / 1000,
      })),
      payments: rest.grandTotalRp > 0 ? paymentsOf(sale, rest, ground) : [],
      keluar:
        outRp > 0
          ? [
              {
                jenis: cash ? 'CASH' : 'TRANSFER',
                jumlah_rp: outRp,
                rekening_tujuan: cash ? '' : `BCA ${buy.no_hp} ${sale.nama_customer}`,
              },
            ]
          : [],
    }),
    cashOut: cash ? outRp : 0,
  };
};

interface Ready {
  trade: PlannedTrade;
  kode_barcode: string;
  owed: boolean;
  /** Its sale and its purchase. */
  postings: readonly Posting[];
}

/**
 * The day's exchanges, judged as a till's own, with one reading for all sales, one for all purchases and one writing
 * statement. Gives the sales whose customers took their gold home again.
 */
export const tradeDay = async (day: ShopDay, trades: readonly PlannedTrade[]): Promise<PlannedSale[]> => {
  if (trades.length === 0) return [];
  const { tx, shop, tanggal } = day;
  const toko = shop.kode_toko;
  const intents = trades.map(({ sale }, at) =>
    demoIntent(actorOf(shop, shop.spv), `demo-${toko}-${tanggal}-tukar-${at}-${sale.menit}`),
  );
  const grounds = await loadSales(
    tx,
    toko,
    trades.map(({ sale }, at) => ({
      keys: plannedKeys(day, sale),
      intent: intents[at] ?? demoIntent(actorOf(shop, shop.spv), ''),
    })),
  );
  const buys = trades.map(({ buy }) => buy);
  const bought = await loadBuyAt(
    tx,
    toko,
    demoBuyKeys(await day.kadar.settings.of(toko), notasOf(shop, buys), true),
  );
  const ready: Ready[] = [];
  const refused: PlannedSale[] = [];
  let saldo = bought.saldo ?? 0;
  for (const [at, trade] of trades.entries()) {
    const ground = grounds[at];
    const intent = intents[at];
    if (!ground || !intent) throw new Error('an exchange without its ground');
    const told = { ...bought, saldo, nama_sales: trade.buy.kode_sales, foto: 2 };
    const input = await inputOf(day, trade, { at, ground, bought: told });
    if (!input) refused.push(trade.sale);
    else {
      const { body, cashOut } = input;
      saldo -= cashOut;
      ready.push({
        trade,
        kode_barcode: body.beli[0]?.foto ?? '',
        owed: body.keluar.some(({ jenis }) => jenis === 'TRANSFER'),
        postings: await judge(day, trade, body, { sale: ground, buy: told }, intent),
      });
    }
  }
  await write(day, ready);
  return refused;
};

/** Decides an exchange with the approval it asks for, at its minute. */
const judge = async (
  day: ShopDay,
  { sale }: PlannedTrade,
  body: NonNullable<Awaited<ReturnType<typeof inputOf>>>['body'],
  ground: { sale: SaleGround; buy: BuyGround },
  intent: ReturnType<typeof demoIntent>,
): Promise<Posting[]> => {
  const { kadar, tx, shop, tanggal } = day;
  const actor = actorOf(shop, shop.spv);
  const at = moment(tanggal, sale.menit);
  return approved(
    tx,
    actor,
    shop,
    async (token) => {
      const context = await demoCall(kadar, actor, { params: {}, body }, token);
      const postings = await agreedTo(context, tx, decideTukar(context, partsOf(body), ground), { intent });
      // Their photos were taken for nobody: the pieces have none.
      return postings.map(({ pieces, ...posting }) => ({
        ...posting,
        at,
        ...(pieces && { pieces: pieces.map((piece) => ({ ...piece, foto: false })) }),
      }));
    },
    () => happensAt(day, sale.menit),
  );
};

const write = async (day: ShopDay, ready: readonly Ready[]): Promise<void> => {
  if (ready.length === 0) return;
  const { tx, shop, tanggal } = day;
  const toko = shop.kode_toko;
  const numbers = await tx.rows<{ no_tukar: string }>(
    sql`select kadar_next_number('TT', ${toko}, ${tanggal}::date) as no_tukar from generate_series(1, ${ready.length}::int)`,
  );
  const documents = ready.flatMap(({ postings }, at) => joinedBy(numbers[at]?.no_tukar ?? '', postings));
  const posted = await postDokumen(tx, { toko, tanggal }, documents);
  rememberBought(
    day,
    ready.map(({ trade, kode_barcode, owed }, at) => ({
      buy: trade.buy,
      kode_barcode,
      owed,
      no: posted[at * 2 + 1]?.no ?? '',
    })),
  );
  day.after(() => {
    for (const [index, { trade }] of ready.entries())
      for (const [at, { kode_barcode }] of trade.sale.barang.entries())
        shop.sold.set(kode_barcode, { no_faktur: posted[index * 2]?.no ?? '', urut: at + 1 });
  });
};
