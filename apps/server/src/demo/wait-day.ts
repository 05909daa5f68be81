import { hitungInput, pembelianInput } from '@kadar/contract/endpoints/pembelian.ts';
import { penjualanInput } from '@kadar/contract/endpoints/penjualan.ts';
import type { Settings } from '@kadar/contract/settings.ts';
import { scanBarang } from '../modules/barang/queries/scan.ts';
import { loadBuyAt, postPembelian, priceBought, quoteReader } from '../modules/pembelian/public.ts';
import { postPenjualan } from '../modules/penjualan/public.ts';
import { batal } from '../modules/validasi/commands/batal.ts';
import { bayar, validasi } from '../modules/validasi/commands/validasi.ts';
import { sql } from '../platform/database/sql.ts';
import { demoBuyKeys } from './buy-keys.ts';
import { haveCash } from './cash-day.ts';
import { approved, demoCall, demoIntent, orUndone } from './demo-call.ts';
import { newPhoto } from './seed-photos.ts';
import { type DemoActor, happensAt, type ShopDay, sellerOf } from './shop.ts';

const MENIT = 20 * 60 + 30;
/** A shop tries it with so many documents, the first of them so many days after it began. */
const FIRST = 11;
const EVERY = 45;
const LIMIT_RP = 1_000_000;
const GOLD = {
  sumber: 'TANPA_SURAT' as const,
  nama_barang: 'CINCIN POLOS LAMA',
  kode_dept: 'CCN',
  kode_group: 'TUA750',
  kadar: 75,
  kadar_uji: 72,
  metode_uji: 'XRF' as const,
  kondisi_barang: 'ROSOK',
  berat_kotor: 3,
};

type Trial = Partial<Pick<Settings, 'VALIDASI_JUAL_BELI' | 'BELI_LIMIT_HARIAN_RP'>>;

const clerk = ({ chain, shop }: ShopDay): DemoActor => {
  const user = chain.users.find(({ kode_toko, level }) => kode_toko === shop.kode_toko && level === 'KASIR');
  if (!user) throw new Error(`${shop.kode_toko} has no cashier`);
  return { user_id: user.user_id, level: 'KASIR', toko: shop.kode_toko };
};
const head = ({ shop }: ShopDay): DemoActor => ({ user_id: shop.spv, level: 'SPV', toko: shop.kode_toko });

/** A call of the shop while it tries another setting. */
const tried = async <P, B>(
  day: ShopDay,
  actor: DemoActor,
  input: { params: P; body: B },
  trial: Trial,
  approval?: string,
) => {
  const context = await demoCall(day.kadar, actor, input, approval);
  return { ...context, settings: { ...context.settings, ...trial } };
};

const intentOf = (day: ShopDay, what: string) =>
  demoIntent(head(day), `demo-${day.shop.kode_toko}-${day.tanggal}-${what}`);

/** A sale of a piece that came in over the counter, which no plan sells: the number it waits under. */
const waitingSale = async (day: ShopDay, kode_barcode: string): Promise<string> => {
  const { kadar, tx, tanggal } = day;
  const actor = clerk(day);
  const { harga_jual } = await scanBarang(
    await demoCall(kadar, actor, { params: { kode_barcode }, body: {} }),
  );
  const body = penjualanInput.parse({
    tanggal,
    kode_sales: sellerOf(day),
    nama_customer: 'DEWI LESTARI',
    lines: [{ kode_barcode, harga_jual, diskon: 0 }],
    payments: [{ jenis: 'CASH', jumlah_rp: harga_jual }],
  });
  const trial = { VALIDASI_JUAL_BELI: true };
  const { data } = await approved(tx, actor, day.shop, async (approval) =>
    postPenjualan(
      await tried(day, actor, { params: {}, body }, trial, approval),
      tx,
      intentOf(day, `tunggu-${kode_barcode}`),
    ),
  );
  return data.no_faktur;
};

