import { addDays, type IsoDate, monthOf } from './dates.ts';
import type { Span } from './periods.ts';

/** What an account is of. */
export const JENIS_AKUN = ['ASET', 'KEWAJIBAN', 'MODAL', 'PENDAPATAN', 'BEBAN'] as const;
export type JenisAkun = (typeof JENIS_AKUN)[number];

/** Where an account stands in the statements; UMUM is what its kind has besides. */
export const KELOMPOK_AKUN = [
  'UMUM',
  'KAS',
  'PIUTANG',
  'PERSEDIAAN',
  'ASET_TETAP',
  'PINJAMAN',
  'HPP',
] as const;
export type KelompokAkun = (typeof KELOMPOK_AKUN)[number];

/** The one kind of account that a place is for; one that stands at another kind says nothing. */
const JENIS_OF: Readonly<Record<Exclude<KelompokAkun, 'UMUM'>, JenisAkun>> = {
  KAS: 'ASET',
  PIUTANG: 'ASET',
  PERSEDIAAN: 'ASET',
  ASET_TETAP: 'ASET',
  PINJAMAN: 'KEWAJIBAN',
  HPP: 'BEBAN',
};

/** The place of an account: the one it was given, where that is for its kind, else the general one. */
export const placeOfAccount = (jenis: string, kelompok: string | null): KelompokAkun => {
  const known = KELOMPOK_AKUN.find((one) => one === kelompok) ?? 'UMUM';
  return known !== 'UMUM' && JENIS_OF[known] === jenis ? known : 'UMUM';
};

export interface StatementAccount {
  nomor_akun: string;
  nama_akun: string;
  jenis: JenisAkun;
  kelompok: KelompokAkun;
}

/** Parts of the statements: heads that open, sums, and what is computed. */
export type StatementPart =
  | 'PENDAPATAN'
  | 'HPP'
  | 'LABA_KOTOR'
  | 'BEBAN'
  | 'LABA'
  | 'ASET'
  | 'KAS'
  | 'PIUTANG'
  | 'PERSEDIAAN'
  | 'ASET_LAIN'
  | 'ASET_TETAP'
  | 'KEWAJIBAN'
  | 'HUTANG'
  | 'PINJAMAN'
  | 'MODAL'
  | 'LABA_TAHUN_INI'
  | 'LABA_TAHUN_LALU'
  | 'KEWAJIBAN_MODAL'
  | 'KAS_AWAL'
  | 'OPERASI'
  | 'OPERASI_PENDAPATAN'
  | 'OPERASI_BARANG'
  | 'OPERASI_BEBAN'
  | 'OPERASI_LAIN'
  | 'INVESTASI'
  | 'PENDANAAN'
  | 'KENAIKAN'
  | 'KAS_AKHIR';

export interface StatementLine {
  /** What tells it from the others: its part, or the head and the number of its account. */
  kunci: string;
  /** The head it stands under. */
  induk: string | null;
  tingkat: number;
  /** GRUP opens to what it is made of; AKUN leads to its ledger; HITUNG is computed; JUMLAH sums up what stands above. */
  bentuk: 'GRUP' | 'AKUN' | 'HITUNG' | 'JUMLAH';
  /** null of an account. */
  bagian: StatementPart | null;
  nomor_akun: string | null;
  /** Whole rupiah of each column. */
  rp: number[];
  /** Fine gold in milligrams, where there is some. */
  mg: (number | null)[];
}

/** By account: what each column has of it, debit less credit; rupiah or milligrams. */
export type ByAccount = ReadonlyMap<string, readonly number[]>;

const zeros = (columns: number): number[] => Array.from({ length: columns }, () => 0);
const plus = (one: readonly number[], other: readonly number[]): number[] =>
  one.map((value, at) => value + (other[at] ?? 0));
const minus = (one: readonly number[], other: readonly number[]): number[] =>
  one.map((value, at) => value - (other[at] ?? 0));
/** Never a zero below zero. */
const times = (values: readonly number[], sign: 1 | -1): number[] => values.map((value) => value * sign || 0);
const sumOf = (lines: readonly StatementLine[], columns: number): number[] =>
  lines.reduce((sum, { rp }) => plus(sum, rp), zeros(columns));
const goldOf = (lines: readonly StatementLine[], columns: number): (number | null)[] =>
  zeros(columns).map((_, at) => {
    const told = lines.flatMap(({ mg }) => mg[at] ?? []);
    return told.length === 0 ? null : told.reduce((sum, mg) => sum + mg, 0);
  });
const isSomething = (values: readonly (number | null)[]): boolean => values.some((value) => value);

interface Drawn {
  columns: number;
  values: ByAccount;
  /** Whether debit or credit counts up. */
  sign: 1 | -1;
  gold?: ByAccount;
}

