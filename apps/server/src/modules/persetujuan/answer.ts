import { writeAudit } from '../../platform/audit.ts';
import { canonicalJson } from '../../platform/canonical.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import type { Kadar } from '../../platform/kadar.ts';
import { type Kept, lastQuestions } from './questions.ts';

export interface Answer {
  urut: number;
  /** The hash of what was shown to him. */
  sidik: string;
  jawab: 'YA' | 'TIDAK';
  nama: string;
}

/** What a kind says of its questions. */
export interface Consents {
  /** The words the question would have now; undefined where it is asked no longer. Whoever answers holds what they stand on. */
  now: (
    tx: Tx,
    where: { kadar: Kadar; toko: string; no_asal: string; holds: boolean },
    question: Kept,
  ) => Promise<object | undefined>;
  /** Writes the answer where the kind looks for it. */
  keep: (
    tx: Tx,
    where: { toko: string; no_asal: string; tanggal: string },
    question: Kept,
    answer: Answer,
  ) => Promise<void>;
}

/** Whether a question would be asked in these words. */
export const isAsked = ({ isi }: Pick<Kept, 'isi'>, now: object | undefined): boolean =>
  now !== undefined && canonicalJson(now) === isi;

/** Whose answer it is, where nobody is signed in: who holds the link. */
const NOBODY = '-';

/**
 * A customer answers a question, once. Throws PERSETUJUAN_SUDAH_DIJAWAB, PERSETUJUAN_BERUBAH where another question is asked by now or what was asked
 * is not so any more.
 */
export const answerQuestion = (
  kadar: Kadar,
  { toko, no_asal, ip }: { toko: string; no_asal: string; ip: string },
  answer: Answer,
  kinds: Readonly<Record<Kept['jenis'], Consents>>,
): Promise<{ urut: number; jawab: Answer['jawab']; at: string }> =>
  kadar.db.transaction(
    { toko },
    async (tx) => {
      const { urut, sidik, jawab, nama } = answer;
      const question = (await tx.rows(lastQuestions(toko, no_asal))).find((one) => one.urut === urut);
      if (question?.jawab) throw new AppError('PERSETUJUAN_SUDAH_DIJAWAB');
      if (!question || question.sidik !== sidik) throw new AppError('PERSETUJUAN_BERUBAH');
      const kind = kinds[question.jenis];
      if (!isAsked(question, await kind.now(tx, { kadar, toko, no_asal, holds: true }, question)))
        throw new AppError('PERSETUJUAN_BERUBAH');
      const kept = await tx.maybe<{ at: string; tanggal: string; sidik: string }>(sql`
        insert into persetujuan_jawab (kode_toko, no_asal, urut, tanggal, at, jawab, nama, sidik)
        select ${toko}, ${no_asal}, ${urut}, h.tgl_system, kadar_now(), ${jawab}, ${nama},
          encode(sha256(convert_to(${sidik} || '/' || ${jawab} || '/' || ${nama} || '/' || kadar_iso(kadar_now()), 'UTF8')), 'hex')
        from hari_kerja h where h.kode_toko = ${toko}
        on conflict do nothing returning kadar_iso(at) as at, to_char(tanggal, 'YYYY-MM-DD') as tanggal, sidik`);
      if (!kept) throw new AppError('PERSETUJUAN_SUDAH_DIJAWAB');
      await kind.keep(tx, { toko, no_asal, tanggal: kept.tanggal }, question, answer);
      await writeAudit(tx, {
        toko,
        user: NOBODY,
        ip,
        action: 'consent',
        entity: 'persetujuan',
        key: `${no_asal}/${urut}`,
        after: { jawab, nama, tanya: sidik, sidik: kept.sidik },
      });
      return { urut, jawab, at: kept.at };
    },
    { spends: [{ what: 'TITIPAN', of: no_asal }] },
  );
