import { groupJual, type PricedBarang, scanBarang } from '@kadar/contract/endpoints/barang.ts';
import { groupJualManual } from '@kadar/contract/endpoints/penjualan.ts';
import { getTitip } from '@kadar/contract/endpoints/titip.ts';
import { BARCODE, normalizeBarcode } from '@kadar/domain/barcode.ts';
import { placeOfKey } from '@kadar/domain/group.ts';
import { useRef, useState } from 'react';
import { call } from '../../kit/api/call.ts';
import { isApiError } from '../../kit/api/errors.ts';
import { holdKeys } from '../../kit/keys/keys.ts';
import type { Free } from '../../kit/keys/waiting-keys.ts';
import { useMessage } from '../../kit/text.ts';
import { readOrdered } from '../../parts/dokumen/ordered.ts';
import { addPiece, type Draft, hasPiece, isAccessory, isGroup, moreOf, type Problem } from './draft.ts';
import { problemOf } from './recheck.ts';
import type { TillHandle } from './till-store.ts';

/** A scan that brought no piece; stays on the screen until it is taken away. */
export interface Miss {
  code: string;
  problem: Problem;
  /** No answer came: the same scan may be tried again. */
  retry: boolean;
}

export interface Doubled extends Problem {
  kode_barcode: string;
  times: number;
}

/** '3*KTK01': so many of an accessory. */
const COUNTED = /^(\d{1,4})\*(.+)$/;
const countedScan = (text: string): { qty: number; code: string } => {
  const [, qty, code] = COUNTED.exec(text) ?? [];
  return code === undefined ? { qty: 1, code: text } : { qty: Math.max(1, Number(qty)), code };
};

/** Another scan needs nothing of the one before. */
const scans: Free = ({ key, ctrlKey, altKey, metaKey }) =>
  (key.length === 1 || key === 'Enter') && !ctrlKey && !altKey && !metaKey;

/** What the till sells by quantity and weight; one without barcodes is asked by a call of its own. */
export const groupsAt = async (manual: boolean): Promise<PricedBarang[]> =>
  (await call(manual ? groupJualManual : groupJual, {})).data;

/** Two digits name a group by its place among those that there are. Undefined where there are not so many. */
const NUMBERED = /^\d{2}$/;
const numbered = async (code: string, manual: boolean): Promise<PricedBarang | undefined> =>
  (await groupsAt(manual))[Number(code) - 1];

/** A piece or an accessory by its barcode, a group by its key. */
export const lookUp = async (code: string, manual: boolean): Promise<PricedBarang> => {
  const group =
    placeOfKey(code) && (await groupsAt(manual)).find(({ kode_barcode }) => kode_barcode === code);
  return group ?? (await call(scanBarang, { params: { kode_barcode: code } })).data;
};

/** A piece of a draft as it is now: one that is kept for a customer at the price of his pickup. */
export const lookAgain = async (draft: Draft, code: string, manual: boolean): Promise<PricedBarang> => {
  const { no_titip, no_pesanan } = draft.lines.find(({ piece }) => piece.kode_barcode === code) ?? {};
  if (!no_titip) return lookUp(code, manual);
  if (no_pesanan) {
    const { barang } = (await readOrdered(no_pesanan)).data;
    return barang.find(({ kode_barcode }) => kode_barcode === code) ?? lookUp(code, manual);
  }
  const { data } = await call(getTitip, { params: { no_faktur: no_titip } });
  return data.barang.find(({ kode_barcode }) => kode_barcode === code) ?? lookUp(code, manual);
};

export interface Scan {
  scan: (code: string) => Promise<void>;
  /** Barcodes whose pieces are on their way. */
  pending: readonly string[];
  misses: readonly Miss[];
  /** The piece that was scanned although it is in the sale, and how often. */
  doubled: Doubled | null;
  /** Takes one miss away, or all of them, and what is said of a piece scanned twice. */
  dismiss: (code?: string) => void;
}

/** Barcodes into lines, wherever they come from: wedge, keyboard or search. `onLine` names the line to look at. */
export const useScan = (
  { setDraft, current }: TillHandle,
  onLine: (kode_barcode: string) => void,
  /** Two digits choose a group, of which the till then asks how many and how much. */
  {
    byNumber,
    manual,
    onGroup,
  }: { byNumber: boolean; manual: boolean; onGroup: (kode_barcode: string) => void },
): Scan => {
  const message = useMessage();
  const [pending, setPending] = useState<readonly string[]>([]);
  const [misses, setMisses] = useState<readonly Miss[]>([]);

  const [doubled, setDoubled] = useState<Doubled | null>(null);
  /** How many of it were scanned again while it is on its way. */
  const again = useRef(new Map<string, number>());

  const dismiss = (code?: string) => {
    setDoubled(null);
    setMisses((was) => (code === undefined ? [] : was.filter((miss) => miss.code !== code)));
  };
  const missed = (code: string, problem: Problem, retry = false) =>
    setMisses((was) => [{ code, problem, retry }, ...was.filter((miss) => miss.code !== code)]);
  const refusal = (kode_barcode: string, code: string): Problem => ({
    code,
    message: message(code, { kode_barcode }),
  });

  const scan = async (typed: string): Promise<void> => {
    const { qty, code } = countedScan(normalizeBarcode(typed));
    if (!code) return;
    dismiss(code);
    if (current().lines.some(({ piece }) => piece.kode_barcode === code && isAccessory(piece))) {
      setDraft((draft) => moreOf(draft, code, qty));
      return onLine(code);
    }
    if (hasPiece(current(), code)) {
      onLine(code);
      const times = doubled?.kode_barcode === code ? doubled.times + 1 : 2;
      return setDoubled({ kode_barcode: code, times, ...refusal(code, 'BARANG_SUDAH_DI_TABEL') });
    }
    if (pending.includes(code)) {
      again.current.set(code, (again.current.get(code) ?? 0) + qty);
      return;
    }
    const isNumber = byNumber && NUMBERED.test(code);
    const isKnown = isNumber || (byNumber && placeOfKey(code)) || (!manual && BARCODE.test(code));
    if (!isKnown) return missed(code, refusal(code, 'BARCODE_TIDAK_DIKENAL'));
    setPending((was) => [...was, code]);
    const release = holdKeys(scans);
    let found = false;
    try {
      const piece = isNumber ? await numbered(code, manual) : await lookUp(code, manual);
      if (!piece) return missed(code, refusal(code, 'BARCODE_TIDAK_DIKENAL'));
      if (qty > (piece.stock ?? 1)) return missed(code, refusal(code, 'STOCK_TIDAK_TERSEDIA'));
      // Scanned again before the answer came, an accessory is one more.
      setDraft((draft) => moreOf(addPiece(draft, piece, qty), code, again.current.get(code) ?? 0));
      onLine(piece.kode_barcode);
      if (isGroup(piece)) onGroup(piece.kode_barcode);
      found = true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      missed(code, problemOf(error), error.unanswered);
    } finally {
      again.current.delete(code);
      setPending((was) => was.filter((one) => one !== code));
      release(found);
    }
  };
  return { scan, pending, misses, doubled, dismiss };
};