/** The accounts of a head that have something to say in one of the columns, in the order of their numbers. */
const accountLines = (
  accounts: readonly StatementAccount[],
  head: StatementPart,
  tingkat: number,
  { columns, values, sign, gold }: Drawn,
): StatementLine[] =>
  accounts.flatMap(({ nomor_akun }) => {
    const rp = times(values.get(nomor_akun) ?? zeros(columns), sign);
    const mg = gold?.get(nomor_akun);
    if (!isSomething(rp) && !isSomething(mg ?? [])) return [];
    return [
      {
        kunci: `${head}:${nomor_akun}`,
        induk: head,
        tingkat,
        bentuk: 'AKUN' as const,
        bagian: null,
        nomor_akun,
        rp,
        mg: mg && isSomething(mg) ? times(mg, sign) : zeros(columns).map(() => null),
      },
    ];
  });

const lineOf = (
  bagian: StatementPart,
  bentuk: StatementLine['bentuk'],
  at: { induk: StatementPart | null; tingkat: number },
  rp: number[],
  mg: (number | null)[] = rp.map(() => null),
): StatementLine => ({ kunci: bagian, ...at, bentuk, bagian, nomor_akun: null, rp, mg });

/** A head with the lines below it: its sum is theirs. */
const head = (
  bagian: StatementPart,
  columns: number,
  below: readonly StatementLine[],
  induk: StatementPart | null = null,
): StatementLine[] => {
  const direct = below.filter(({ induk: of }) => of === bagian);
  const at = { induk, tingkat: induk === null ? 0 : 1 };
  return [lineOf(bagian, 'GRUP', at, sumOf(direct, columns), goldOf(direct, columns)), ...below];
};

/** A head under another one; nothing where it has nothing. */
const subHead = (
  bagian: StatementPart,
  induk: StatementPart,
  accounts: readonly StatementAccount[],
  drawn: Drawn,
): StatementLine[] => {
  const below = accountLines(accounts, bagian, 2, drawn);
  return below.length === 0 ? [] : head(bagian, drawn.columns, below, induk);
};

const top = { induk: null, tingkat: 0 } as const;

/** Income statement: what moved on accounts of income and expense in each column's days. Costs are told as what they cost. */
export const incomeStatement = (
  accounts: readonly StatementAccount[],
  columns: number,
  moved: ByAccount,
): StatementLine[] => {
  const part = (bagian: StatementPart, sign: 1 | -1, is: (account: StatementAccount) => boolean) =>
    head(bagian, columns, accountLines(accounts.filter(is), bagian, 1, { columns, values: moved, sign }));
  const income = part('PENDAPATAN', -1, ({ jenis }) => jenis === 'PENDAPATAN');
  const cost = part('HPP', 1, ({ kelompok }) => kelompok === 'HPP');
  const spent = part('BEBAN', 1, ({ jenis, kelompok }) => jenis === 'BEBAN' && kelompok !== 'HPP');
  const of = ([line]: readonly StatementLine[]): number[] => line?.rp ?? zeros(columns);
  const gross = minus(of(income), of(cost));
  return [
    ...income,
    ...cost,
    lineOf('LABA_KOTOR', 'JUMLAH', top, gross),
    ...spent,
    lineOf('LABA', 'JUMLAH', top, minus(gross, of(spent))),
  ];
};

const isResult = ({ jenis }: StatementAccount): boolean => jenis === 'PENDAPATAN' || jenis === 'BEBAN';

/** What the accounts of income and expense come to: profit, in each column. */
const profitOf = (accounts: readonly StatementAccount[], columns: number, values: ByAccount): number[] =>
  accounts
    .filter(isResult)
    .reduce((sum, { nomor_akun }) => minus(sum, values.get(nomor_akun) ?? zeros(columns)), zeros(columns));

/**
 * Balance sheet: what each account came to at the end of a column's day. Profit that was never carried to equity stands there
 * as two computed lines, of the year of the day and of those before, so that both sides agree. `earlier` is what accounts
 * came to when that year began.
 */
