import { countSale } from '@kadar/contract/sale-terms.ts';
import type { Settings } from '@kadar/contract/settings.ts';
import { type PlannedSale, paymentsFor } from '@kadar/demo-data/plan.ts';
import { freeKupon } from '../modules/kupon/public.ts';
import type { SaleGround, SaleKeys } from '../modules/penjualan/public.ts';
import { pickupPrice } from '../modules/titip/public.ts';
import type { ShopDay } from './shop.ts';

const NILAI_POIN = 500;

/** A sale of the plan; one that a box is sold with, by its barcode, and one of an order's pieces, by the number of the order. */
export type DemoSale = PlannedSale & { aksesoris?: string; no_pesanan?: string };

/** The deposit that pays for a sale; '' for most. */
const titipOf = ({ shop }: ShopDay, { titip, no_pesanan = '' }: DemoSale): string =>
  titip === null ? no_pesanan : (shop.titip.get(titip) ?? '');

/** What is read for a planned sale before its till knows what it comes to. */
export const plannedKeys = (day: ShopDay, sale: DemoSale): SaleKeys => {
  const no_titip = titipOf(day, sale);
  return {
    barcodes: sale.barang.map(({ kode_barcode }) => kode_barcode),
    aksesoris: sale.aksesoris ? [sale.aksesoris] : [],
    groups: [],
    kode_sales: sale.kode_sales,
    kode_customer: sale.kode_customer,
    kode_kupon: sale.kode_kupon,
    rekenings: sale.pembayaran.flatMap(({ no_rekening }) => (no_rekening ? [no_rekening] : [])),
    titips: no_titip ? [no_titip] : [],
    kept: no_titip !== '',
    poin: sale.poin > 0,
  };
};

/** A sale as its till shows it: lines at the prices of the day, or as a deposit locked them, and what they come to. */
export const shownSale = (day: ShopDay, sale: DemoSale, ground: SaleGround, settings: Settings) => {
  const { tanggal, shop } = day;
  const no_titip = titipOf(day, sale);
  const shown = sale.barang.map(({ kode_barcode, diskon }) => {
    const piece = ground.pieces.find((one) => one.kode_barcode === kode_barcode);
    if (!piece) throw new Error(`the plan sells ${kode_barcode}, which never came in`);
    const { hargaJualRp } = pickupPrice(piece, settings, tanggal, { diskonRp: diskon });
    // An ordered piece is kept by the document that gave it to its line.
    const kept = no_titip && (piece.held?.no_titip ?? no_titip);
    return { piece, line: { kode_barcode, diskon, harga_jual: hargaJualRp, no_titip: kept } };
  });
  const boxes = ground.aksesoris
    .filter(({ qty }) => qty > 0)
    .map(({ kode_barcode, harga_jual }) => ({ objek: 'ACC' as const, kode_barcode, harga_jual, diskon: 0 }));
  const { grandTotalRp } = countSale(
    {
      lines: [
        ...shown.map(({ piece, line }) => ({
          hargaJualRp: line.harga_jual,
          diskonRp: line.diskon,
          beratMg: piece.berat,
          adaFakturPajak: piece.ada_faktur_pajak,
        })),
        ...boxes.map((box) => ({
          hargaJualRp: box.harga_jual,
          diskonRp: 0,
          beratMg: 0,
          adaFakturPajak: true,
        })),
      ],
      customer: ground.member,
      coupon: sale.kode_kupon ? freeKupon(sale.kode_kupon, ground.kupon) : null,
      kode_toko: shop.kode_toko,
      tanggal,
    },
    settings,
  );
  const { kode_sales, kode_customer, nama_customer, alamat_customer, no_hp, keterangan, kode_kupon } = sale;
  const said = {
    tanggal,
    kode_sales,
    kode_customer,
    nama_customer,
    alamat_customer,
    no_hp,
    keterangan,
    kode_kupon,
  };
  return { said, lines: [...shown.map(({ line }) => line), ...boxes], grandTotalRp, no_titip };
};

/** How a sale is paid: what is left of its deposit, then as it was planned; never more points than there are. */
export const paymentsOf = (
  sale: PlannedSale,
  { grandTotalRp, no_titip }: { grandTotalRp: number; no_titip: string },
  { deposits, member }: SaleGround,
) => {
  const titipan = Math.min(deposits?.[no_titip]?.saldo ?? 0, grandTotalRp);
  const poin = Math.max(0, Math.min(sale.poin, member?.poin ?? 0));
  const money = paymentsFor({ ...sale, poin }, grandTotalRp - titipan, NILAI_POIN);
  return [
    ...(titipan > 0 ? [{ jenis: 'TITIPAN' as const, jumlah_rp: titipan, no_titip }] : []),
    ...money.map(({ poin: _points, ...payment }) => payment),
  ];
};
