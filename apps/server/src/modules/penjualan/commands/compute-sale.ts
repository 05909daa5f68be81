import type { penjualanInput } from '@kadar/contract/endpoints/penjualan.ts';
import { type CountedSale, countSale, ppnPartsOn } from '@kadar/contract/sale-terms.ts';
import type { Settings } from '@kadar/contract/settings.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import { type StockPiece, stockMove } from '@kadar/domain/books/stock.ts';
import { type Books, booksOf } from '@kadar/domain/books.ts';
import type { Coupon } from '@kadar/domain/coupon.ts';
import { feePenjualan } from '@kadar/domain/fee.ts';
import { barangLifecycle } from '@kadar/domain/lifecycle.ts';
import { toMilli } from '@kadar/domain/money.ts';
import { taxedAs } from '@kadar/domain/pajak.ts';
import { netBasis, pointsOfMember } from '@kadar/domain/points.ts';
import { compact, postPenjualan } from '@kadar/domain/posting.ts';
import { postJualKonsinyasi } from '@kadar/domain/posting-supplier.ts';
import { isBelowMinimum } from '@kadar/domain/repricing.ts';
import type { z } from 'zod';
import type { ApprovalReason } from '../../../platform/auth/approvals.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import {
  type AskedPayment,
  requireShownTotal,
  type Settled,
  settle,
  staleReasons,
  type Waited,
} from '../../dokumen/public.ts';
import { pricePiece } from '../../harga/public.ts';
import { freeKupon } from '../../kupon/public.ts';
import { withoutPin } from '../../layar/public.ts';
import {
  leftOf,
  mayBeSold,
  type PickupPrice,
  pickupPrice,
  refuseSample,
  requireAgreed,
  requireOrdersMayClose,
} from '../../titip/public.ts';
import { consignedIn, goldOf } from './consigned.ts';
import { fetched, ownGold } from './fetched.ts';
import type { SaleGround, SalePiece } from './load-sale.ts';
import { isWare, listedGram, type SoldWare, soldWare, wareOf, wareOut, warePrice } from './wares.ts';

export type SaleInput = Omit<z.output<typeof penjualanInput>, 'payments'> & {
  payments: readonly AskedPayment[];
  /** At the till without barcodes: it has numbers of its own, and groups whatever APP_MODE says. */
  manual?: boolean;
};

/** A single piece, or so many of an accessory or of a group. */
type SaleGoods = SalePiece | SoldWare;

/** What is sold, in the order of the till's lines. Throws when something is not there to be sold. */
const goodsOf = (input: SaleInput, ground: SaleGround): SaleGoods[] =>
  input.lines.map(({ kode_barcode, no_titip, objek, qty, berat }, at) => {
    if (objek) return soldWare(ground, { kode_barcode, objek, qty, berat }, at);
    const piece = ground.pieces.find((one) => one.kode_barcode === kode_barcode);
    if (!piece) throw new AppError('BARCODE_TIDAK_DIKENAL', { kode_barcode });
    refuseSample(piece);
    if (piece.dipegang || !mayBeSold(piece, no_titip))
      throw new AppError('STOCK_TIDAK_TERSEDIA', { kode_barcode });
    requireAgreed(piece);
    return piece;
  });

/** A line's price as it is worked out; `listed` is the price per gram that an agreed one gives way from. */
export interface PricedLine extends PickupPrice {
  listed: number;
}
interface Pricing {
  settings: Settings;
  tanggal: string;
  waited: Waited<readonly PricedLine[]> | undefined;
}

/** The price of each line, and of lines that waited why the shown one must be approved to stand. */
const priceLines = (
  input: SaleInput,
  goods: readonly SaleGoods[],
  { settings, tanggal, waited }: Pricing,
): (PricedLine & { stale: ApprovalReason[] })[] =>
  goods.map((piece, index) => {
    const line = input.lines[index];
    if (!line) throw new Error('a piece without its line');
    const deal = { agreed: line.harga_emas, diskonRp: line.diskon };
    const priced = isWare(piece)
      ? warePrice(piece, settings, deal)
      : pickupPrice(piece, settings, tanggal, deal);
    // The price per gram that an agreed one gives way from; the very same without an agreement.
    const perGram = () =>
      isWare(piece) ? listedGram(piece, settings) : pricePiece(piece, settings).hargaEmas;
    const listed = line.harga_emas && priced.locked === null ? perGram() : priced.hargaEmas;
    if (priced.hargaJualRp === line.harga_jual) return { ...priced, listed, stale: [] };
    const { kode_barcode } = piece;
    const shown = waited?.dasar[index];
    if (!waited || !shown)
      throw new AppError('HARGA_BERUBAH', {
        kode_barcode,
        lama: line.harga_jual,
        baru: priced.hargaJualRp,
      });
    const moved = { nama: kode_barcode, shownRp: line.harga_jual, todayRp: priced.hargaJualRp };
    return { ...shown, stale: staleReasons(waited, moved) };
  });

