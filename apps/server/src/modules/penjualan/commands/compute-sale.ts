import type { penjualanInput } from '@kadar/contract/endpoints/penjualan.ts';
import { pembulatanJual, ppnOn } from '@kadar/contract/sale-terms.ts';
import type { Settings } from '@kadar/contract/settings.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import { type Books, booksOf, type StockPiece, stockMove } from '@kadar/domain/books.ts';
import { feePenjualan } from '@kadar/domain/fee.ts';
import { barangLifecycle } from '@kadar/domain/lifecycle.ts';
import { toMilli } from '@kadar/domain/money.ts';
import { pointsOfSale } from '@kadar/domain/points.ts';
import { fineGoldLines, postPenjualan } from '@kadar/domain/posting.ts';
import { memberDiscount, totalSale } from '@kadar/domain/pricing.ts';
import { fineGold } from '@kadar/domain/weight.ts';
import type { z } from 'zod';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { type Settled, settle } from '../../dokumen/public.ts';
import { pricePiece } from '../../harga/public.ts';
import type { SaleGround, SalePiece } from './load-sale.ts';

export type SaleInput = z.output<typeof penjualanInput>;

/** The pieces in the order of the till's lines. Throws when one is not there to be sold. */
const piecesOf = (input: SaleInput, ground: SaleGround): SalePiece[] =>
  input.lines.map(({ kode_barcode }) => {
    const piece = ground.pieces.find((one) => one.kode_barcode === kode_barcode);
    if (!piece) throw new AppError('BARCODE_TIDAK_DIKENAL', { kode_barcode });
    if (piece.status !== 'READY') throw new AppError('STOCK_TIDAK_TERSEDIA', { kode_barcode });
    return piece;
  });

const priceLines = (input: SaleInput, pieces: readonly SalePiece[], settings: Settings) =>
  pieces.map((piece, index) => {
    const line = input.lines[index];
    if (!line) throw new Error('a piece without its line');
    const priced = pricePiece(piece, settings, { agreed: line.harga_emas, diskonRp: line.diskon });
    // The price per gram that an agreed one gives way from; the very same without an agreement.
    const listed = line.harga_emas ? pricePiece(piece, settings).hargaEmas : priced.hargaEmas;
    if (priced.hargaJualRp !== line.harga_jual)
      throw new AppError('HARGA_BERUBAH', {
        kode_barcode: piece.kode_barcode,
        lama: line.harga_jual,
        baru: priced.hargaJualRp,
      });
    return { ...priced, listed };
  });

/** Why a sale needs an approval, in the words the approver reads (domain §3, §7). */
export interface ApprovalReason {
  kategori: string;
  notes: string;
}

/** Everything a sale writes, worked out from what is locked; nothing is read or written here. Throws what refuses it. */
export const computeSale = (
  input: SaleInput,
  ground: SaleGround,
  settings: Settings,
  mayDiscount: boolean,
) => {
  const pieces = piecesOf(input, ground);
  if (!ground.nama_sales) throw fieldError('kode_sales', 'PILIHAN_TIDAK_SAH');
  if (input.kode_customer && !ground.member) throw fieldError('kode_customer', 'DATA_TIDAK_DITEMUKAN');
  const priced = priceLines(input, pieces, settings);
  const afterLines = priced.reduce((sum, line) => sum + line.totalRp, 0);
  const member = ground.member?.diskon ? memberDiscount(afterLines, toMilli(ground.member.diskon)) : 0;
  const totals = totalSale({
    lines: priced.map((line, index) => ({
      hargaJualRp: line.hargaJualRp,
      diskonRp: line.diskonRp,
      beratMg: pieces[index]?.berat ?? 0,
      adaFakturPajak: pieces[index]?.ada_faktur_pajak ?? false,
    })),
    memberDiscount: member,
    coupon: 0,
    ppn: ppnOn(settings, ground.tgl_system ?? ''),
    ...(!settings.PPN_INCLUDE && { pembulatan: pembulatanJual(settings) }),
  });
  const lines = priced.map((line, index) => {
    const piece = pieces[index] as SalePiece;
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
      murni: fineGold(piece.berat, toMilli(piece.kadar_murni)),
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
      hpp: piece.hpp,
      fee: feePenjualan(line.hargaJualRp, diskon, toMilli(piece.fee_persen ?? 0)),
      harga_minimum: piece.harga_minimum,
    };
  });
  const { kode_customer, nama_customer } = input;
  const paid = settle(
    totals.grandTotalRp,
    input.payments,
    { ...ground, poin: ground.member?.poin ?? null },
    settings,
    { kategoriKas: 'PENJUALAN', kas: nama_customer, bank: 'PENJUALAN', kode_customer },
  );
  const basis = lines.map(({ kode_group, berat, total, ongkos, ppn }) => ({
    group: kode_group,
    weightMg: berat,
    amountRp: Math.max(0, total - ongkos - (settings.PPN_INCLUDE ? ppn : 0)),
  }));
  const poin_dapat =
    ground.member && settings.MEMBER_MODULE
      ? pointsOfSale(basis, ground.get_point, {
          perRp: settings.GET_POINT_PER_RP,
          cashbackMilli: toMilli(settings.CASHBACK_POINT_PERSEN),
          nilaiPoin: ground.nilai_poin ?? 0,
        })
      : 0;
  return {
    lines,
    totals,
    paid,
    poin_dapat,
    books: booksOfSale(input, { lines, totals, paid, poin_dapat, pieces }),
    reasons: reasonsOf(input, lines, totals.grandTotalRp, settings, mayDiscount),
  };
};

