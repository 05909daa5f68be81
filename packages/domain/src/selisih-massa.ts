import type { MassaObject, MassaRow } from './books/massa.ts';
import { type Books, booksOf } from './books.ts';
import type { Bulk } from './bulk.ts';
import { refuse } from './errors.ts';
import { mulDiv } from './integer.ts';
import { allocate } from './money.ts';
import { compact, fineGoldLines, line } from './posting.ts';
import { inGrams, type Mg } from './weight.ts';

/** What is counted in bulk (modules-2 §5), with the account of its book. */
export const COUNTED_IN_BULK = {
  BELUM_TAG: 'PERSEDIAAN_BELUM_TAG',
  GROUP: 'PERSEDIAAN',
  ACC: 'PERSEDIAAN_AKSESORIS',
  ROSOK: 'PERSEDIAAN_ROSOK',
  BATANGAN: 'PERSEDIAAN_BATANGAN',
} as const satisfies Partial<Record<MassaObject, string>>;
export type CountedInBulk = keyof typeof COUNTED_IN_BULK;

/** How many pieces and how much weight a count found more or, negative, less than its book had at that moment. */
export interface BulkDifference {
  qty: number;
  beratMg: Mg;
}

/** Whether something is missing: by weight, by number where the weight is right. */
export const isShort = ({ qty, beratMg }: BulkDifference): boolean =>
  beratMg < 0 || (beratMg === 0 && qty < 0);

const sum = (parts: readonly Bulk[], of: (part: Bulk) => number): number =>
  parts.reduce((total, part) => total + of(part), 0);

/** So much of `amount` as `part` is of `whole`, half up; nothing of nothing. */
const share = (amount: number, part: number, whole: number): number =>
  whole === 0 ? 0 : mulDiv(amount, part, whole, 'half-up');

/** What of a number goes with weight alone: bars and scrap with their last gram, batches never. */
const numberOf = (objek: CountedInBulk, part: Bulk, leftMg: Mg): number =>
  objek !== 'BELUM_TAG' && leftMg === 0 ? part.qty : 0;

/**
 * What is missing in bulk, taken from what there is of each purity (modules-2 §5): the weight by theirs, of cost and fine gold half up by
 * weight, of accessories by number; with the last of it all that is left. STOCK_TIDAK_TERSEDIA for more than is left, SISA_TIDAK_HABIS, in
 * grams, where of a group weight or number alone would be left.
 */
export const missingInBulk = (
  objek: CountedInBulk,
  there: readonly Bulk[],
  { qty, beratMg }: BulkDifference,
): Bulk[] => {
  const allMg = sum(there, (part) => part.beratMg);
  const lessMg = -beratMg;
  if (lessMg > allMg || -qty > sum(there, (part) => part.qty)) refuse('STOCK_TIDAK_TERSEDIA');
  const weights = allocate(
    lessMg,
    there.map((part) => part.beratMg),
  );
  const numbers = allocate(
    -qty,
    there.map((part) => part.qty),
  );
  return there.flatMap((part, n): Bulk[] => {
    const [mg, counted] = [weights[n] ?? 0, numbers[n] ?? 0];
    const leftMg = part.beratMg - mg;
    const goes = objek === 'GROUP' || objek === 'ACC' ? counted : numberOf(objek, part, leftMg);
    const leftQty = part.qty - goes;
    if (objek === 'GROUP' && (leftQty === 0) !== (leftMg === 0))
      refuse('SISA_TIDAK_HABIS', { mg: inGrams(leftMg) });
    const [of, whole] = objek === 'ACC' ? [goes, part.qty] : [mg, part.beratMg];
    if (mg === 0 && goes === 0) return [];
    return [
      {
        kadar: part.kadar,
        qty: goes,
        beratMg: mg,
        murniMg: share(part.murniMg, of, whole),
        hppRp: share(part.hppRp, of, whole),
      },
    ];
  });
};

/** Bars and scrap that were counted out with their last gram are one again. */
const LOOSE: readonly CountedInBulk[] = ['ROSOK', 'BATANGAN'];

/**
 * What there is more in bulk, put to each purity by its weight (modules-2 §5): at the average of what is left or, where nothing is, of all
 * that ever came in, half up. SISA_TIDAK_HABIS, in grams, where of a group weight or number alone would be there; RangeError where nothing ever
 * came in.
 */
export const foundInBulk = (
  objek: CountedInBulk,
  { there, came }: { there: readonly Bulk[]; came: readonly Bulk[] },
  { qty, beratMg }: BulkDifference,
): Bulk[] => {
  const by = (part: Bulk): number => (objek === 'ACC' ? part.qty : part.beratMg);
  const gone = sum(there, by) === 0;
  const basis = gone ? came : there;
  if (sum(basis, by) === 0) throw new RangeError('nothing of it ever came in');
  const weights = allocate(beratMg, basis.map(by));
  const numbers = allocate(qty, basis.map(by));
  return basis.flatMap((part, n): Bulk[] => {
    const [mg, counted] = [weights[n] ?? 0, numbers[n] ?? 0];
    if (mg === 0 && counted === 0) return [];
    if (objek === 'GROUP') {
      const [had, hadMg] = gone ? [0, 0] : [part.qty, part.beratMg];
      if (had + counted < 0 || (had + counted === 0) !== (hadMg + mg === 0))
        refuse('SISA_TIDAK_HABIS', { mg: inGrams(hadMg + mg) });
    }
    const more = objek === 'ACC' ? counted : mg;
    return [
      {
        kadar: part.kadar,
        qty: gone && LOOSE.includes(objek) ? 1 : counted,
        beratMg: mg,
        murniMg: share(part.murniMg, more, by(part)),
        hppRp: share(part.hppRp, more, by(part)),
      },
    ];
  });
};

/** A difference of one key, by purity. */
export interface KeyDifference {
  kunci: string;
  parts: readonly Bulk[];
}

/**
 * What differences of a count in bulk write (modules-2 §5, OS and OF): what is missing D SELISIH_OPNAME / K the account of its book, what is
 * found the other way round, in rupiah and in fine gold.
 */
export const booksOfBulk = (
  objek: CountedInBulk,
  jenis: 'SELISIH_OPNAME' | 'TEMU_OPNAME',
  keys: readonly KeyDifference[],
): Books => {
  const sign = jenis === 'SELISIH_OPNAME' ? -1 : 1;
  const account = COUNTED_IN_BULK[objek];
  const [debit, kredit] = sign < 0 ? ['SELISIH_OPNAME', account] : [account, 'SELISIH_OPNAME'];
  const parts = keys.flatMap((key) => key.parts);
  const rp = sum(parts, ({ hppRp }) => hppRp);
  return booksOf({
    massa: keys.flatMap(({ kunci, parts: of }) =>
      of.map(
        ({ kadar, qty, beratMg, murniMg, hppRp }): MassaRow => ({
          objek,
          kunci,
          kadar,
          milik: 'TOKO',
          jenis,
          // No minus nothing, which is another value than nothing where rows are compared.
          qty: sign * qty || 0,
          berat: sign * beratMg || 0,
          murni: sign * murniMg || 0,
          hpp: sign * hppRp || 0,
        }),
      ),
    ),
    jurnal: compact([line(debit, 'D', rp), line(kredit, 'K', rp)]),
    emas: fineGoldLines(
      parts.map(({ murniMg: murni }) => ({ murni })),
      { debit, kredit },
    ),
  });
};