/** The coupon that is asked for, if it is one and free. Throws at its field; what it is bound to is the counting's. */
const couponOf = ({ kode_kupon }: SaleInput, { kupon }: SaleGround, settings: Settings): Coupon | null => {
  if (!kode_kupon) return null;
  if (!settings.KUPON_MODULE) throw new AppError('MODUL_TIDAK_AKTIF');
  return freeKupon(kode_kupon, kupon);
};

/** What the tax file tells of a sale to a business, a row for each line: base, tax, and what the rate is made of (domain §4 PPN). */
const taxLines = (
  { member }: SaleGround,
  lines: readonly { urut: number; ppn: number }[],
  { goods, totals }: { goods: readonly SaleGoods[]; totals: CountedSale },
  settings: Settings,
  tanggal: string,
) => {
  if (!member || taxedAs(member.jenis_pelanggan) === 'KONSUMEN') return [];
  const shared = { jenis_pelanggan: member.jenis_pelanggan, skb_pph22: member.skb_pph22 ?? '' };
  return lines.map(({ urut, ppn }, at) => {
    const parts = ppn > 0 ? ppnPartsOn(settings, tanggal, goods[at]?.ada_faktur_pajak ?? false) : null;
    return {
      ...shared,
      urut,
      dpp: totals.lines[at]?.dppRp ?? 0,
      ppn,
      persen: (parts?.persenMilli ?? 0) / 1000,
      faktor: (parts?.faktorMilli ?? 0) / 1000,
      nilai_lain: parts?.nilaiLain.join('/') ?? '',
      tarif: (parts?.tarifMilli ?? 0) / 1000,
      pph22_persen: totals.pph22Milli / 1000,
    };
  });
};

/** The lines as they are written: each piece at its price, with its share of the discounts and the tax of the whole. */
const soldLines = (goods: readonly SaleGoods[], priced: readonly PricedLine[], totals: CountedSale) =>
  priced.map((line, index) => {
    const piece = goods[index] as SaleGoods;
    const share = totals.lines[index];
    const diskon = line.diskonRp + (share?.diskonBersamaRp ?? 0);
    return {
      urut: index + 1,
      kode_barcode: piece.kode_barcode,
      kode_intern: piece.kode_intern,
      nama_barang: piece.nama_barang,
      kode_dept: piece.kode_dept,
      kode_group: piece.kode_group,
      kadar: piece.kadar,
      berat: piece.berat,
      murni: piece.murni,
      kode_gudang: piece.kode_gudang,
      kode_baki: piece.kode_baki,
      harga_emas: line.hargaEmas,
      harga_daftar: line.listed,
      sumber_harga: line.sumber,
      ongkos: line.ongkosRp,
      harga_atribut: line.atributRp,
      pembulatan: line.pembulatanRp,
      harga_jual: line.hargaJualRp,
      diskon,
      ppn: share?.ppnRp ?? 0,
      total: line.hargaJualRp - diskon,
      hpp: piece.konsinyasi?.harga ?? piece.hpp,
      fee: feePenjualan(line.hargaJualRp, diskon, toMilli(piece.fee_persen ?? 0)),
      harga_minimum: piece.harga_minimum,
      ...(isWare(piece) && wareOf(piece)),
      ...(!isWare(piece) && ownGold(piece)),
    };
  });