interface Decided {
  lines: readonly (StockPiece & { hpp: number; fee: number })[];
  totals: ReturnType<typeof totalSale>;
  paid: Settled;
  poin_dapat: number;
  pieces: readonly SalePiece[];
}
const booksOfSale = (input: SaleInput, { lines, totals, paid, poin_dapat, pieces }: Decided): Books => {
  const { kode_customer, kode_sales } = input;
  const fee = lines.reduce((sum, line) => sum + line.fee, 0);
  return booksOf({
    stock: lines.map((line) =>
      stockMove(line, {
        jenis: 'JUAL',
        dari_status: 'READY',
        ke_status: barangLifecycle.next('READY', 'JUAL'),
        qty: -1,
      }),
    ),
    kas: paid.kas,
    bank: paid.bank,
    poin: [
      ...(poin_dapat > 0 ? [{ kode_customer, poin: poin_dapat, keterangan: 'DAPAT' }] : []),
      ...paid.poin,
    ],
    fee: fee > 0 ? [{ kode_sales, fee }] : [],
    jurnal: postPenjualan({
      grandTotalRp: totals.grandTotalRp,
      diskonRp: totals.diskonRp,
      ppnRp: totals.ppnRp,
      hppRp: lines.reduce((sum, { hpp }) => sum + hpp, 0),
      payments: paid.posted,
    }),
    emas: fineGoldLines(
      pieces.map(({ berat, kadar_murni }) => ({ beratMg: berat, kadarMurniMilli: toMilli(kadar_murni) })),
      { debit: 'TERJUAL', kredit: 'PERSEDIAAN' },
    ),
  });
};

const reasonsOf = (
  input: SaleInput,
  lines: readonly {
    kode_barcode: string;
    berat: number;
    harga_emas: number;
    harga_daftar: number;
    ongkos: number;
    harga_atribut: number;
    total: number;
    harga_minimum: number;
  }[],
  grandTotal: number,
  settings: Settings,
  mayDiscount: boolean,
): ApprovalReason[] => {
  const reasons: ApprovalReason[] = [];
  const discount = input.lines.reduce((sum, { diskon }) => sum + diskon, 0);
  if (!mayDiscount) {
    if (discount > 0) reasons.push({ kategori: 'DISKON', notes: `Diskon ${formatRupiah(discount)}` });
    for (const { kode_barcode, harga_emas, harga_daftar } of lines)
      if (harga_emas < harga_daftar)
        reasons.push({
          kategori: 'DISKON',
          notes: `${kode_barcode} ${formatRupiah(harga_emas)}/g di bawah harga ${formatRupiah(harga_daftar)}/g`,
        });
  }
  if (settings.MIN_HARGA_PROTECTION_MODULE)
    for (const line of lines)
      if (
        line.harga_minimum > 0 &&
        (line.total - line.ongkos - line.harga_atribut) * 1000 < line.harga_minimum * line.berat
      )
        reasons.push({
          kategori: 'HARGA MINIMUM',
          notes: `${line.kode_barcode} di bawah harga minimum ${formatRupiah(line.harga_minimum)}/g`,
        });
  if (grandTotal > settings.LIMIT_JUAL_OTORISASI)
    reasons.push({
      kategori: 'LIMIT JUAL',
      notes: `Penjualan ${formatRupiah(grandTotal)} di atas ${formatRupiah(settings.LIMIT_JUAL_OTORISASI)}`,
    });
  return reasons;
};
