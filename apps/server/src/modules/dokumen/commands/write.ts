import { MADE } from '@kadar/domain/books/stock.ts';
import { cashOut, massaOut, type PihakSum, pihakOut, pointsSpent } from '@kadar/domain/books.ts';
import { inGrams } from '@kadar/domain/weight.ts';
import { NotPlenty, type Tx } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { isPlenty, rememberDrawer } from '../drawer.ts';
import { type LivesTold, requireLives } from './lives.ts';
import { statementOf } from './statement.ts';
import type { Place, Written } from './written.ts';

interface Result extends LivesTold {
  numbers: string[];
  times: string[];
  moved?: number;
  undone?: number;
  /** A purchase of a line of what is reversed, or a payout of what was swiped for it, posted while it was waited for. */
  pengikut?: string | null;
  saldo?: number | null;
  poin?: Record<string, number> | null;
  massa?: { qty: number; berat: number }[] | null;
  pihak?: Owed[] | null;
}

type Owed = Pick<PihakSum, 'rp' | 'emas_mg' | 'emas_rp' | 'muka_rp'>;

/**
 * Writes decided documents of one shop and day, or reversals of some: one round trip. What must not fall below zero is looked at
 * in what the statement summed.
 * Throws DATA_BERUBAH when a piece, a pledge or a document is not in the state it was judged in, KAS_TIDAK_CUKUP, POIN_TIDAK_CUKUP, TITIPAN_TIDAK_CUKUP,
 * STOCK_TIDAK_TERSEDIA when something in bulk is not there in that number or weight, what notOwed() refuses.
 */
export const write = async (
  tx: Tx,
  { toko, tanggal }: Place,
  documents: readonly Written[],
): Promise<{ no: string; at: string }[]> => {
  const reversed = documents.flatMap(({ batal }) => (batal ? [batal.no_faktur] : []));
  if (reversed.length !== 0 && reversed.length !== documents.length)
    throw new Error('documents and reversals are written apart');
  const moves = documents.flatMap(({ books }) =>
    books.stock.filter(({ dari_status }) => dari_status !== MADE),
  );
  const out = documents.reduce((sum, { books }) => sum + cashOut(books), 0);
  const spent = reversed.length > 0 ? new Map<string, number>() : spentBy(documents);
  const less = massaOut(documents.map(({ books }) => books));
  const owed = pihakOut(documents.map(({ books }) => books));
  const result = await tx.oneOfDoor<Result>(
    statementOf({ toko, tanggal }, documents, { out, members: [...spent.keys()], less, owed }),
  );
  if (moves.length > 0 && result.moved !== moves.length) throw new AppError('DATA_BERUBAH');
  if (reversed.length > 0 && result.undone !== reversed.length) throw new AppError('DATA_BERUBAH');
  if (result.pengikut)
    throw new AppError('DOKUMEN_DIIKUTI', { no_faktur: reversed[0] ?? '', pengikut: result.pengikut });
  if (out > 0) rememberDrawer(toko, result.saldo ?? 0, out);
  if (tx.besideOthers && !isPlenty(result.saldo ?? 0, out)) throw new NotPlenty();
  if (out > 0 && (result.saldo ?? 0) < out) throw new AppError('KAS_TIDAK_CUKUP');
  for (const [member, poin] of spent) {
    const saldo = result.poin?.[member] ?? 0;
    if (saldo < poin) throw new AppError('POIN_TIDAK_CUKUP', { saldo, dipakai: poin });
  }
  requireLives(documents, result);
  for (const [index, { kunci, qty, berat }] of less.entries()) {
    const there = result.massa?.[index] ?? { qty: 0, berat: 0 };
    if (there.qty + qty < 0 || there.berat + berat < 0)
      throw new AppError('STOCK_TIDAK_TERSEDIA', { kode_barcode: kunci });
  }
  for (const [index, sum] of owed.entries()) {
    const there = result.pihak?.[index] ?? { rp: 0, emas_mg: 0, emas_rp: 0, muka_rp: 0 };
    const refused = notOwed(sum, there, reversed.length > 0);
    if (refused) throw refused;
  }
  return result.numbers.map((no, index) => ({ no, at: result.times[index] ?? '' }));
};

/**
 * A debt that would come below nothing: HUTANG_SUDAH_DIBAYAR where what made it is reversed, else PEMBAYARAN_LEBIH or EMAS_MELEBIHI_HUTANG in
 * grams. UANG_MUKA_TIDAK_CUKUP where less was paid in advance.
 */
const notOwed = (sum: PihakSum, there: Owed, reversal: boolean): AppError | undefined => {
  const rp = there.rp + sum.rp;
  const mg = there.emas_mg + sum.emas_mg;
  if (there.muka_rp + sum.muka_rp < 0)
    return new AppError('UANG_MUKA_TIDAK_CUKUP', { sisaRp: there.muka_rp });
  if (rp >= 0 && mg >= 0 && there.emas_rp + sum.emas_rp >= 0) return undefined;
  if (reversal) return new AppError('HUTANG_SUDAH_DIBAYAR', { no_faktur: sum.no_asal ?? '' });
  if (rp < 0) return new AppError('PEMBAYARAN_LEBIH', { lebihRp: -rp });
  return new AppError('EMAS_MELEBIHI_HUTANG', { mg: inGrams(-sum.emas_mg), sisa: inGrams(there.emas_mg) });
};

const spentBy = (documents: readonly Written[]): Map<string, number> => {
  const all = new Map<string, number>();
  for (const { books } of documents)
    for (const [member, poin] of pointsSpent(books)) all.set(member, (all.get(member) ?? 0) + poin);
  return all;
};