/** Everything a sale writes, worked out from what is locked; nothing is read or written here. Throws what refuses it. */
export const computeSale = (
  input: SaleInput,
  ground: SaleGround,
  {
    toko,
    settings,
    mayDiscount,
    beliRp,
    waited,
  }: {
    toko: string;
    settings: Settings;
    mayDiscount: boolean;
    /** Price of the gold brought in, of an exchange. */
    beliRp?: number;
    /** Of a sale that waited: what was shown. */
    waited?: Waited<readonly PricedLine[]> | undefined;
  },
) => {
  const goods = goodsOf(input, ground);
  const kept = goods.map((one) => (isWare(one) ? null : one.held));
  requireOrdersMayClose(kept);
  if (!ground.nama_sales) throw fieldError('kode_sales', 'PILIHAN_TIDAK_SAH');
  if (input.kode_customer && !ground.member) throw fieldError('kode_customer', 'DATA_TIDAK_DITEMUKAN');
  const tanggal = ground.tgl_system ?? '';
  const priced = priceLines(input, goods, { settings, tanggal, waited });
  const totals = countSale(
    {
      lines: priced.map(({ hargaJualRp, diskonRp }, index) => ({
        hargaJualRp,
        diskonRp,
        beratMg: goods[index]?.berat ?? 0,
        adaFakturPajak: goods[index]?.ada_faktur_pajak ?? false,
      })),
      customer: ground.member,
      coupon: couponOf(input, ground, settings),
      kode_toko: toko,
      tanggal,
    },
    settings,
  );
  const lines = soldLines(goods, priced, totals);
  const { kode_customer, nama_customer } = input;
  const paid = settle(
    totals.grandTotalRp,
    input.payments,
    {
      ...ground,
      words: { kategori: 'PENJUALAN', kas: nama_customer, bank: 'PENJUALAN' },
      kode_customer,
      poin: ground.member?.poin ?? null,
      titipan: leftOf(input.payments, kept, ground.deposits),
    },
    settings,
    'IN',
  );
  const basis = lines.map(({ kode_group, berat, total, ongkos, ppn }) => ({
    group: kode_group,
    weightMg: berat,
    amountRp: Math.max(0, total - ongkos - (settings.PPN_INCLUDE ? ppn : 0)),
  }));
  const earning =
    beliRp !== undefined && settings.TUKAR_POIN_BASIS === 'NET' ? netBasis(basis, beliRp) : basis;
  const poin_dapat =
    ground.member && settings.MEMBER_MODULE
      ? pointsOfMember(earning, ground.get_point, {
          perRp: settings.GET_POINT_PER_RP,
          cashbackMilli: toMilli(settings.CASHBACK_POINT_PERSEN),
          nilaiPoin: ground.nilai_poin ?? 0,
          levelPercent: ground.member.poin_persen,
        })
      : 0;
  requireShownTotal(waited, totals.grandTotalRp);
  return {
    lines,
    dasar: priced.map(({ stale: _stale, ...line }) => line),
    pajak: taxLines(ground, lines, { goods, totals }, settings, tanggal),
    kupon: input.kode_kupon
      ? [{ urut: 1, kode_kupon: input.kode_kupon, ke: ground.kupon?.ke ?? 0, nilai: totals.couponRp }]
      : [],
    totals,
    paid,
    poin_dapat,
    books: booksOfSale(input, { lines, totals, paid, poin_dapat, goods }),
    reasons: [
      ...priced.flatMap(({ stale }) => stale),
      ...reasonsOf(
        // What was agreed on with a lock was approved with it.
        input.lines.map(({ diskon }, at) => Math.max(0, diskon - (priced[at]?.locked ?? 0))),
        lines,
        totals.grandTotalRp,
        settings,
        mayDiscount,
      ),
      // Who made it wait had the member's word, or an approval in its stead.
      ...(ground.member?.izin && !waited ? withoutPin(ground.member.izin, paid.poinPakai) : []),
    ],
  };
};

