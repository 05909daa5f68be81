import type { kasInput } from '@kadar/contract/endpoints/kas.ts';
import type { z } from 'zod';
import type { Jenis } from './queries.ts';

/** The form as typed; rupiah, null while empty. */
export type KasValues = { jenis: Jenis; kategori: string; jumlah_rp: number | null; keterangan: string };
export type KasBody = z.input<typeof kasInput>;

export const EMPTY: KasValues = { jenis: 'KELUAR', kategori: '', jumlah_rp: null, keterangan: '' };

/** The next document of the same kind. */
export const nextKas = ({ jenis, kategori }: KasValues): KasValues => ({ ...EMPTY, jenis, kategori });
