import {
  MAX_BARIS_KORAN,
  MAX_KORAN_BYTES,
  type ProfilKoran,
  profilKoran,
} from '@kadar/contract/endpoints/rekonsiliasi.ts';
import { readGrid } from '@kadar/documents/read-table.ts';
import { accountsAbove, guessProfile, type ReadLine, readStatement } from '@kadar/domain/statement-file.ts';
import { sha256 } from '../../../platform/canonical.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { readable, uploadedFile } from '../../../platform/http/uploaded-file.ts';
import type { Account } from '../account.ts';

export interface StatementFile {
  name: string;
  /** Digest of its bytes. */
  berkas: string;
  rows: string[][];
  /** Columns that were sent along. */
  profil: ProfilKoran | null;
}

const sentProfile = (text: string | undefined): ProfilKoran | null => {
  if (text === undefined) return null;
  try {
    return profilKoran.parse(JSON.parse(text));
  } catch (cause) {
    throw new AppError('KORAN_KOLOM', {}, { fields: { profil: { code: 'KORAN_KOLOM' } }, cause });
  }
};

/** The file of a form, all its cells as texts. Throws what uploadedFile() does, BERKAS_*, KORAN_KOLOM. */
export const statementFile = async (call: Call): Promise<StatementFile> => {
  const { name, bytes, fields } = await uploadedFile(call.request, MAX_KORAN_BYTES);
  const berkas = sha256(bytes).toString('hex');
  const profil = sentProfile(fields.profil);
  // The form itself is a stream: what identifies the change for its idempotency key is the file's digest, and how it is read.
  call.request.body = { berkas, profil };
  return { name: name.slice(0, 200), berkas, rows: await readable(readGrid(bytes, MAX_BARIS_KORAN)), profil };
};

export const keptProfile = async (tx: Tx, { toko, no_rekening }: Account): Promise<ProfilKoran | null> => {
  const kept = await tx.maybe<{ profil: unknown }>(sql`
    select profil from rekonsiliasi_profil where kode_toko = ${toko} and no_rekening = ${no_rekening}`);
  return kept ? profilKoran.parse(kept.profil) : null;
};

/** Columns as the heads of this very file say, where they can be told, else as they were chosen for the account. */
export const profileOf = (rows: string[][], kept: ProfilKoran | null): ProfilKoran | null => {
  const guessed = guessProfile(rows);
  return guessed ? { ...guessed, keterangan: [...guessed.keterangan].slice(0, 5) } : kept;
};

/** A balance that does not follow from the one before it and its amount, by how much. */
export interface Gap {
  baris: number;
  sen: number;
}

/** So many breaks a file may have before its columns are taken to be wrong. */
const MOST_GAPS = 3;

const gapsIn = (lines: readonly ReadLine[]): Gap[] =>
  lines.flatMap(({ baris, saldo_sen, jumlah_sen }, at): Gap[] => {
    const before = lines[at - 1]?.saldo_sen;
    if (saldo_sen === null || before === null || before === undefined) return [];
    const sen = saldo_sen - before - jumlah_sen;
    return sen === 0 ? [] : [{ baris, sen }];
  });

/** The lines of a file with the days' breaks in it. Throws KORAN_KOLOM, KORAN_TANGGAL, KORAN_JUMLAH, KORAN_KOSONG, KORAN_SALDO, KORAN_REKENING_LAIN. */
export const linesOf = (
  { rows }: StatementFile,
  profil: ProfilKoran | null,
  no_rekening: string,
): { lines: ReadLine[]; gaps: Gap[]; profil: ProfilKoran } => {
  if (!profil) throw new AppError('KORAN_KOLOM', {}, { fields: { profil: { code: 'KORAN_KOLOM' } } });
  const digits = (text: string): string => text.replaceAll(/\D/g, '').replace(/^0+/, '');
  const others = accountsAbove(rows, profil.kepala);
  if (others.length > 0 && !others.some((other) => digits(other) === digits(no_rekening))) {
    const [other = ''] = others;
    throw new AppError(
      'KORAN_REKENING_LAIN',
      { no_rekening: other },
      {
        fields: { file: { code: 'KORAN_REKENING_LAIN', params: { no_rekening: other } } },
      },
    );
  }
  const lines = readStatement(rows, profil);
  const gaps = gapsIn(lines);
  if (gaps.length > MOST_GAPS) {
    const [{ baris } = { baris: 0 }] = gaps;
    throw new AppError(
      'KORAN_SALDO',
      { baris },
      { fields: { profil: { code: 'KORAN_SALDO', params: { baris } } } },
    );
  }
  return { lines, gaps, profil };
};
