import { PENJUALAN_MANUAL } from '@kadar/contract/dokumen/penjualan.ts';
import { penjualanInput } from '@kadar/contract/endpoints/penjualan.ts';
import { countSale } from '@kadar/contract/sale-terms.ts';
import { agreedTo, postDokumen } from '../modules/dokumen/public.ts';
import { pricePiece } from '../modules/harga/public.ts';
import { decideSale, loadSales, saleKeys } from '../modules/penjualan/public.ts';
import { approved, demoCall, demoIntent } from './demo-call.ts';
import { actorOf, type ShopDay, sellerOf } from './shop.ts';

/** One of a group, of 2.1 g, sold at the till without barcodes. */
export const soldOfGroup = async (day: ShopDay, kunci: string): Promise<string | undefined> => {
  const { kadar, tx, shop, tanggal } = day;
  const toko = shop.kode_toko;
  const settings = await kadar.settings.of(toko);
  const actor = actorOf(shop, shop.spv);
  const asked = (harga_jual: number, jumlah_rp: number) => ({
    ...penjualanInput.parse({
      tanggal,
      kode_sales: sellerOf(day),
      nama_customer: 'IBU SRI',
      lines: [{ objek: 'GROUP', kode_barcode: kunci, qty: 1, berat: 2.1, harga_jual }],
      payments: [{ jenis: 'CASH', jumlah_rp }],
    }),
    manual: true,
  });
  const intent = demoIntent(actor, `demo-${toko}-${tanggal}-${PENJUALAN_MANUAL.awalan}`);
  const [ground] = await loadSales(tx, toko, [{ keys: saleKeys(asked(1, 1)), intent }]);
  const [group] = ground?.groups ?? [];
  if (!ground || !group) return undefined;
  const beratMg = 2_100;
  const { hargaJualRp } = pricePiece({ ...group, berat: beratMg }, settings);
  const { grandTotalRp } = countSale(
    {
      lines: [{ hargaJualRp, diskonRp: 0, beratMg, adaFakturPajak: false }],
      customer: null,
      coupon: null,
      kode_toko: toko,
      tanggal,
    },
    settings,
  );
  const postings = await approved(tx, actor, shop, async (approval) => {
    const body = asked(hargaJualRp, grandTotalRp);
    const context = await demoCall(kadar, actor, { params: {}, body }, approval);
    return agreedTo(context, tx, decideSale(context, ground), { intent });
  });
  return (await postDokumen(tx, { toko, tanggal }, postings))[0]?.no;
};
