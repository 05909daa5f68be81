/** Days from `dari` to `sampai`, both inside; null for any number. */
export interface Band<K extends string = string> {
  kode: K;
  dari: number;
  sampai: number | null;
}

/** A grade of a list: of so many days past the current due date on, until the next begins [settled, Pledges 11]. */
export interface GradeStart {
  kode: string;
  mulai: number;
}

/** Grades as bands that cover every number of days; those that no grade has are a band named ''. */
export const gradeBands = (grades: readonly GradeStart[]): Band[] => {
  const sorted = grades.toSorted((a, b) => a.mulai - b.mulai);
  const first = sorted[0]?.mulai ?? null;
  const none = first === 0 ? [] : [{ kode: '', dari: 0, sampai: first === null ? null : first - 1 }];
  return [
    ...none,
    ...sorted.map(({ kode, mulai }, at) => {
      const next = sorted[at + 1];
      return { kode, dari: mulai, sampai: next ? next.mulai - 1 : null };
    }),
  ];
};

/** How long ago a pledge was made. */
export const UMUR_PINJAM = [
  { kode: 'SD_30', dari: 0, sampai: 30 },
  { kode: 'SD_60', dari: 31, sampai: 60 },
  { kode: 'SD_120', dari: 61, sampai: 120 },
  { kode: 'SD_180', dari: 121, sampai: 180 },
  { kode: 'LEBIH', dari: 181, sampai: null },
] as const satisfies readonly Band[];
export type UmurPinjam = (typeof UMUR_PINJAM)[number]['kode'];

/** Falls due within so many days from today, today inside. */
export const JATUH_DALAM = [7, 30] as const;
