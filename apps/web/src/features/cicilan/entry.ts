import type { PricedBarang } from '@kadar/contract/endpoints/barang.ts';
import type { CicilanInput } from '@kadar/contract/endpoints/cicilan.ts';
import { countSale, type SaleSettings } from '@kadar/contract/sale-terms.ts';
import { type Instalments, instalments, leastDown } from '@kadar/domain/instalment.ts';
import { toMilli } from '@kadar/domain/money.ts';
import { gramToMg } from '@kadar/domain/weight.ts';
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
  kode_barcode: '',
  kode_cicilan: '',
  /** Rupiah; null for the least of the plan. */
  dp: null as number | null,
  paying: IN_CASH,
  ...NOT_SENT,
};
export type Entry = Omit<typeof START, keyof Intended>;
export const ENTRY: KeptForm<typeof START> = { version: 1, empty: START };

/** What a contract comes to as it is typed, rupiah. */
export interface Counted {
  /** With the tax of the day. */
  harga: number;
  /** The least that is paid down. */
  least: number;
  dp: number;
  biaya_admin: number;
  /** Paid now: the down payment and the fee. */
  bayar: number;
  /** Null where nothing would be left to be paid. */
  made: Instalments | null;
}

/** What a plan makes of a price, paid down by what is typed, else by the least of the plan. */
export const termsOf = (
  typed: number | null,
  { harga, plan, step, tanggal }: { harga: number; plan: MasterRow; step: number; tanggal: string },
): Pick<Counted, 'least' | 'dp' | 'made'> => {
  const least = leastDown(harga, toMilli(Number(plan.dp_persen)), step);
  const dp = typed ?? least;
  const marginMilli = toMilli(Number(plan.margin_persen ?? 0));
  const terms = { harga, tenor: Number(plan.tenor), marginMilli, tanggal, step };
  const { total } = instalments({ ...terms, dp: 0 });
  return { least, dp, made: dp < total ? instalments({ ...terms, dp }) : null };
};

/** Counts what is typed by the functions the server counts with; null while the piece or the plan is not known. */
export const countedOf = (
  typed: number | null,
  {
    piece,
    plan,
    settings,
    toko,
    tanggal,
  }: {
    piece: PricedBarang | undefined;
    plan: MasterRow | undefined;
    settings: SaleSettings;
    toko: string;
    tanggal: string;
  },
): Counted | null => {
  if (!piece || !plan) return null;
  const line = {
    hargaJualRp: piece.harga_jual,
    diskonRp: 0,
    beratMg: gramToMg(piece.berat),
    adaFakturPajak: piece.ada_faktur_pajak,
  };
  const sale = { lines: [line], customer: null, coupon: null, kode_toko: toko, tanggal };
  const harga = countSale(sale, settings).grandTotalRp;
  const { least, dp, made } = termsOf(typed, { harga, plan, step: settings.PEMBULATAN, tanggal });
  const biaya_admin = Number(plan.biaya_admin ?? 0);
  return { harga, least, dp, biaya_admin, bayar: dp + biaya_admin, made };
};

export const bodyOf = (
  { paying, dp: typed, ...said }: Entry & Partial<Intended>,
  { harga_jual, counted, tanggal }: { harga_jual: number; counted: Counted | null; tanggal: string | null },
): CicilanInput => {
  const { intent: _intent, unanswered: _sent, ...head } = said;
  const jumlah_rp = counted?.bayar ?? 0;
  return {
    ...head,
    ...(tanggal && { tanggal }),
    harga_jual,
    dp: counted?.dp ?? typed ?? 0,
    payments: jumlah_rp > 0 ? [{ ...paying, jumlah_rp }] : [],
  };
};
