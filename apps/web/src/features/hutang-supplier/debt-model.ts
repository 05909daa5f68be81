import type { EmasRow, HutangSupplierRow, TagihanRow } from '@kadar/contract/endpoints/hutang-supplier.ts';
import { type Bulk, takeInBulk } from '@kadar/domain/bulk.ts';
import { DomainError } from '@kadar/domain/errors.ts';
import { fixGold, type GoldDebt, type PaidInGold, payInGold } from '@kadar/domain/fixing.ts';
import { type DebtPayment, settleDebts } from '@kadar/domain/hutang-supplier.ts';
import { toMilli } from '@kadar/domain/money.ts';
import { gramToMg } from '@kadar/domain/weight.ts';

/** What a rule says of what is typed, nothing while it refuses it. */
const reckoned = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch (error) {
    if (error instanceof DomainError || error instanceof RangeError) return undefined;
    throw error;
  }
};

const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);

/** What all suppliers are owed, in rupiah and grams, and what of it is late. */
export const totalsOf = (rows: readonly HutangSupplierRow[]) => {
  const grams = (of: (row: HutangSupplierRow) => number) => sumOf(rows, (row) => gramToMg(of(row))) / 1000;
  return {
    rp: sumOf(rows, ({ rp }) => rp),
    gram: grams(({ emas }) => emas),
    lateRp: sumOf(rows, ({ lewat_rp }) => lewat_rp),
    lateGram: grams(({ lewat_emas }) => lewat_emas),
  };
};

export const goldDebt = ({ emas, emas_rp }: TagihanRow): GoldDebt => ({
  emasMg: gramToMg(emas),
  emasRp: emas_rp,
});

export const fixingOf = (debt: TagihanRow, berat: number | null, hargaRp: number | null) =>
  berat && hargaRp ? reckoned(() => fixGold(goldDebt(debt), { mg: gramToMg(berat), hargaRp })) : undefined;

/** What a payment settles: of one delivery, or what is due first. */
export const settled = (
  tagihan: readonly TagihanRow[],
  no_asal: string,
  jumlahRp: number,
): DebtPayment[] | undefined => {
  const debts = tagihan.map(({ no_asal: no, rp, tempo }) => ({ no_asal: no, rp, jatuhTempo: tempo ?? '' }));
  return reckoned(() => settleDebts(debts, no_asal ? [{ no_asal, rp: jumlahRp }] : jumlahRp));
};

/** What gold can be paid with: bars of one purity of a melting, or a whole melt lot. */
export interface GoldChoice {
  key: string;
  objek: EmasRow['objek'];
  kunci: string;
  /** null for a lot, which leaves with all its purities. */
  kadar: number | null;
  rows: readonly Bulk[];
}

const bulkOf = ({ kadar, qty, berat, murni, hpp }: EmasRow): Bulk => ({
  kadar,
  qty,
  beratMg: gramToMg(berat),
  murniMg: gramToMg(murni),
  hppRp: hpp,
});

export const goldChoices = (rows: readonly EmasRow[]): GoldChoice[] => {
  const keyOf = ({ objek, kunci, kadar }: EmasRow): string =>
    objek === 'ROSOK' ? kunci : `${kunci} ${String(kadar)}`;
  return [...Map.groupBy(rows, keyOf)].flatMap(([key, some]) => {
    const [first] = some;
    if (!first) return [];
    const { objek, kunci, kadar } = first;
    return [{ key, objek, kunci, kadar: objek === 'ROSOK' ? null : kadar, rows: some.map(bulkOf) }];
  });
};

export const wholeOf = ({ rows }: Pick<GoldChoice, 'rows'>) => ({
  qty: sumOf(rows, ({ qty }) => qty),
  gram: sumOf(rows, ({ beratMg }) => beratMg) / 1000,
});

export interface GoldTyped {
  /** Of several bars; null for all. */
  qty: number | null;
  berat: number | null;
  kadar_uji: number | null;
  harga_lebih_per_g: number | null;
}

const partOf = ({ rows }: GoldChoice, { qty, berat }: GoldTyped): readonly Bulk[] =>
  qty && berat ? rows.map((row) => takeInBulk(row, { qty, beratMg: gramToMg(berat) })) : rows;

/** What a payment in gold comes to; where it is more than is owed, what it would be at no price for the rest. */
export const goldPaid = (
  debt: TagihanRow,
  choice: GoldChoice | undefined,
  typed: GoldTyped,
): (PaidInGold & { over: boolean }) | undefined => {
  const { kadar_uji, harga_lebih_per_g } = typed;
  if (!choice || !kadar_uji) return undefined;
  return reckoned(() => {
    const part = partOf(choice, typed);
    const paid = payInGold(goldDebt(debt), {
      beratMg: sumOf(part, ({ beratMg }) => beratMg),
      kadarUjiMilli: toMilli(kadar_uji),
      hppRp: sumOf(part, ({ hppRp }) => hppRp),
      hargaLebihRp: harga_lebih_per_g ?? 0,
    });
    return { ...paid, over: paid.lebihMg > 0 };
  });
};
