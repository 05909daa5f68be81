import type { PricedBarang } from '@kadar/contract/endpoints/barang.ts';
import type { GramCicilanInput } from '@kadar/contract/endpoints/cicilan-gram.ts';
import type { hargaPesanan } from '@kadar/contract/endpoints/pesanan.ts';
import { countSale, pembulatanJual, type SaleSettings } from '@kadar/contract/sale-terms.ts';
import { boughtBy, lastGramPayment } from '@kadar/domain/gram-plan.ts';
import { leastDown } from '@kadar/domain/instalment.ts';
import { toMilli } from '@kadar/domain/money.ts';
import { priceLine } from '@kadar/domain/pricing.ts';
import { gramToMg } from '@kadar/domain/weight.ts';
import type { z } from 'zod';
import { type Intended, NOT_SENT } from '../../kit/api/useIntent.ts';
import type { KeptForm } from '../../kit/counter/kept-store.ts';
import type { MasterRow } from '../../kit/masters.ts';
import { IN_CASH } from '../../parts/dokumen/OnePayment.tsx';

export const START = {
  kode_sales: '',
  kode_customer: '',
  nama_customer: '',
  alamat_customer: '',
  no_hp: '',
  keterangan: '',
  /** A model instead of a piece: what it is to be. */
  model: false,
  kode_barcode: '',
  kode_dept: '',
  kode_group: '',
  /** Percent and grams. */
  kadar: null as number | null,
  berat: null as number | null,
  kode_cicilan: '',
  /** Rupiah; null for the least of the plan. */
  bayar: null as number | null,
  paying: IN_CASH,
  ...NOT_SENT,
};
export type GramEntry = Omit<typeof START, keyof Intended>;
export const GRAM: KeptForm<typeof START> = { version: 1, empty: START };

/** What grows, by what it would cost today. */
export interface Wanted {
  /** Rupiah per gram, and of all of it without tax. */
  harga_emas: number;
  harga_jual: number;
  /** mg. */
  berat: number;
  ada_faktur_pajak: boolean;
}

/** Of a piece of the stock. */
export const ofPiece = ({ harga_emas, harga_jual, berat, ada_faktur_pajak }: PricedBarang): Wanted => ({
  harga_emas,
  harga_jual,
  berat: gramToMg(berat),
  ada_faktur_pajak,
});

/** Of a model, by what the lists ask for a gram and the work of it; null where they have no price. */
export const ofModel = (
  listed: z.output<typeof hargaPesanan.data>,
  gram: number,
  settings: SaleSettings,
): Wanted | null => {
  const { harga_emas, ongkos_jenis, ongkos } = listed;
  if (harga_emas === null) return null;
  const berat = gramToMg(gram);
  const { hargaJualRp } = priceLine({
    beratMg: berat,
    hargaEmas: harga_emas,
    ongkos: { jenis: ongkos_jenis, nilai: ongkos },
    atributRp: 0,
    diskonRp: 0,
    pembulatan: pembulatanJual(settings),
  });
  return { harga_emas, harga_jual: hargaJualRp, berat, ada_faktur_pajak: false };
};

/** With the tax of the day. */
export const withTax = (
  { harga_jual, berat, ada_faktur_pajak }: Wanted,
  { settings, toko, tanggal }: { settings: SaleSettings; toko: string; tanggal: string },
): number =>
  countSale(
    {
      lines: [{ hargaJualRp: harga_jual, diskonRp: 0, beratMg: berat, adaFakturPajak: ada_faktur_pajak }],
      customer: null,
      coupon: null,
      kode_toko: toko,
      tanggal,
    },
    settings,
  ).grandTotalRp;

/** What a piece of the stock still costs whoever fetches it for a plan that bought so many mg, as the server asks for it: in notes. */
export const stillPaid = (
  piece: PricedBarang,
  saldoMg: number,
  of: { settings: SaleSettings; toko: string; tanggal: string },
): number => {
  const wanted = ofPiece(piece);
  return lastGramPayment({
    hargaRp: withTax(wanted, of),
    perGramRp: wanted.harga_emas,
    // One that is lighter than what was bought is refused by the server.
    beratMg: Math.max(wanted.berat, saldoMg),
    saldoMg,
    pembulatan: pembulatanJual(of.settings),
  }).rp;
};

/** What a plan comes to as it is typed; rupiah and mg. */
export interface GramCounted {
  harga_emas: number;
  harga: number;
  least: number;
  bayar: number;
  biaya_admin: number;
  mg: number;
  berat: number;
}

export const gramCounted = (
  typed: number | null,
  wanted: Wanted | null,
  plan: MasterRow | undefined,
  of: { settings: SaleSettings; toko: string; tanggal: string },
): GramCounted | null => {
  if (!wanted || !plan) return null;
  const harga = withTax(wanted, of);
  const least = leastDown(harga, toMilli(Number(plan.dp_persen)), of.settings.PEMBULATAN);
  const bayar = typed ?? least;
  const { harga_emas, berat } = wanted;
  return {
    harga_emas,
    harga,
    least,
    bayar,
    biaya_admin: Number(plan.biaya_admin ?? 0),
    mg: boughtBy(bayar, harga_emas),
    berat,
  };
};

export const gramBody = (
  entry: GramEntry & Partial<Intended>,
  counted: GramCounted | null,
  tanggal: string | null,
): GramCicilanInput => {
  const { paying, model, kode_dept, kode_group, kadar, berat, bayar: typed, kode_barcode, ...said } = entry;
  const { intent: _intent, unanswered: _sent, ...head } = said;
  const bayar = counted?.bayar ?? typed ?? 0;
  const jumlah_rp = bayar + (counted?.biaya_admin ?? 0);
  return {
    ...head,
    ...(tanggal && { tanggal }),
    kode_barcode: model ? '' : kode_barcode,
    ...(model && { model: { kode_dept, kode_group, kadar: kadar ?? 0, berat: berat ?? 0 } }),
    harga_emas: counted?.harga_emas ?? 1,
    bayar,
    payments: jumlah_rp > 0 ? [{ ...paying, jumlah_rp }] : [],
  };
};
