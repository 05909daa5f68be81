import type { TanyaInput } from '@kadar/contract/endpoints/layar.ts';
import { useEffect, useState } from 'react';
import { changeLine, type DraftLine, type OldPiece, removeLine, restoreLine } from './draft.ts';
import type { TillHandle } from './till-store.ts';

const UNDO_MS = 10_000;

/** What of a line is changed. */
export type LineField = 'diskon' | 'harga' | 'qty';

export type TillDialog =
  | { kind: 'search'; text: string }
  | { kind: 'line'; line: DraftLine; first: LineField }
  | { kind: 'tukar'; old: OldPiece | null }
  /** `pays`: F9 asked for it, and goes on once it is answered. */
  | { kind: 'tanya'; tanya: TanyaInput; pays: boolean }
  | { kind: 'customer' | 'coupon' | 'parked' | 'titip' | 'ambil' };

/** What a dialog changes of a line. */
export type LineChange = Pick<DraftLine, 'agreed' | 'diskon' | 'qty' | 'gram'>;

interface Removed {
  line: DraftLine;
  at: number;
}

/** The lines under the hand: which one is active, what was just removed, and the moves between them. */
export const useLines = ({ till, setDraft, current }: TillHandle) => {
  const { lines } = till.draft;
  const [wanted, setActive] = useState<string | null>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const known = lines.some(({ piece }) => piece.kode_barcode === wanted);
  const active = known ? wanted : (lines.at(-1)?.piece.kode_barcode ?? null);

  useEffect(() => {
    if (!removed) return;
    const timer = setTimeout(() => setRemoved(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [removed]);

  return {
    active,
    activeLine: lines.find(({ piece }) => piece.kode_barcode === active) ?? null,
    setActive,
    removed,
    move: (step: 1 | -1) => {
      const at = lines.findIndex(({ piece }) => piece.kode_barcode === active);
      const next = lines[Math.max(0, Math.min(lines.length - 1, at + step))];
      if (next) setActive(next.piece.kode_barcode);
    },
    remove: (kode_barcode: string) => {
      const at = current().lines.findIndex(({ piece }) => piece.kode_barcode === kode_barcode);
      const line = current().lines[at];
      if (!line) return;
      setDraft((draft) => removeLine(draft, kode_barcode));
      setRemoved({ line, at });
    },
    undo: () => {
      if (!removed) return;
      setDraft((draft) => restoreLine(draft, removed.line, removed.at));
      setActive(removed.line.piece.kode_barcode);
      setRemoved(null);
    },
    change: (kode_barcode: string, change: LineChange) =>
      setDraft((draft) => changeLine(draft, kode_barcode, change)),
  };
};
