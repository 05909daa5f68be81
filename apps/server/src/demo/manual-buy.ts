import { PEMBELIAN_MANUAL } from '@kadar/contract/dokumen/pembelian.ts';
import { pembelianManualInput } from '@kadar/contract/endpoints/pembelian.ts';
import { agreedTo, postDokumen } from '../modules/dokumen/public.ts';
import { buyKeys, buyOfGroups, decideBuy, loadBuyAt } from '../modules/pembelian/public.ts';
import { haveCash } from './cash-day.ts';
import { approved, demoCall, demoIntent } from './demo-call.ts';
import { actorOf, type ShopDay, sellerOf } from './shop.ts';

/** Two of a group back to it, and one more as scrap of a lot, bought for cash. */
export const boughtOfGroup = async (
  day: ShopDay,
  no_lot: string,
  menit: number,
): Promise<string | undefined> => {
  const { kadar, tx, shop, tanggal } = day;
  const toko = shop.kode_toko;
  const settings = await kadar.settings.of(toko);
  const actor = actorOf(shop, shop.spv);
  const line = { kode_group: 'UBS750', kode_dept: 'CCN', harga_emas: 1_000_000 };
  await haveCash(day, 6_000_000, menit);
  const body = buyOfGroups(
    pembelianManualInput.parse({
      tanggal,
      kode_sales: sellerOf(day),
      nama_customer: 'IBU SRI',
      no_ktp: '3173014507880010',
      lines: [
        { ...line, kondisi_barang: 'BAGUS', qty: 2, berat: 4.2, kode_gudang: 'BRANKAS' },
        { ...line, kondisi_barang: 'ROSOK', qty: 1, berat: 1.8 },
      ],
      no_lot,
      payments: [{ jenis: 'CASH', jumlah_rp: 6_000_000 }],
    }),
    settings,
  );
  const ground = await loadBuyAt(tx, toko, buyKeys(body, toko, settings, { besideOthers: false }));
  const intent = demoIntent(actor, `demo-${toko}-${tanggal}-${PEMBELIAN_MANUAL.awalan}`);
  const postings = await approved(tx, actor, shop, async (approval) => {
    const context = await demoCall(kadar, actor, { params: {}, body }, approval);
    return agreedTo(context, tx, decideBuy(context, ground), { intent });
  });
  return (await postDokumen(tx, { toko, tanggal }, postings))[0]?.no;
};
