import type {
  BarisKeuangan,
  KolomKeuangan,
  LaporanKeuangan,
} from '@kadar/contract/endpoints/laporan-keuangan.ts';
import { addDays, monthOf } from '@kadar/domain/dates.ts';
import type { Span } from '@kadar/domain/periods.ts';
import {
  type ByAccount,
  balanceSheet,
  cashFlows,
  incomeStatement,
  type StatementLine,
} from '@kadar/domain/statements.ts';
import { calendarDay } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';
import { type ChartAccount, chartOf } from '../../jurnal/public.ts';
import { type Asked, checkSpan, columnsFor } from './columns.ts';
import { firstDay, flowsIn, goldBefore, type Standing, standingBefore } from './ledger.ts';

type RangeCall = Call<unknown, Asked & { tgl_from: string; tgl_to: string }>;
type DayCall = Call<unknown, Asked & { tanggal: string }>;

const newYear = (day: string): string => `${day.slice(0, 4)}-01-01`;

/** What is booked of one account in the shop of a column, by what it is kept under: a day or a month. */
const booked = (rows: readonly Standing[]) => {
  const kept = new Map<string, Map<string, number>>();
  for (const { kode_toko, batas, nomor_akun, nilai } of rows)
    for (const toko of [kode_toko, '*']) {
      const key = `${toko} ${batas}`;
      const accounts = kept.get(key) ?? new Map<string, number>();
      kept.set(key, accounts.set(nomor_akun, (accounts.get(nomor_akun) ?? 0) + nilai));
    }
  return (toko: string, batas: string, nomor_akun: string): number =>
    kept.get(`${toko} ${batas}`)?.get(nomor_akun) ?? 0;
};

/** Every account's figures, column by column. */
const byAccount = (
  accounts: readonly ChartAccount[],
  columns: readonly KolomKeuangan[],
  figure: (column: KolomKeuangan, nomor_akun: string) => number,
): ByAccount =>
  new Map(
    accounts.map(({ nomor_akun }) => [nomor_akun, columns.map((column) => figure(column, nomor_akun))]),
  );

/** Shops where anything was ever booked, those that are closed too. */
const shopsWithBooks = async (tx: Tx, toko: string): Promise<string[]> => {
  if (toko !== '*') return [toko];
  const rows = await tx.rows(sql<{ kode_toko: string }>`
    select kode_toko from tokos t where exists (select from jurnal j where j.kode_toko = t.kode_toko) order by kode_toko`);
  return rows.map(({ kode_toko }) => kode_toko);
};

interface Ground {
  tx: Tx;
  accounts: ChartAccount[];
  columns: KolomKeuangan[];
}

/** Reads what a statement stands on, and says what it comes to. */
const told = (
  call: Call<unknown, Asked>,
  span: Span,
  sums: boolean,
  lines: (ground: Ground) => Promise<StatementLine[]>,
): Promise<LaporanKeuangan> =>
  call.kadar.db.read(call.scope, async (tx) => {
    checkSpan(span, call.query);
    const accounts = await chartOf(tx);
    const today = calendarDay(call.kadar.clock.now(), call.settings.ZONA_WAKTU);
    const shops = call.query.kolom === 'TOKO' ? await shopsWithBooks(tx, call.toko) : [];
    const columns = columnsFor(call.toko, span, call.query, { shops, today, sums });
    const { mulai } = await tx.one(firstDay(call.toko));
    const of = new Map(accounts.map((account) => [account.nomor_akun, account]));
    const drawn = await lines({ tx, accounts, columns });
    const compared = !call.query.kolom && call.query.banding ? columns[1] : undefined;
    return {
      kolom: columns,
      baris: drawn.map((line): BarisKeuangan => {
        const account = line.nomor_akun === null ? undefined : of.get(line.nomor_akun);
        return { ...line, nama_akun: account?.nama_akun ?? null, normal: account?.normal ?? null };
      }),
      pembanding: compared ? comparable(compared, sums, mulai) : null,
      mulai,
    };
  });

/** Of days a comparison has all or it is none; of one day what stood then. */
const comparable = (
  { dari, sampai }: KolomKeuangan,
  ranged: boolean,
  mulai: string | null,
): NonNullable<LaporanKeuangan['pembanding']> => {
  if (mulai === null || sampai < mulai) return 'KOSONG';
  return ranged && dari < mulai ? 'SEBAGIAN' : 'ADA';
};