export const balanceSheet = (
  accounts: readonly StatementAccount[],
  columns: number,
  { stands, earlier, gold }: { stands: ByAccount; earlier: ByAccount; gold: ByAccount },
): StatementLine[] => {
  const of = (jenis: JenisAkun, ...places: KelompokAkun[]) =>
    accounts.filter((one) => one.jenis === jenis && (places.length === 0 || places.includes(one.kelompok)));
  const owned = { columns, values: stands, sign: 1, gold } as const;
  const owed = { ...owned, sign: -1 } as const;
  const assets = head('ASET', columns, [
    ...subHead('KAS', 'ASET', of('ASET', 'KAS'), owned),
    ...subHead('PIUTANG', 'ASET', of('ASET', 'PIUTANG'), owned),
    ...subHead('PERSEDIAAN', 'ASET', of('ASET', 'PERSEDIAAN'), owned),
    ...subHead('ASET_LAIN', 'ASET', of('ASET', 'UMUM'), owned),
    ...subHead('ASET_TETAP', 'ASET', of('ASET', 'ASET_TETAP'), owned),
  ]);
  const debts = head('KEWAJIBAN', columns, [
    ...subHead('HUTANG', 'KEWAJIBAN', of('KEWAJIBAN', 'UMUM'), owed),
    ...subHead('PINJAMAN', 'KEWAJIBAN', of('KEWAJIBAN', 'PINJAMAN'), owed),
  ]);
  const before = profitOf(accounts, columns, earlier);
  const thisYear = minus(profitOf(accounts, columns, stands), before);
  const computed = { induk: 'MODAL', tingkat: 1 } as const;
  const equity = head('MODAL', columns, [
    ...accountLines(of('MODAL'), 'MODAL', 1, { columns, values: stands, sign: -1 }),
    ...(isSomething(before) ? [lineOf('LABA_TAHUN_LALU', 'HITUNG', computed, before)] : []),
    lineOf('LABA_TAHUN_INI', 'HITUNG', computed, thisYear),
  ]);
  const [debt, own] = [debts[0]?.rp ?? [], equity[0]?.rp ?? []];
  return [...assets, ...debts, ...equity, lineOf('KEWAJIBAN_MODAL', 'JUMLAH', top, plus(debt, own))];
};

/** What money came and went for, by the account it was booked against. */
export const activityOf = ({
  jenis,
  kelompok,
}: Pick<StatementAccount, 'jenis' | 'kelompok'>): 'OPERASI' | 'INVESTASI' | 'PENDANAAN' => {
  if (kelompok === 'ASET_TETAP') return 'INVESTASI';
  return jenis === 'MODAL' || kelompok === 'PINJAMAN' ? 'PENDANAAN' : 'OPERASI';
};

const OPERATING = [
  'OPERASI_PENDAPATAN',
  'OPERASI_BARANG',
  'OPERASI_BEBAN',
  'OPERASI_LAIN',
] as const satisfies readonly StatementPart[];

/** What of operations: cost of goods stands with the goods it was of, so that both come to what was paid for them. */
const operatingPart = ({ jenis, kelompok }: StatementAccount): (typeof OPERATING)[number] => {
  if (kelompok === 'PERSEDIAAN' || kelompok === 'HPP') return 'OPERASI_BARANG';
  if (jenis === 'PENDAPATAN') return 'OPERASI_PENDAPATAN';
  return jenis === 'BEBAN' ? 'OPERASI_BEBAN' : 'OPERASI_LAIN';
};

/**
 * Cash flows: what cash and bank came to before and after each column's days, and between them what journals that changed
 * their sum were booked against. `flows` is debit less credit of those accounts: money came in for what was credited.
 */
export const cashFlows = (
  accounts: readonly StatementAccount[],
  columns: number,
  { opening, flows, closing }: { opening: ByAccount; flows: ByAccount; closing: ByAccount },
): StatementLine[] => {
  const cash = accounts.filter(({ kelompok }) => kelompok === 'KAS');
  const others = accounts.filter(({ kelompok }) => kelompok !== 'KAS');
  const drawn = { columns, values: flows, sign: -1 } as const;
  const of = (activity: ReturnType<typeof activityOf>) =>
    others.filter((one) => activityOf(one) === activity);
  const operating = head(
    'OPERASI',
    columns,
    OPERATING.flatMap((part) =>
      subHead(
        part,
        'OPERASI',
        of('OPERASI').filter((one) => operatingPart(one) === part),
        drawn,
      ),
    ),
  );
  const invested = head('INVESTASI', columns, accountLines(of('INVESTASI'), 'INVESTASI', 1, drawn));
  const financed = head('PENDANAAN', columns, accountLines(of('PENDANAAN'), 'PENDANAAN', 1, drawn));
  const balance = (bagian: StatementPart, values: ByAccount) =>
    head(bagian, columns, accountLines(cash, bagian, 1, { columns, values, sign: 1 }));
  const change = [operating, invested, financed].reduce(
    (sum, [line]) => plus(sum, line?.rp ?? []),
    zeros(columns),
  );
  return [
    ...balance('KAS_AWAL', opening),
    ...operating,
    ...invested,
    ...financed,
    lineOf('KENAIKAN', 'JUMLAH', top, change),
    ...balance('KAS_AKHIR', closing),
  ];
};

/** The months of a range, its first and last as much of them as it has. */
export const monthsOf = ({ from, to }: Span): Span[] => {
  const months: Span[] = [];
  for (let start: IsoDate = from; start <= to; ) {
    const end = monthOf(start).to;
    months.push({ from: start, to: end < to ? end : to });

    start = addDays(end, 1);
  }
  return months;
};

/** Thousandths of a percent more or less than before, of what may be below nothing; null where there was nothing before. */
export const changeMilli = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / Math.abs(before)) * 100_000);
