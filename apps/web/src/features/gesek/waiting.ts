import type { BelumCair } from '@kadar/contract/endpoints/gesek.ts';

type Named = Pick<BelumCair, 'no_faktur' | 'urut'>;

/** A swipe as one word: its document and its place there. */
export const nameOf = ({ no_faktur, urut }: Named): string => `${no_faktur} ${urut}`;

/** The swipe that a name of nameOf() stands for. */
export const swipeOf = (name: string): Named => {
  const [no_faktur = '', urut] = name.split(' ');
  return { no_faktur, urut: Number(urut) };
};

/** What the bank owes of the chosen of those that wait, in rupiah. */
export const owedOf = (waiting: readonly BelumCair[], names: readonly string[]): number => {
  const taken = new Set(names);
  return waiting.reduce((sum, swipe) => (taken.has(nameOf(swipe)) ? sum + swipe.jumlah_rp : sum), 0);
};

/** Accounts with swipes that wait, and how many of them, as they come. */
export const accountsOf = (waiting: readonly BelumCair[]) => {
  const counts = new Map<string, { value: string; nama_bank: string; count: number }>();
  for (const { no_rekening, nama_bank } of waiting) {
    const found = counts.get(no_rekening) ?? { value: no_rekening, nama_bank, count: 0 };
    counts.set(no_rekening, { ...found, count: found.count + 1 });
  }
  return [...counts.values()];
};
