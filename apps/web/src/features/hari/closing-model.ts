import type { InputOf } from '@kadar/contract/endpoint.ts';
import { PECAHAN, type tutupHari } from '@kadar/contract/endpoints/hari.ts';
import { addDays } from '@kadar/domain/dates.ts';
import type { Hari } from '../../kit/dokumen/queries.ts';

export type ClosingBody = NonNullable<InputOf<typeof tutupHari>['body']>;

/** What was counted so far: notes and coins by value, rupiah by account; null while nothing was said. */
export interface Count {
  lembar: Readonly<Record<string, number | null>>;
  nonCash: Readonly<Record<string, number | null>>;
  catatan: string;
}
export const NO_COUNT: Count = { lembar: {}, nonCash: {}, catatan: '' };

/** Rupiah in the drawer as counted. */
export const countedCash = ({ lembar }: Count): number =>
  PECAHAN.reduce((sum, rp) => sum + rp * (lembar[rp] ?? 0), 0);

/** Something was counted, be it nothing: an empty drawer is counted by a 0. */
export const cashCounted = ({ lembar }: Count): boolean =>
  PECAHAN.some((rp) => (lembar[rp] ?? null) !== null);

/** Counted less booked; null while an account is not counted. */
export const accountDifference = (
  count: Count,
  { no_rekening, jumlah_rp }: Pick<Hari['non_cash'][number], 'no_rekening' | 'jumlah_rp'>,
): number | null => {
  const said = count.nonCash[no_rekening] ?? null;
  return said === null ? null : said - jumlah_rp;
};

export type Issue = 'draft' | 'baki' | 'count' | 'accounts' | 'note';

/** What keeps the day from closing, in the order of the page. */
export const issuesOf = (hari: Hari, count: Count): Issue[] => {
  const differences = hari.non_cash.map((account) => accountDifference(count, account));
  const cashOff = cashCounted(count) && countedCash(count) !== hari.kas.saldo_akhir;
  const off = cashOff || differences.some((one) => one !== null && one !== 0);
  const noted = count.catatan.trim() !== '';
  return [
    ...(hari.stock.draft > 0 ? (['draft'] as const) : []),
    ...(hari.baki_belum.length > 0 ? (['baki'] as const) : []),
    ...(cashCounted(count) ? [] : (['count'] as const)),
    ...(differences.includes(null) ? (['accounts'] as const) : []),
    ...(off && !noted ? (['note'] as const) : []),
  ];
};

/** Whether what was counted differs from the books, so that a note is asked for. */
export const differs = (hari: Hari, count: Count): boolean =>
  issuesOf(hari, { ...count, catatan: '' }).includes('note');

export const closingBody = (tanggal: string, hari: Hari, count: Count): ClosingBody => ({
  tanggal,
  rincian_kas: PECAHAN.flatMap((pecahan) => {
    const lembar = count.lembar[pecahan] ?? null;
    return lembar === null ? [] : [{ pecahan, lembar }];
  }),
  non_cash: hari.non_cash.flatMap(({ no_rekening }) => {
    const jumlah_rp = count.nonCash[no_rekening] ?? null;
    return jumlah_rp === null ? [] : [{ no_rekening, jumlah_rp }];
  }),
  catatan: count.catatan.trim(),
});

/** The day to open next: the calendar's, unless that one is closed already. */
export const nextDay = ({ tgl_system, hari_ini }: Pick<Hari, 'tgl_system' | 'hari_ini'>): string =>
  tgl_system === null || hari_ini > tgl_system ? hari_ini : addDays(tgl_system, 1);