const boundsOf = (columns: readonly KolomKeuangan[], ...of: ((column: KolomKeuangan) => string)[]) => [
  ...new Set(columns.flatMap((column) => of.map((one) => one(column)))),
];
const first = ({ dari }: KolomKeuangan): string => dari;
const after = ({ sampai }: KolomKeuangan): string => addDays(sampai, 1);

/** Income statement: what each account came to after the range less what it came to before. */
export const labaRugiOf = (call: RangeCall): Promise<LaporanKeuangan> => {
  const span = { from: call.query.tgl_from, to: call.query.tgl_to };
  return told(call, span, true, async ({ tx, accounts, columns }) => {
    const of = booked(await tx.rows(standingBefore(call.toko, boundsOf(columns, first, after))));
    const moved = byAccount(
      accounts,
      columns,
      (column, akun) => of(column.kode_toko, after(column), akun) - of(column.kode_toko, first(column), akun),
    );
    return incomeStatement(accounts, columns.length, moved);
  });
};

/** Balance sheet at the end of a day; its months are those of the year of that day. */
export const neracaOf = (call: DayCall): Promise<LaporanKeuangan> => {
  const { tanggal, kolom } = call.query;
  const span = { from: kolom === 'BULAN' ? newYear(tanggal) : monthOf(tanggal).from, to: tanggal };
  return told(call, span, false, async ({ tx, accounts, columns }) => {
    const year = ({ sampai }: KolomKeuangan): string => newYear(sampai);
    const of = booked(await tx.rows(standingBefore(call.toko, boundsOf(columns, after, year))));
    const gold = booked(await tx.rows(goldBefore(call.toko, boundsOf(columns, after))));
    const goods = accounts.filter(({ jenis }) => jenis === 'ASET' || jenis === 'KEWAJIBAN');
    return balanceSheet(accounts, columns.length, {
      stands: byAccount(accounts, columns, (column, akun) => of(column.kode_toko, after(column), akun)),
      earlier: byAccount(accounts, columns, (column, akun) => of(column.kode_toko, year(column), akun)),
      gold: byAccount(goods, columns, (column, akun) => gold(column.kode_toko, after(column), akun)),
    });
  });
};

/** What of each account money came and went for in the days of each column. */
const flowsOf = async (
  tx: Tx,
  toko: string,
  { kolom }: Asked,
  { accounts, columns }: Omit<Ground, 'tx'>,
): Promise<ByAccount> => {
  const whole = { dari: columns[0]?.dari ?? '', sampai: columns.at(-1)?.sampai ?? '' };
  if (kolom === 'BULAN') {
    const of = booked(await tx.rows(flowsIn(toko, whole, true)));
    const months = columns.filter(({ jumlah }) => !jumlah).map(({ dari }) => dari.slice(0, 7));
    return byAccount(accounts, columns, (column, akun) =>
      (column.jumlah ? months : [column.dari.slice(0, 7)]).reduce(
        (sum, month) => sum + of(column.kode_toko, month, akun),
        0,
      ),
    );
  }
  const ranges = new Map<string, ReturnType<typeof booked>>();
  for (const { dari, sampai } of columns)
    if (!ranges.has(`${dari} ${sampai}`))
      ranges.set(`${dari} ${sampai}`, booked(await tx.rows(flowsIn(toko, { dari, sampai }, false))));
  return byAccount(
    accounts,
    columns,
    ({ kode_toko, dari, sampai }, akun) => ranges.get(`${dari} ${sampai}`)?.(kode_toko, '', akun) ?? 0,
  );
};

/** Cash flows of a range. */
export const arusKasOf = (call: RangeCall): Promise<LaporanKeuangan> => {
  const span = { from: call.query.tgl_from, to: call.query.tgl_to };
  return told(call, span, true, async ({ tx, accounts, columns }) => {
    const of = booked(await tx.rows(standingBefore(call.toko, boundsOf(columns, first, after))));
    const flows = await flowsOf(tx, call.toko, call.query, { accounts, columns });
    return cashFlows(accounts, columns.length, {
      opening: byAccount(accounts, columns, (column, akun) => of(column.kode_toko, first(column), akun)),
      flows,
      closing: byAccount(accounts, columns, (column, akun) => of(column.kode_toko, after(column), akun)),
    });
  });
};
