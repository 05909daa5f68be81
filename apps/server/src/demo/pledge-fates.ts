import { beliInput, lepasInput, tambahInput } from '@kadar/contract/endpoints/hutang-bayar.ts';
import { hitungInput } from '@kadar/contract/endpoints/pembelian.ts';
import { GROUPS, JENIS } from '@kadar/demo-data/catalogue.ts';
import { postBeli } from '../modules/hutang/commands/beli.ts';
import { leastToPart, postLepas } from '../modules/hutang/commands/lepas.ts';
import { postTambah } from '../modules/hutang/commands/tambah.ts';
import { type BagPiece, bagOf } from '../modules/hutang/held.ts';
import { appraise, dueOf, type Pledge, type TaksirGround, taksirColumns } from '../modules/hutang/public.ts';
import { termsFor } from '../modules/hutang/taksir.ts';
import { loadBuyAt, priceBought, quoteReader } from '../modules/pembelian/public.ts';
import { sql } from '../platform/database/sql.ts';
import { demoBuyKeys } from './buy-keys.ts';
import { haveCash } from './cash-day.ts';
import { sent } from './pledge-ends.ts';
import { newPhoto } from './seed-photos.ts';
import { actorOf, type ShopDay, sellerOf } from './shop.ts';

const STEP_RP = 50_000;
/** Of a bag beside its gold. */
export const BAG_MG = 600;

interface Ground extends TaksirGround {
  bag: BagPiece[];
}

const groundOf = ({ tx, shop }: ShopDay, { kode_customer, no_hutang }: Pledge, rp: number): Promise<Ground> =>
  tx.one<Ground>(sql`
    select ${bagOf(shop.kode_toko, no_hutang)} as bag, ${taksirColumns(kode_customer, rp)} from hari_kerja h where h.kode_toko = ${shop.kode_toko}`);

const dueNow = async (day: ShopDay, pledge: Pledge): Promise<{ bunga: number; denda: number }> => {
  const settings = await day.kadar.settings.of(day.shop.kode_toko);
  const { bunga, denda } = dueOf(pledge, day.tanggal, settings.PEMBULATAN_HUTANG);
  return { bunga, denda: denda.rp };
};

const spv = (day: ShopDay) => actorOf(day.shop, day.shop.spv);

/** More is lent on a pledge, as much as its goods carry today: the number of the new contract; '' where that is no more. */
export const topUp = async (day: ShopDay, pledge: Pledge, menit: number): Promise<string> => {
  const { kadar, shop } = day;
  const { pokok } = pledge.keadaan;
  const { bunga, denda } = await dueNow(day, pledge);
  const first = await groundOf(day, pledge, 0);
  const { plafond } = appraise(first.bag, first, pokok);
  const jumlah_hutang = Math.floor(plafond / STEP_RP) * STEP_RP;
  if (jumlah_hutang <= pokok) return '';
  const ground = await groundOf(day, pledge, jumlah_hutang);
  const { biaya_admin } = termsFor(ground, await kadar.settings.of(shop.kode_toko), undefined);
  const diterima = jumlah_hutang - biaya_admin - pokok - bunga - denda;
  if (diterima <= 0) return '';
  await haveCash(day, diterima, menit);
  const { no_hutang } = pledge;
  const said = { no_hutang, kode_sales: sellerOf(day), jumlah_hutang, jenis: 'CASH', plafond, diterima };
  const { data } = await sent(day, spv(day), { params: {}, body: tambahInput.parse(said) }, postTambah);
  return data.no_faktur;
};

/** One piece goes back against what the others do not carry; the bag is sealed anew. False for a bag of one. */
export const partRelease = async (day: ShopDay, pledge: Pledge): Promise<boolean> => {
  const { no_hutang, keadaan } = pledge;
  const { bunga, denda } = await dueNow(day, pledge);
  const ground = await groundOf(day, pledge, 0);
  const [first, ...stay] = ground.bag;
  const least = leastToPart(stay, ground, keadaan.pokok);
  const pokok = Math.max(STEP_RP, Math.ceil(least / STEP_RP) * STEP_RP);
  if (!first || stay.length === 0 || pokok >= keadaan.pokok) return false;
  const total_bayar = pokok + bunga + denda;
  const body = lepasInput.parse({
    no_hutang,
    kode_sales: sellerOf(day),
    urut: [first.urut],
    pokok,
    total_bayar,
    payments: [{ jenis: 'CASH', jumlah_rp: total_bayar }],
    no_segel: `L${day.tanggal.slice(2).replaceAll('-', '')}${no_hutang.slice(-4)}`,
    berat_kantong: (stay.reduce((sum, { berat }) => sum + berat, 0) + BAG_MG) / 1000,
  });
  await sent(day, spv(day), { params: {}, body }, postLepas);
  return true;
};

/** Goods of a bag as they lie on the counter where the shop buys them. */
const piecesOf = (bag: readonly BagPiece[]) =>
  bag.map(({ nama_barang, kadar, berat }) => ({
    sumber: 'TANPA_SURAT' as const,
    nama_barang,
    kode_dept: JENIS.find(({ nama_dept }) => nama_barang.startsWith(nama_dept))?.kode_dept ?? 'LM',
    kode_group: GROUPS.find((group) => group.kadar === kadar)?.kode_group ?? '',
    kadar,
    kadar_uji: kadar,
    metode_uji: 'XRF' as const,
    kondisi_barang: 'BAGUS',
    berat_kotor: berat / 1000,
  }));

/** The shop buys the goods of a pledge, where they are worth more than is owed on it; false where they are not. */
export const sellToShop = async (day: ShopDay, pledge: Pledge, menit: number): Promise<boolean> => {
  const { kadar, tx, shop } = day;
  const toko = shop.kode_toko;
  const { no_hutang, keadaan } = pledge;
  const settings = await kadar.settings.of(toko);
  const { bunga, denda } = await dueNow(day, pledge);
  const total_bayar = keadaan.pokok + bunga + denda;
  const { bag } = await groundOf(day, pledge, 0);
  const ground = await loadBuyAt(tx, toko, demoBuyKeys(settings, [], false));
  const priced = piecesOf(bag).map((piece) => {
    const { hargaRp } = priceBought(
      hitungInput.parse(piece),
      ground,
      settings,
      quoteReader(kadar, settings),
    ).price;
    return { ...piece, harga_hitung: hargaRp, harga: hargaRp };
  });
  const left = priced.reduce((sum, { harga }) => sum + harga, 0) - total_bayar;
  if (left <= 0) return false;
  const barang = [];
  for (const piece of priced) barang.push({ ...piece, foto: await newPhoto(day, piece) });
  await haveCash(day, left, menit);
  const body = beliInput.parse({
    no_hutang,
    kode_sales: sellerOf(day),
    berat_kantong: keadaan.berat_kantong / 1000,
    total_bayar,
    no_ktp: '3173014507880004',
    barang,
    keluar: [{ jenis: 'CASH', jumlah_rp: left }],
  });
  const { data } = await sent(day, spv(day), { params: {}, body }, postBeli);
  day.after(() => {
    for (const kode_barcode of data.barcodes) shop.beli.push({ kode_barcode, kondisi_barang: 'BAGUS' });
  });
  return true;
};
