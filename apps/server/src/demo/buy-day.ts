import { PEMBELIAN } from '@kadar/contract/dokumen/pembelian.ts';
import { hitungInput, pembelianInput } from '@kadar/contract/endpoints/pembelian.ts';
import type { PlannedBuy } from '@kadar/demo-data/plan.ts';
import { pointsSpent } from '@kadar/domain/books.ts';
import { agreedTo, type Posting, postDokumen, reverseDokumen } from '../modules/dokumen/public.ts';
import {
  type BuyGround,
  type BuyInput,
  decideBuy,
  loadBuyAt,
  priceBought,
  quoteReader,
} from '../modules/pembelian/public.ts';
import { sql } from '../platform/database/sql.ts';
import { demoBuyKeys } from './buy-keys.ts';
import { demoCall, refused } from './demo-call.ts';
import { type DemoActor, type DemoShop, happensAt, moment, type ShopDay } from './shop.ts';

/** Cash that stays in the drawer for the evening's expenses. */
export const KEPT = 8_000_000;

/** What is said of a piece: the line of our nota, or what a stranger's is. */
const pieceOf = ({ shop }: ShopDay, buy: PlannedBuy) => {
  const nota = buy.kode_barcode === null ? undefined : shop.sold.get(buy.kode_barcode);
  const said = nota
    ? { sumber: 'NOTA_KAMI', no_faktur_jual: nota.no_faktur, urut: nota.urut }
    : { sumber: 'TANPA_SURAT', ...buy.piece, kadar_uji: Math.min(buy.piece.kadar, 100), metode_uji: 'XRF' };
  return { ...said, kondisi_barang: buy.kondisi_barang, berat_kotor: buy.berat };
};

/** A purchase as its till would send it; undefined for a piece that the shop does not take. */
export const boughtInput = async (
  day: ShopDay,
  buy: PlannedBuy,
  ground: BuyGround,
  no: string,
): Promise<BuyInput | undefined> => {
  const piece = pieceOf(day, buy);
  const { shop, tanggal, kadar } = day;
  try {
    const settings = await kadar.settings.of(shop.kode_toko);
    const { hargaRp } = priceBought(
      hitungInput.parse(piece),
      ground,
      settings,
      quoteReader(kadar, settings),
    ).price;
    // To a thousand rupiah, and never more than is reckoned.
    const agreed = buy.tawar > 0 ? Math.floor((hargaRp * (100 - buy.tawar)) / 100_000) * 1000 : hargaRp;
    const foto = `${shop.kode_toko}${tanggal.slice(2).replaceAll('-', '')}${no}`;
    const { kode_sales, nama_customer, alamat_customer, no_hp, no_ktp, jenis } = buy;
    const rekening_tujuan = jenis === 'TRANSFER' ? `BCA ${no_hp} ${nama_customer}` : '';
    return pembelianInput.parse({
      tanggal,
      kode_sales,
      nama_customer,
      alamat_customer,
      no_hp,
      no_ktp: piece.sumber === 'NOTA_KAMI' ? '' : no_ktp,
      lines: [{ ...piece, harga_hitung: hargaRp, harga: agreed, foto }],
      payments: [{ jenis, jumlah_rp: agreed, rekening_tujuan }],
    });
  } catch (error) {
    // Prices that no list has, and pieces of groups that are not bought without papers, leave the shop again.
    if (refused(error)) return undefined;
    throw error;
  }
};

/** The notas of ours that some purchases are of. */
export const notasOf = (shop: DemoShop, buys: readonly PlannedBuy[]): string[] => [
  ...new Set(buys.flatMap(({ kode_barcode }) => shop.sold.get(kode_barcode ?? '')?.no_faktur ?? [])),
];

/** What came in waits to be sorted, and what is owed for it to be paid. */
export const rememberBought = (
  { shop, tanggal, after }: ShopDay,
  bought: readonly { buy: PlannedBuy; kode_barcode: string; owed: boolean; no: string }[],
): void =>
  after(() => {
    for (const { buy, kode_barcode, owed, no } of bought) {
      if (buy.batal) continue;
      if (buy.kode_barcode) shop.sold.delete(buy.kode_barcode);
      shop.beli.push({ kode_barcode, kondisi_barang: buy.kondisi_barang });
      if (owed) shop.hutang.push({ no_faktur: no, tanggal });
    }
  });

