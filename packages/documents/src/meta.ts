import type { ReportWords } from './paper-words.ts';

/** What every report carries besides its table. */

export interface TokoBlock {
  kode_toko: string;
  nama_toko: string;
  alamat_toko: string;
  no_telp?: string;
  /** PNG or JPEG bytes. */
  logo?: Uint8Array;
}

export interface ReportMeta {
  toko: TokoBlock;
  user: string;
  /** 'yyyy-MM-dd HH:mm', as it is to be printed; it also dates the file, so the same input gives the same bytes. */
  printedAt: string;
  /** The words its painter adds. */
  words: ReportWords;
}

/** The file date for 'yyyy-MM-dd HH:mm': those digits taken as UTC, or 1980-01-01 when they are no date. */
export function fileDate(printedAt: string): Date {
  const time = Date.parse(`${printedAt.slice(0, 16).replace(' ', 'T')}:00Z`);
  return Number.isNaN(time) ? new Date(Date.UTC(1980, 0, 1)) : new Date(time);
}

/** 'Tanggal: 2026-02-01 s/d 2026-02-28   ·   Jenis: SEMUA' */
export function filterLine(filters: readonly { label: string; value: string }[]): string {
  return filters.map(({ label, value }) => `${label}: ${value}`).join('   ·   ');
}