interface Decided {
  lines: readonly (StockPiece & { hpp: number; fee: number })[];
  totals: CountedSale;
  paid: Settled;
  poin_dapat: number;
  goods: readonly SaleGoods[];
}
const booksOfSale = (input: SaleInput, { lines, totals, paid, poin_dapat, goods }: Decided): Books => {
  const { kode_customer, kode_sales } = input;
  const fee = lines.reduce((sum, line) => sum + line.fee, 0);
  const pieces = goods.filter((one) => !isWare(one));
  const wares = goods.filter(isWare);
  const consigned = consignedIn(pieces);
  return booksOf({
    ...paid.books,
    stock: lines.flatMap((line, at) => {
      const sold = goods[at];
      if (!sold || isWare(sold)) return [];
      const { konsinyasi } = sold;
      // What is taken out of the stock for a deposit is kept by none.
      const held = sold.status === 'READY' ? null : sold.held;
      const piece = konsinyasi ? { ...line, hpp: 0, milik: 'SUPPLIER' } : line;
      const from = held ? 'HOLD' : 'READY';
      const ke_status = barangLifecycle.next(from, 'JUAL');
      const row = stockMove(piece, { jenis: 'JUAL', dari_status: from, ke_status, qty: -1 });
      return held ? { ...row, pegang: held.no_titip } : row;
    }),
    massa: wares.map(wareOut),
    pesanan: goods.flatMap((one) => (isWare(one) ? [] : fetched(one))),
    poin: [
      ...(poin_dapat > 0 ? [{ kode_customer, poin: poin_dapat, keterangan: 'DAPAT' }] : []),
      ...paid.books.poin,
    ],
    fee: fee > 0 ? [{ kode_sales, fee }] : [],
    pihak: consigned.owed,
    jurnal: compact([
      ...postPenjualan({
        grandTotalRp: totals.grandTotalRp,
        diskonRp: totals.diskonRp,
        ppnRp: totals.ppnRp,
        pph22Rp: totals.pph22Rp,
        hppRp: lines.reduce((sum, { hpp }) => sum + hpp, 0) - consigned.rp,
        aksesorisRp: wares.reduce((sum, { objek, hpp }) => (objek === 'ACC' ? sum + hpp : sum), 0),
        payments: paid.posted,
      }),
      ...postJualKonsinyasi(consigned.rp),
    ]),
    emas: goldOf(goods),
  });
};

/** '0,7 %', as the notes of an approval say it in the shop's own way. */
const percentOf = (part: number, whole: number): string =>
  `${((part * 100) / whole).toFixed(1).replace('.', ',')} %`;

const reasonsOf = (
  discounts: readonly number[],
  lines: readonly {
    kode_barcode: string;
    nama_barang: string;
    harga_jual: number;
    berat: number;
    harga_emas: number;
    harga_daftar: number;
    ongkos: number;
    harga_atribut: number;
    total: number;
    harga_minimum: number;
    kunci?: string | null;
    kredit_mg?: number;
    hpp: number;
  }[],
  grandTotal: number,
  settings: Settings,
  mayDiscount: boolean,
): ApprovalReason[] => {
  const reasons: ApprovalReason[] = [];
  if (!mayDiscount) {
    for (const [at, { kode_barcode, nama_barang, harga_jual }] of lines.entries()) {
      const discount = discounts[at] ?? 0;
      if (discount > 0)
        reasons.push({
          kategori: 'DISKON',
          kode_barcode,
          notes: `Diskon ${formatRupiah(discount)} (${percentOf(discount, harga_jual)}) ${nama_barang} ${kode_barcode}`,
        });
    }
    for (const { kode_barcode, harga_emas, harga_daftar } of lines)
      if (harga_emas < harga_daftar)
        reasons.push({
          kategori: 'DISKON',
          kode_barcode,
          notes: `${kode_barcode} ${formatRupiah(harga_emas)}/g di bawah harga ${formatRupiah(harga_daftar)}/g`,
        });
  }
  if (settings.MIN_HARGA_PROTECTION_MODULE)
    for (const line of lines)
      if (line.kunci?.startsWith('ACC/') && line.total < line.hpp)
        reasons.push({
          kategori: 'HARGA MINIMUM',
          kode_barcode: line.kode_barcode,
          notes: `${line.nama_barang} ${line.kode_barcode} di bawah modal`,
        });
      else if (
        isBelowMinimum({
          totalRp: line.total,
          ongkosRp: line.ongkos,
          atributRp: line.harga_atribut,
          beratMg: line.berat - (line.kredit_mg ?? 0),
          minimum: line.harga_minimum,
        })
      )
        reasons.push({
          kategori: 'HARGA MINIMUM',
          kode_barcode: line.kode_barcode,
          notes: `${line.kode_barcode} di bawah harga minimum ${formatRupiah(line.harga_minimum)}/g`,
        });
  if (grandTotal > settings.LIMIT_JUAL_OTORISASI)
    reasons.push({
      kategori: 'LIMIT JUAL',
      notes: `Penjualan ${formatRupiah(grandTotal)} di atas ${formatRupiah(settings.LIMIT_JUAL_OTORISASI)}`,
    });
  return reasons;
};
