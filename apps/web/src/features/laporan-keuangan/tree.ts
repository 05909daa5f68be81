import type { BarisKeuangan } from '@kadar/contract/endpoints/laporan-keuangan.ts';

/** Heads that stand open before anybody opened or closed one. */
const AT_FIRST = [
  'PENDAPATAN',
  'HPP',
  'BEBAN',
  'ASET',
  'KEWAJIBAN',
  'MODAL',
  'OPERASI',
  'INVESTASI',
  'PENDANAAN',
];

/** The heads that stand open. */
export const openIn = (buka: readonly string[] | null): ReadonlySet<string> => new Set(buka ?? AT_FIRST);

/** The lines under heads that are all open. */
export const shownLines = (
  lines: readonly BarisKeuangan[],
  open: ReadonlySet<string>,
): readonly BarisKeuangan[] => {
  const shown = new Set<string>();
  return lines.filter(({ kunci, induk }) => {
    const stands = induk === null || (shown.has(induk) && open.has(induk));
    if (stands) shown.add(kunci);
    return stands;
  });
};

/** What a key does in the tree: which line has the focus then, and which head opens or closes. */
export interface Step {
  to?: string;
  toggle?: string;
}

/** The keys of a tree; null where one means nothing here. */
export const stepOf = (
  key: string,
  at: string,
  shown: readonly BarisKeuangan[],
  open: ReadonlySet<string>,
): Step | null => {
  const index = shown.findIndex(({ kunci }) => kunci === at);
  const line = shown[index];
  if (!line) return null;
  const to = (next: BarisKeuangan | undefined): Step | null => (next ? { to: next.kunci } : null);
  switch (key) {
    case 'ArrowDown':
      return to(shown[index + 1]);
    case 'ArrowUp':
      return to(shown[index - 1]);
    case 'Home':
      return to(shown[0]);
    case 'End':
      return to(shown.at(-1));
    case 'ArrowRight':
      if (line.bentuk !== 'GRUP') return null;
      return open.has(at)
        ? to(shown[index + 1]?.induk === at ? shown[index + 1] : undefined)
        : { toggle: at };
    case 'ArrowLeft':
      if (line.bentuk === 'GRUP' && open.has(at)) return { toggle: at };
      return line.induk === null ? null : { to: line.induk };
    default:
      return null;
  }
};

/** The heads that stand open once one of them was opened or closed. */
export const toggled = (open: ReadonlySet<string>, head: string): string[] =>
  open.has(head) ? [...open].filter((one) => one !== head) : [...open, head];
