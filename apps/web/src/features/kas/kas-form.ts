import { postKas } from '@kadar/contract/endpoints/keuangan.ts';
import type { z } from 'zod';
import type { Jenis } from './queries.ts';

/** The form as typed; rupiah, null while empty. */
export interface KasValues {
  jenis: Jenis;
  kategori: string;
  jumlah_rp: number | null;
  keterangan: string;
}

export type KasProblems = Readonly<Partial<Record<string, string>>>;
export type KasBody = z.input<NonNullable<typeof postKas.body>>;

export const EMPTY: KasValues = { jenis: 'KELUAR', kategori: '', jumlah_rp: null, keterangan: '' };

/** The next document of the same kind. */
export const nextKas = ({ jenis, kategori }: KasValues): KasValues => ({ ...EMPTY, jenis, kategori });

/** What is sent, or the codes of what is wrong by field; judged by the contract. */
export const judgeKas = (values: KasValues): { body: KasBody | null; problems: KasProblems } => {
  const body: KasBody = { ...values, jumlah_rp: values.jumlah_rp ?? 0 };
  const issues = postKas.body?.safeParse(body).error?.issues ?? [];
  const problems: Record<string, string> = Object.fromEntries(
    issues.map(({ path, message }) => [String(path[0] ?? ''), message]),
  );
  if (!values.jumlah_rp) problems.jumlah_rp = 'WAJIB_DIISI';
  return Object.keys(problems).length > 0 ? { body: null, problems } : { body, problems };
};
