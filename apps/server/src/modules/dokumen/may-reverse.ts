import type { DokumenType } from '@kadar/contract/dokumen.ts';
import type { ErrorCode } from '@kadar/contract/errors.ts';
import type { Level } from '@kadar/contract/permissions.ts';
import { type Language, textIn } from '@kadar/contract/text.ts';

/** A document as its reversal is judged by, and who asks. */
export interface Asked {
  no_faktur: string;
  tanggal: string;
  status: 'POSTED' | 'BATAL';
  tgl_system: string | null;
  buka: boolean | null;
  /** A document that follows it and stands. */
  pengikut: string | null;
  /** Goods of a pledge left with it. */
  keluar: boolean;
  /** The manifest of a shipment was printed, and may be at another server. */
  manifes: boolean;
  level: Level;
  language: Language;
}

export interface Refusal {
  code: ErrorCode;
  params: Record<string, string>;
}

/**
 * Why a document cannot be reversed now, or nothing (documents §3): of a kind that is not, reversed already, on a day
 * that is not open, of an earlier day or with pledged goods that left by anyone but OWN, of an earlier day where its kind is reversed on its own alone, sent with a manifest that was printed, or followed by one
 * that stands.
 */
export const refusalOf = (asked: Asked, { title, batal }: DokumenType): Refusal | undefined => {
  const { no_faktur, tanggal, tgl_system, pengikut } = asked;
  if (!batal) return { code: 'DATA_TIDAK_DITEMUKAN', params: {} };
  if (!tgl_system) return { code: 'HARI_BELUM_DIBUKA', params: {} };
  if (!asked.buka) return { code: 'HARI_SUDAH_DITUTUP', params: { tanggal: tgl_system } };
  if (asked.status === 'BATAL') return { code: 'SUDAH_DIBATALKAN', params: { no_faktur } };
  if (tanggal !== tgl_system && (asked.level !== 'OWN' || batal.sehari))
    return {
      code: batal.kemarin ?? 'BATAL_DOKUMEN_KEMARIN',
      params: { dokumen: textIn(title, asked.language) },
    };
  if (asked.keluar && asked.level !== 'OWN') return { code: 'BARANG_SUDAH_KELUAR', params: { no_faktur } };
  if (asked.manifes) return { code: 'MANIFES_TERCETAK', params: { no_faktur } };
  if (pengikut) return { code: 'DOKUMEN_DIIKUTI', params: { no_faktur, pengikut } };
  return undefined;
};
