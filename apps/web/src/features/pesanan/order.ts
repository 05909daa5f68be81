import type { PesananInput } from '@kadar/contract/endpoints/pesanan.ts';
import { pembulatanJual, type SaleSettings } from '@kadar/contract/sale-terms.ts';
import { orderedPrice } from '@kadar/domain/order.ts';
import { gramToMg } from '@kadar/domain/weight.ts';
import { type Intended, NOT_SENT } from '../../kit/api/useIntent.ts';
import type { KeptForm } from '../../kit/counter/kept-store.ts';
import { IN_CASH } from '../../parts/dokumen/OnePayment.tsx';

const EMPTY = null as number | null;

/** What a line is made after as typed: a piece of the shop by its barcode, what its customer brings along, or nothing. */
const NO_SAMPLE = {
  jenis: '' as '' | 'TOKO' | 'BAWA_SENDIRI',
  kode_barcode: '',
  deskripsi: '',
  berat: EMPTY,
  diketik: false,
  /** What POST pesanan/foto-contoh gave; '' while there is none. */
  foto: '',
};
export type Sample = typeof NO_SAMPLE;

/** A line as typed: grams, percent and rupiah as on the wire, null for an empty number. */
const LINE = {
  /** Names the line on the screen only. */
  id: 'first',
  nama_barang: '',
  kode_dept: '',
  kode_group: '',
  kadar: EMPTY,
  est_berat: EMPTY,
  /** Null until the lists, or somebody, said it. */
  harga_emas: EMPTY,
  ongkos_jenis: 'PER_GRAM' as 'PER_GRAM' | 'PER_PCS',
  ongkos: EMPTY,
  deskripsi: '',
  contoh: NO_SAMPLE,
};
export type OrderLine = typeof LINE;

export const START = {
  kode_sales: '',
  kode_customer: '',
  nama_customer: '',
  alamat_customer: '',
  no_hp: '',
  keterangan: '',
  mengikat: true,
  /** '' for as long as the settings say. */
  kunci_sampai: '',
  tgl_janji: '',
  bahan: 'TOKO' as PesananInput['bahan'] & string,
  lines: [LINE] as readonly OrderLine[],
  jumlah: EMPTY,
  paying: IN_CASH,
  ...NOT_SENT,
};
export type Order = Omit<typeof START, keyof Intended>;
export const ORDER: KeptForm<typeof START> = {
  version: 1,
  empty: START,
  // A page of before knew no samples.
  fill: (kept) => ({ ...kept, lines: kept.lines.map((line) => ({ ...LINE, ...line })) }),
};

/** The next line: what the one before says of the goods, and none of its figures. */
export const lineAfter = (last: OrderLine | undefined, id: string): OrderLine => ({
  ...LINE,
  id,
  kode_dept: last?.kode_dept ?? '',
  kode_group: last?.kode_group ?? '',
  kadar: last?.kadar ?? null,
});

/** What decides the lists' price; another price is asked for when it changes. */
const PRICED = ['kode_dept', 'kode_group', 'kadar', 'est_berat'] as const;

/** A line after a change: its price is the lists' again where what decides it is another. */
export const changed = (line: OrderLine, change: Partial<OrderLine>): OrderLine => {
  const next = { ...line, ...change };
  const same = PRICED.every((key) => next[key] === line[key]) || change.harga_emas !== undefined;
  return same ? next : { ...next, harga_emas: null, ongkos: null };
};

/** What a line comes to, rupiah; null while something of it is not said. */
export const estimateOf = (
  { est_berat, harga_emas, ongkos_jenis, ongkos }: OrderLine,
  settings: SaleSettings,
): number | null =>
  est_berat === null || harga_emas === null
    ? null
    : orderedPrice({
        beratMg: gramToMg(est_berat),
        hargaEmas: harga_emas,
        ongkos: { jenis: ongkos_jenis, nilai: ongkos ?? 0 },
        pembulatan: pembulatanJual(settings),
      }).hargaJualRp;

/** As it is sent; null where nothing is said. */
const sampleOf = ({ jenis, kode_barcode, deskripsi, berat, foto }: Sample) => {
  if (jenis === 'TOKO') return { jenis, kode_barcode };
  return jenis === 'BAWA_SENDIRI' ? { jenis, deskripsi, berat: berat ?? 0, foto } : null;
};

export const bodyOf = (order: Order, tanggal: string | null): PesananInput => {
  const { jumlah, paying, lines, kunci_sampai, mengikat, ...said } = order;
  const { intent: _intent, unanswered: _sent, ...head } = said as typeof said & Partial<Intended>;
  const jumlah_rp = jumlah ?? 0;
  return {
    ...head,
    ...(tanggal && { tanggal }),
    mengikat,
    ...(mengikat && kunci_sampai && { kunci_sampai }),
    lines: lines.map(({ id: _id, kadar, est_berat, harga_emas, ongkos, contoh, ...line }) => ({
      ...line,
      contoh: sampleOf(contoh),
      kadar: kadar ?? 0,
      est_berat: est_berat ?? 0,
      harga_emas: harga_emas ?? 0,
      ongkos: ongkos ?? 0,
    })),
    jumlah_rp,
    payments: jumlah_rp > 0 ? [{ ...paying, jumlah_rp }] : [],
  };
};
