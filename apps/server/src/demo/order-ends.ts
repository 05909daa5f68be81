import { batalPesananInput } from '@kadar/contract/endpoints/pesanan.ts';
import { hangusOf, type LinesOf } from '../modules/pesanan/order.ts';
import { haveCash } from './cash-day.ts';
import { sellTogether } from './sell-day.ts';
import { type ShopDay, sellerOf } from './shop.ts';
import type { DemoSale } from './till.ts';

const STEP_RP = 50_000;

/** Pieces that wait for whoever ordered or asked for them are sold to him, paid from the deposit and then in cash. */
export const sellWaiting = async (
  day: ShopDay,
  said: { menit: number; no_pesanan: string; kode_customer?: string; nama_customer: string },
  { lines }: LinesOf,
): Promise<void> => {
  const sale: DemoSale = {
    kode_customer: '',
    ...said,
    input_by: day.shop.spv,
    kode_sales: sellerOf(day),
    alamat_customer: '',
    no_hp: '',
    keterangan: '',
    barang: lines.flatMap(({ status, kode_barcode }) =>
      status === 'JADI' && kode_barcode ? [{ index: -1, kode_barcode, diskon: 0 }] : [],
    ),
    poin: 0,
    pembayaran: [{ jenis: 'CASH', bagian: 100, no_rekening: '', no_kartu: '', kelipatan: STEP_RP }],
    kode_kupon: '',
    titip: null,
    perkiraan: 0,
    batal: null,
  };
  await sellTogether(day, [sale]);
};

/** What the screen that ends an order or a pre-order sends: its pieces go to a tray, the money back in cash, which the drawer has, gold of its customer as it is. */
export const endShown = async (
  day: ShopDay,
  { menit, ...said }: { menit: number; no_pesanan: string; keterangan: string },
  order: LinesOf,
) => {
  const { kadar, chain, shop } = day;
  const jumlah_rp = order.saldo - hangusOf(order, await kadar.settings.of(shop.kode_toko));
  const tray = chain.baki.find((row) => row.kode_toko === shop.kode_toko && row.kode_gudang === 'ETALASE');
  await haveCash(day, jumlah_rp, menit);
  const emas = order.lines.reduce((sum, line) => sum + line.emas, 0) / 1000;
  return batalPesananInput.parse({ ...said, jenis: 'CASH', jumlah_rp, kode_baki: tray?.kode_baki, emas });
};