/** A purchase that waits for its validation, or in the day's queue. */
const waitingBuy = async (day: ShopDay, nth: number, trial: Trial): Promise<string> => {
  const { kadar, tx, shop, tanggal } = day;
  const actor = clerk(day);
  const settings = await kadar.settings.of(shop.kode_toko);
  const ground = await loadBuyAt(tx, shop.kode_toko, demoBuyKeys(settings, [], false));
  const { hargaRp } = priceBought(
    hitungInput.parse(GOLD),
    ground,
    settings,
    quoteReader(kadar, settings),
  ).price;
  await haveCash(day, hargaRp, MENIT);
  const body = pembelianInput.parse({
    tanggal,
    kode_sales: sellerOf(day),
    nama_customer: `IBU RATNA ${nth}`,
    no_ktp: `317301450788000${nth}`,
    lines: [{ ...GOLD, harga_hitung: hargaRp, harga: hargaRp, foto: await newPhoto(day, GOLD) }],
    payments: [{ jenis: 'CASH', jumlah_rp: hargaRp }],
    ...(trial.BELI_LIMIT_HARIAN_RP && { antri: 'DIKUNCI' }),
  });
  const { data } = await approved(tx, actor, shop, async (approval) => {
    const context = await tried(day, actor, { params: {}, body }, trial, approval);
    return orUndone(tx, () => postPembelian(context, tx, intentOf(day, `tunggu-beli-${nth}`)));
  });
  return data.no_faktur;
};

const refuse = async (day: ShopDay, no_tunggu: string): Promise<void> => {
  const input = { params: { no_tunggu }, body: { alasan: 'PELANGGAN BATAL' } };
  await batal(await demoCall(day.kadar, head(day), input), day.tx);
};

const accept = async (
  day: ShopDay,
  no_tunggu: string,
  run: typeof validasi,
  trial: Trial,
): Promise<string> => {
  const actor = head(day);
  const { data } = await approved(day.tx, actor, day.shop, async (approval) => {
    const context = await tried(day, actor, { params: { no_tunggu }, body: {} }, trial, approval);
    return orUndone(day.tx, () => run(context, day.tx, intentOf(day, `terima-${no_tunggu}`)));
  });
  return data.no_faktur;
};

/** Pieces that came in over the counter and lie in a tray, which no planned sale takes. */
const spare = ({ shop, after }: ShopDay, count: number): string[] => {
  const some = shop.sisih.slice(0, count);
  after(() => shop.sisih.splice(0, some.length));
  return some;
};

const bought = async (day: ShopDay, no_faktur: string): Promise<void> => {
  const { tx, shop, after } = day;
  const rows = await tx.rows<{ kode_barcode: string }>(
    sql`select kode_barcode from pembelian_detail where kode_toko = ${shop.kode_toko} and no_faktur = ${no_faktur}`,
  );
  after(() => {
    for (const { kode_barcode } of rows) shop.beli.push({ kode_barcode, kondisi_barang: 'ROSOK' });
  });
};

/** The shop tries validation and the queue: of each pair one is taken, one refused. */
export const waitDay = async (day: ShopDay): Promise<void> => {
  const { shop } = day;
  if (shop.hari < FIRST || (shop.hari - FIRST) % EVERY !== 0) return;
  await happensAt(day, MENIT);
  const validation = { VALIDASI_JUAL_BELI: true };
  const [first, second] = spare(day, 2);
  if (first) await accept(day, await waitingSale(day, first), validasi, validation);
  if (second) await refuse(day, await waitingSale(day, second));
  await bought(day, await accept(day, await waitingBuy(day, 1, validation), validasi, validation));
  await refuse(day, await waitingBuy(day, 2, validation));
  const queue = { BELI_LIMIT_HARIAN_RP: LIMIT_RP };
  await bought(day, await accept(day, await waitingBuy(day, 3, queue), bayar, queue));
  await refuse(day, await waitingBuy(day, 4, queue));
};

/** What waits still, on the last day. */
export const waitToday = async (day: ShopDay): Promise<void> => {
  const [piece] = spare(day, 1);
  if (piece) await waitingSale(day, piece);
};
