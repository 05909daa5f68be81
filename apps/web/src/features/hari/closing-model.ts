import type { InputOf } from '@kadar/contract/endpoint.ts';
import {
  type hitungHari,
  type JENIS_SELISIH,
  PECAHAN,
  type tutupHari,
} from '@kadar/contract/endpoints/hari.ts';
import { addDays } from '@kadar/domain/dates.ts';
import type { Hari } from '../../kit/dokumen/queries.ts';

export type CountBody = NonNullable<InputOf<typeof hitungHari>['body']>;
export type ClosingBody = NonNullable<InputOf<typeof tutupHari>['body']>;

/** Why something differs, and who answers for it. */
export interface Why {
  alasan: string;
  penanggung: string;
}
export const NO_WHY: Why = { alasan: '', penanggung: '' };

/** What was counted so far: notes and coins by value, rupiah by account; null while nothing was said. */
export interface Count {
  lembar: Readonly<Record<string, number | null>>;
  nonCash: Readonly<Record<string, number | null>>;
  /** By the key of a difference. */
  why: Readonly<Record<string, Why>>;
  catatan: string;
}
export const NO_COUNT: Count = { lembar: {}, nonCash: {}, why: {}, catatan: '' };

/** What somebody else counted and recorded, to go on from. */
export const countOf = ({ rincian_kas, non_cash }: NonNullable<Hari['hitungan']>): Count => ({
  ...NO_COUNT,
  lembar: Object.fromEntries(rincian_kas.map(({ pecahan, lembar }) => [pecahan, lembar])),
  nonCash: Object.fromEntries(non_cash.map(({ no_rekening, jumlah_rp }) => [no_rekening, jumlah_rp])),
});

/** Rupiah in the drawer as counted. */
export const countedCash = ({ lembar }: Count): number =>
  PECAHAN.reduce((sum, rp) => sum + rp * (lembar[rp] ?? 0), 0);

/** Something was counted, be it nothing: an empty drawer is counted by a 0. */
export const cashCounted = ({ lembar }: Count): boolean =>
  PECAHAN.some((rp) => (lembar[rp] ?? null) !== null);

/** Whether the user is told what should be there; who is not counts first and hears only whether it agrees. */
export const isTold = (hari: Hari): hari is Hari & { kas: NonNullable<Hari['kas']> } => hari.kas !== null;

/** Counted less booked in the drawer; null while it is not counted, and for who is not told. */
export const cashDifference = (hari: Hari, count: Count): number | null =>
  isTold(hari) && cashCounted(count) ? countedCash(count) - hari.kas.saldo_akhir : null;

/** Counted less booked; null while an account is not counted, and for who is not told. */
export const accountDifference = (
  count: Count,
  { no_rekening, jumlah_rp }: Pick<Hari['non_cash'][number], 'no_rekening' | 'jumlah_rp'>,
): number | null => {
  const said = count.nonCash[no_rekening] ?? null;
  return said === null || jumlah_rp === null ? null : said - jumlah_rp;
};

export interface Difference {
  key: string;
  jenis: (typeof JENIS_SELISIH)[number];
  kunci: string;
  nama: string;
  /** Rupiah; of a tray grams. */
  selisih: number;
}

const difference = (one: Omit<Difference, 'key'>): Difference[] =>
  one.selisih === 0 ? [] : [{ ...one, key: `${one.jenis} ${one.kunci}` }];

/** What the closing wants explained, in the order of the page. */
export const differencesOf = (hari: Hari, count: Count): Difference[] => [
  ...difference({ jenis: 'KAS', kunci: '', nama: '', selisih: cashDifference(hari, count) ?? 0 }),
  ...hari.non_cash.flatMap((account) =>
    difference({
      jenis: 'REKENING',
      kunci: account.no_rekening,
      nama: account.nama_bank,
      selisih: accountDifference(count, account) ?? 0,
    }),
  ),
  ...hari.baki
    .filter(({ status }) => status === 'SELISIH')
    .flatMap(({ kode_baki, nama_gudang, selisih }) =>
      difference({ jenis: 'BAKI', kunci: kode_baki, nama: nama_gudang, selisih: selisih ?? 0 }),
    ),
];

const isExplained = ({ why }: Count, { key }: Difference): boolean => {
  const { alasan, penanggung } = why[key] ?? NO_WHY;
  return alasan.trim() !== '' && penanggung !== '';
};

export type Issue = 'draft' | 'baki' | 'count' | 'accounts' | 'why' | 'supervisor';

/** What keeps the day from closing, in the order of the page. */
export const issuesOf = (hari: Hari, count: Count): Issue[] => {
  const unsaid = hari.non_cash.some(({ no_rekening }) => (count.nonCash[no_rekening] ?? null) === null);
  const unexplained = differencesOf(hari, count).some((one) => !isExplained(count, one));
  return [
    ...(hari.stock.draft > 0 ? (['draft'] as const) : []),
    ...(hari.baki_belum.length > 0 ? (['baki'] as const) : []),
    ...(cashCounted(count) ? [] : (['count'] as const)),
    ...(unsaid ? (['accounts'] as const) : []),
    ...(unexplained ? (['why'] as const) : []),
    ...(isRecorded(hari, count) && hari.hitungan?.cocok === false ? (['supervisor'] as const) : []),
  ];
};

/** Whether what stands on the screen is the count that was recorded last; asked only of who is not told. */
export const isRecorded = (hari: Hari, count: Count): boolean => {
  if (isTold(hari) || !hari.hitungan) return false;
  const recorded = countOf(hari.hitungan);
  return (
    PECAHAN.every((rp) => (recorded.lembar[rp] ?? 0) === (count.lembar[rp] ?? 0)) &&
    hari.non_cash.every(({ no_rekening }) => recorded.nonCash[no_rekening] === count.nonCash[no_rekening])
  );
};

export const countBody = (tanggal: string, hari: Hari, count: Count): CountBody => ({
  tanggal,
  rincian_kas: PECAHAN.flatMap((pecahan) => {
    const lembar = count.lembar[pecahan] ?? null;
    return lembar === null ? [] : [{ pecahan, lembar }];
  }),
  non_cash: hari.non_cash.flatMap(({ no_rekening }) => {
    const jumlah_rp = count.nonCash[no_rekening] ?? null;
    return jumlah_rp === null ? [] : [{ no_rekening, jumlah_rp }];
  }),
});

export const closingBody = (tanggal: string, hari: Hari, count: Count): ClosingBody => ({
  ...countBody(tanggal, hari, count),
  selisih: differencesOf(hari, count).map(({ key, jenis, kunci }) => {
    const { alasan, penanggung } = count.why[key] ?? NO_WHY;
    return { jenis, kunci, alasan: alasan.trim(), penanggung };
  }),
  catatan: count.catatan.trim(),
});

/** The day to open next: the calendar's, unless that one is closed already. */
export const nextDay = ({ tgl_system, hari_ini }: Pick<Hari, 'tgl_system' | 'hari_ini'>): string =>
  tgl_system === null || hari_ini > tgl_system ? hari_ini : addDays(tgl_system, 1);