/** Of one nota the next purchase sees what this one took: points come back of what is left of it. */
const withBought = (ground: BuyGround, { lines }: BuyInput): BuyGround => ({
  ...ground,
  notas: ground.notas.map((nota) =>
    lines.some(({ no_faktur_jual, urut }) => nota.no_faktur === no_faktur_jual && nota.urut === urut)
      ? { ...nota, dibeli: true }
      : nota,
  ),
});

/** What the members of notas have to give back of their points; who spent them brings nothing back (POIN_TIDAK_CUKUP). */
const purseOf = async ({ tx }: ShopDay, { notas }: BuyGround) => {
  const members = [...new Set(notas.flatMap(({ kode_customer }) => kode_customer || []))];
  const rows = await tx.rows<{ member: string; poin: number }>(
    sql`select m as member, kadar_poin_saldo(m)::int as poin from unnest(${members}::text[]) m`,
  );
  const left = new Map(rows.map(({ member, poin }) => [member, poin]));
  return (posting: Posting): boolean => {
    const spent = [...pointsSpent(posting.books)];
    if (spent.some(([member, poin]) => poin > (left.get(member) ?? 0))) return false;
    for (const [member, poin] of spent) left.set(member, (left.get(member) ?? 0) - poin);
    return true;
  };
};

/** The day's purchases, judged as a till's own: one reading and one writing statement for all, as long as the drawer lasts. */
export const buyDay = async (day: ShopDay, buys: readonly PlannedBuy[]): Promise<void> => {
  if (buys.length === 0) return;
  const { kadar, tx, shop, tanggal } = day;
  const toko = shop.kode_toko;
  let ground = await loadBuyAt(
    tx,
    toko,
    demoBuyKeys(await kadar.settings.of(toko), notasOf(shop, buys), true),
  );
  let cash = (ground.saldo ?? 0) - KEPT;
  const gaveBack = await purseOf(day, ground);
  const documents: { buy: PlannedBuy; kode_barcode: string; owed: boolean; posting: Posting }[] = [];
  for (const [index, buy] of buys.entries()) {
    const body = await boughtInput(day, buy, ground, `B${String(index).padStart(2, '0')}`);
    const rp = body?.payments[0]?.jumlah_rp ?? 0;
    if (!body || (buy.jenis === 'CASH' && rp > cash)) continue;
    const actor: DemoActor = { user_id: buy.input_by, level: 'SPV', toko };
    const context = await demoCall(kadar, actor, { params: {}, body });
    // Its photo was taken for nobody: the piece has none.
    const told = { ...ground, nama_sales: buy.kode_sales, foto: body.lines.length * 2 };
    // Approvals of purchases are not played.
    const decision = { ...decideBuy(context, told), reasons: [] };
    const [{ pieces = [], ...posting }] = await agreedTo(context, tx, decision);
    if (!gaveBack(posting)) continue;
    if (buy.jenis === 'CASH') cash -= rp;
    ground = withBought(ground, body);
    documents.push({
      buy,
      kode_barcode: body.lines[0]?.foto ?? '',
      owed: buy.jenis === 'TRANSFER',
      posting: {
        ...posting,
        at: moment(tanggal, buy.menit),
        pieces: pieces.map((piece) => ({ ...piece, foto: false })),
      },
    });
  }
  if (documents.length === 0) return;
  const posted = await postDokumen(
    tx,
    { toko, tanggal },
    documents.map(({ posting }) => posting),
  );
  const bought = documents.map((one, at) => ({ ...one, no: posted[at]?.no ?? '' }));
  rememberBought(day, bought);
  for (const { buy, no } of bought) if (buy.batal) await giveBack(day, no, buy.batal);
};

const giveBack = async (
  day: ShopDay,
  no_faktur: string,
  { menit, alasan }: NonNullable<PlannedBuy['batal']>,
): Promise<void> => {
  const { kadar, tx, shop } = day;
  const actor: DemoActor = { user_id: shop.spv, level: 'MU', toko: shop.kode_toko };
  await happensAt(day, menit);
  const context = await demoCall(kadar, actor, { params: { no_faktur }, body: { alasan } });
  await reverseDokumen(context, tx, undefined, [PEMBELIAN.jenis]);
};
