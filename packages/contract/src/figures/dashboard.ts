import { gramToMg } from '@kadar/domain/weight.ts';
import type { RingkasanDashboard, StockDashboard } from '../endpoints/dashboard.ts';
import type { Biaya, NonCashTertunda } from '../endpoints/grafik.ts';
import type { SatuHal } from '../endpoints/perhatian.ts';
import { alertOfHal } from '../peringatan.ts';
import type { Figure, Target } from './figure.ts';

type Data = RingkasanDashboard;
/** What the dashboard is asked for; null is all shops. */
type Toko = string | null;

const daysOf = ({ dari, sampai }: { dari: string; sampai: string }) => [dari, sampai] as const;

/** Sales of the period: what they came to, their grams, and what they earned where that is told. */
const salesIn = (data: Data, toko: Toko) => ({
  to: '/laporan-penjualan',
  toko,
  days: daysOf(data.rentang),
});

/** The notas of the day that are in force; of one user where he is named. */
export const notaFigure = ({ nota, tanggal }: Data, input_by?: string): Figure => ({
  to: '/lihat-penjualan',
  days: [tanggal, tanggal],
  query: { status: 'POSTED', ...(input_by && { input_by }) },
  name: 'grand_total',
  value: nota.rp,
});

/** What stands in the tiles of who is told of whole shops. */
export const tileFigures = (data: Data, toko: Toko) => {
  const { penjualan, pembelian, laba, bulan, tahun, tokos, tanggal } = data;
  const sold = salesIn(data, toko);
  const bought = { ...sold, to: '/laporan-pembelian' };
  const off = tokos.reduce((mg, { baki }) => mg + gramToMg(baki.selisih), 0);
  const until = (span: { dari: string; sampai: string; rp: number }): Figure => ({
    ...sold,
    days: daysOf(span),
    name: 'grand_total',
    value: span.rp,
  });
  return {
    sold: { ...sold, name: 'grand_total', value: penjualan.kini.rp },
    soldGrams: { ...sold, name: 'berat', value: gramToMg(penjualan.kini.berat) },
    ...(pembelian && {
      bought: { ...bought, name: 'harga', value: pembelian.kini.rp },
      boughtGrams: { ...bought, name: 'berat', value: gramToMg(pembelian.kini.berat) },
    }),
    ...(laba && { earned: { ...sold, name: 'margin', value: laba.kini } }),
    trays: {
      to: '/laporan-aktivitas-timbang-baki',
      toko,
      days: [tanggal, tanggal],
      name: 'selisih',
      value: off,
    },
    ...(bulan && { month: until(bulan) }),
    ...(tahun && { year: until(tahun) }),
  } satisfies Record<string, Figure>;
};

/** A shop's row. */
export const tokoFigures = ({ kode_toko, kini, laba, kas }: Data['tokos'][number], data: Data) => {
  const sold = salesIn(data, kode_toko);
  return {
    sold: { ...sold, name: 'grand_total', value: kini.rp },
    soldGrams: { ...sold, name: 'berat', value: gramToMg(kini.berat) },
    ...(laba !== undefined && { earned: { ...sold, name: 'margin', value: laba } }),
    cash: cashFigure(data, kode_toko, kas),
  } satisfies Record<string, Figure>;
};

/** What lies in the drawers at the end of the day. */
export const cashFigure = ({ tanggal }: Data, toko: Toko, kas: number): Figure => ({
  to: '/laporan-keuangan-cash-global',
  toko,
  days: [tanggal, tanggal],
  name: 'saldo_akhir',
  value: kas,
});

/** What a sales person sold. */
export const salesFigure = ({ kode_toko, kode_sales, rp }: Data['sales'][number], data: Data): Figure => ({
  ...salesIn(data, kode_toko),
  query: { kode_sales },
  name: 'grand_total',
  value: rp,
});

/** What stands at a bank, and what came and went there. */
export const bankFigures = (bank: Data['bank'][number], data: Data, toko: Toko) => {
  const { nomor_akun, saldo, masuk, keluar } = bank;
  const account = { toko, days: daysOf(data.rentang), query: { nomor_akun } };
  const ledger = { ...account, to: '/buku-besar' };
  return {
    stands: {
      ...account,
      to: '/neraca-saldo',
      ...(saldo < 0 ? { name: 'akhir_kredit', value: -saldo } : { name: 'akhir_debet', value: saldo }),
    },
    came: { ...ledger, name: 'debet', value: masuk },
    went: { ...ledger, name: 'kredit', value: keluar },
  } satisfies Record<string, Figure>;
};

/** The fine gold that is ours, and what it comes to where there is a price and the level is told. */
export const goldFigures = ({ murni, nilai }: NonNullable<StockDashboard['emas']>, toko: Toko) => {
  const gold = { to: '/laporan-emas-kami', toko };
  return {
    fine: { ...gold, name: 'murni', value: gramToMg(murni) },
    ...(typeof nilai === 'number' && { worth: { ...gold, name: 'nilai', value: nilai } }),
  } satisfies Record<string, Figure>;
};

/** Pieces for sale of one age or one type. */
export const stockFigure = (
  part: StockDashboard['umur'][number] | StockDashboard['jenis'][number],
  toko: Toko,
): Figure => ({
  to: '/laporan-umur-stok',
  toko,
  query: 'umur' in part ? { umur: part.umur } : { kode_dept: part.kode_dept },
  name: 'berat',
  value: gramToMg(part.berat),
});

/** What of some days somebody should look at; what stands open is no figure of days. */
export const halFigure = ({ kode_toko, hal, orang, rp, berat, dari, sampai }: SatuHal): Figure => ({
  to: '/laporan-perlu-perhatian',
  toko: kode_toko,
  days: [dari, sampai],
  query: { hal, user_id: orang, status: 'BELUM' },
  ...(rp > 0 || berat === 0 ? { name: 'jumlah_rp', value: rp } : { name: 'selisih', value: gramToMg(berat) }),
});

/** An alert opens its log; null for what is none. */
export const alertPage = ({ kode_toko, hal, dari, sampai }: SatuHal): Target | null => {
  const kode = alertOfHal(hal);
  if (!kode) return null;
  const query = { kode_peringatan: kode, status: 'BELUM' };
  return { to: '/laporan-peringatan', toko: kode_toko, days: [dari, sampai], query };
};

/** Payments to an account as booked, some of which no slip has shown yet. */
export const bookedFigure = ({ kode_toko, tanggal, no_rekening, total }: NonCashTertunda): Figure => ({
  to: '/laporan-transaksi-non-cash',
  toko: kode_toko,
  days: [tanggal, tanggal],
  dayNames: ['start_date', 'end_date'],
  query: { no_rekening },
  name: 'jumlah_rp',
  value: total,
});

/** The cash book of the days that expenses of a category are of; what was taken back of them stands under a category of its own. */
export const expensePage = (
  { kategori }: Pick<Biaya, 'kategori'>,
  days: readonly string[],
  toko: Toko,
): Target => {
  const sorted = days.toSorted();
  return {
    to: '/laporan-transaksi-cash',
    toko,
    days: [sorted[0] ?? '', sorted.at(-1) ?? ''],
    query: { kategori },
  };
};
