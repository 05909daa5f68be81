import { defineLifecycle } from './lifecycle.ts';

/** Why a print job waits or failed. What is known to have put nothing on paper may be tried again; the rest is only told. */
export const CETAK_SEBAB = [
  'MATI',
  'SIBUK',
  'KERTAS_HABIS',
  'TUTUP_TERBUKA',
  'GALAT_PRINTER',
  'TANPA_AGEN',
  'TIDAK_JELAS',
  'TERPUTUS',
  'ALAMAT_SALAH',
  'DITOLAK',
  'TERLALU_LAMA',
  'DIBATALKAN',
] as const;
export type CetakSebab = (typeof CETAK_SEBAB)[number];

export type CetakState = 'ANTRI' | 'KIRIM' | 'TERCETAK' | 'GAGAL';
export type CetakMove = 'AMBIL' | 'TUNDA' | 'SELESAI' | 'GAGAL' | 'PINDAH' | 'BATAL' | 'SUSULAN';

/**
 * A print job. TUNDA: nothing was sent, it waits for its printer. A job that was sent is never sent again by itself: a
 * reprint is another job. SUSULAN: the word of a carrier that was given up came late, and the paper is there after all.
 */
export const cetakLifecycle = defineLifecycle<CetakState, CetakMove>({
  ANTRI: { AMBIL: 'KIRIM', PINDAH: 'ANTRI', BATAL: 'GAGAL', GAGAL: 'GAGAL' },
  KIRIM: { SELESAI: 'TERCETAK', TUNDA: 'ANTRI', GAGAL: 'GAGAL' },
  TERCETAK: {},
  GAGAL: { SUSULAN: 'TERCETAK' },
});

/** What a carrier says of one attempt. `terkirim`: some of it may have reached the paper. */
export interface Attempt {
  sebab?: CetakSebab | undefined;
  terkirim: boolean;
}

/** How long a job is tried, in seconds since it was queued: what is printed later than this is news to nobody. */
export const CETAK_UMUR_DETIK = 15 * 60;
/** How long a carrier may hold a job before it counts as lost, in seconds. */
export const CETAK_SEWA_DETIK = 60;
const PAUSES = [2, 3, 5, 10, 20, 30] as const;

/** What becomes of a sent job, and the seconds until it may be tried again. `umur` and `coba`: its age in seconds, its attempts. */
export const afterAttempt = (
  { sebab, terkirim }: Attempt,
  { umur, coba }: { umur: number; coba: number },
): { move: 'SELESAI' | 'TUNDA' | 'GAGAL'; sebab?: CetakSebab; jeda: number } => {
  if (sebab === undefined) return { move: 'SELESAI', jeda: 0 };
  const hopeless = sebab === 'ALAMAT_SALAH' || sebab === 'DITOLAK' || sebab === 'TIDAK_JELAS';
  if (terkirim || hopeless) return { move: 'GAGAL', sebab, jeda: 0 };
  const jeda = PAUSES[Math.min(coba, PAUSES.length) - 1] ?? PAUSES[0];
  return umur + jeda > CETAK_UMUR_DETIK ? { move: 'GAGAL', sebab, jeda: 0 } : { move: 'TUNDA', sebab, jeda };
};
