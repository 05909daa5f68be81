import { addDays } from '@kadar/domain/dates.ts';
import { LEBARAN } from '@kadar/domain/ranges.ts';
import { weekday } from './calendar.ts';
import { depositOf, type PlannedCash, type PlannedSale } from './plan.ts';
import type { Rng } from './rng.ts';

const OPENING_CASH = 25_000_000;
/** Left in the till overnight. */
const FLOAT = 15_000_000;
/** The real totals may differ a little from the estimates. */
const CAUTION = 0.9;
const CLOSING_MINUTE = 20 * 60 + 45;

type Expense = readonly [kategori: string, keterangan: string, min: number, max: number];

const DAILY: readonly (readonly [probability: number, expense: Expense])[] = [
  [0.9, ['KONSUMSI', 'MAKAN SIANG KARYAWAN', 80_000, 220_000]],
  [0.3, ['TRANSPORT', 'ONGKOS KURIR', 20_000, 90_000]],
  [0.12, ['KEMASAN', 'KOTAK DAN KANTONG PERHIASAN', 150_000, 650_000]],
  [0.1, ['ATK', 'KERTAS NOTA DAN TINTA', 60_000, 280_000]],
  [0.04, ['PEMELIHARAAN', 'SERVIS AC DAN LAMPU ETALASE', 150_000, 900_000]],
  [0.03, ['LAIN_KELUAR', 'KEPERLUAN TOKO', 30_000, 150_000]],
  [0.02, ['KASBON', 'KASBON KARYAWAN', 300_000, 1_000_000]],
];
const BY_DAY_OF_MONTH: Record<string, Expense> = {
  '01': ['KEAMANAN', 'IURAN KEAMANAN DAN KEBERSIHAN', 500_000, 750_000],
  '05': ['PAJAK', 'RETRIBUSI PASAR', 250_000, 450_000],
  '10': ['IKLAN', 'IKLAN RADIO DAN SPANDUK', 400_000, 1_500_000],
  '20': ['LISTRIK', 'LISTRIK, AIR DAN INTERNET', 1_800_000, 3_400_000],
  '26': ['KOMISI', 'KOMISI SALES', 3_000_000, 6_000_000],
  '28': ['GAJI', 'GAJI KARYAWAN', 24_000_000, 30_000_000],
};
const FRIDAY = 5;
/** Religious holiday pay falls due a week before Lebaran. */
const THR_DAYS = 10;

/** Plans the cash book of one shop: knows roughly what is in the till, so that no plan asks for more. */
export interface Till {
  day(tanggal: string, sales: readonly PlannedSale[], rng: Rng): PlannedCash[];
}

const cashOf = (sale: PlannedSale, nilaiPoin: number): number => {
  if (sale.batal) return 0;
  const share = sale.pembayaran
    .filter(({ jenis }) => jenis === 'CASH')
    .reduce((sum, { bagian }) => sum + bagian, 0);
  return Math.floor(((sale.perkiraan - sale.poin * nilaiPoin) * share) / 100);
};

const expensesOf = (tanggal: string, rng: Rng): Expense[] => {
  const monthly = BY_DAY_OF_MONTH[tanggal.slice(8)];
  const thr = LEBARAN.includes(addDays(tanggal, THR_DAYS));
  return [
    ...DAILY.filter(([probability]) => rng.chance(probability)).map(([, expense]) => expense),
    ...(weekday(tanggal) === FRIDAY ? [['SUMBANGAN', 'INFAK JUMAT', 50_000, 150_000] as const] : []),
    ...(monthly ? [monthly] : []),
    ...(thr ? [['GAJI', 'TUNJANGAN HARI RAYA', 22_000_000, 28_000_000] as const] : []),
  ];
};

/** `nilaiPoin` is rupiah per point. */
export const planTill = (users: { spv: string; kasir: string }, nilaiPoin: number): Till => {
  let saldo = 0;
  let opened = false;

  const entry = (
    jenis: PlannedCash['jenis'],
    menit: number,
    kategori: string,
    jumlah_rp: number,
    keterangan: string,
  ): PlannedCash => {
    saldo += jenis === 'MASUK' ? jumlah_rp : -jumlah_rp;
    const input_by = jumlah_rp > 1_000_000 ? users.spv : users.kasir;
    const sisakan = kategori === 'SETOR_BANK' ? FLOAT : null;
    return { menit, input_by, jenis, kategori, jumlah_rp, keterangan, sisakan };
  };

  return {
    day: (tanggal, sales, rng) => {
      const cash: PlannedCash[] = [];
      const taken = sales.reduce((sum, sale) => sum + cashOf(sale, nilaiPoin), 0);
      if (!opened) cash.push(entry('MASUK', 8 * 60 + 30, 'MODAL', OPENING_CASH, 'MODAL KAS AWAL'));
      opened = true;
      if (rng.chance(0.03)) {
        cash.push(
          entry('MASUK', rng.int(600, 1100), 'LAIN_MASUK', rng.int(2, 30) * 10_000, 'PENJUALAN KEMASAN'),
        );
      }
      const expenses = expensesOf(tanggal, rng).map(([kategori, keterangan, min, max]) => {
        const jumlah_rp = Math.round(rng.int(min, max) / 5_000) * 5_000;
        return { menit: rng.int(9 * 60 + 30, 19 * 60), kategori, keterangan, jumlah_rp };
      });
      for (const { menit, kategori, keterangan, jumlah_rp } of expenses) {
        // Wages are paid after the last sale, when the till is full.
        const late = jumlah_rp > FLOAT / 2;
        const inTill = late ? saldo + taken : saldo;
        if (jumlah_rp > inTill * CAUTION) continue;
        cash.push(entry('KELUAR', late ? CLOSING_MINUTE - 10 : menit, kategori, jumlah_rp, keterangan));
      }
      saldo += taken;
      const deposit = depositOf(saldo, FLOAT);
      if (deposit > 0)
        cash.push(entry('KELUAR', CLOSING_MINUTE, 'SETOR_BANK', deposit, 'SETOR PENJUALAN TUNAI'));
      return cash.sort((a, b) => a.menit - b.menit);
    },
  };
};
