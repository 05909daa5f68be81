import { tillName } from '../../kit/counter/kept-store.ts';

/** What stands on a till of this device and is not paid. */
export interface Basket {
  user_id: string;
  pieces: readonly string[];
}

interface Kept {
  lines: readonly { piece: { nama_barang: string } }[];
  beli: readonly { piece: { nama_barang: string } }[];
}

const named = (list: unknown): boolean =>
  Array.isArray(list) && list.every((one) => typeof one?.piece?.nama_barang === 'string');

const isKept = (draft: unknown): draft is Kept =>
  typeof draft === 'object' && draft !== null && 'lines' in draft && 'beli' in draft
    ? named(draft.lines) && named(draft.beli)
    : false;

/** The drafts of a kept till: the one on the screen, and those set aside that are on their way to the server. */
const draftsOf = (text: string): Kept[] => {
  try {
    const till = JSON.parse(text) as { draft?: unknown; parked?: readonly { draft?: unknown }[] };
    return [till.draft, ...(till.parked ?? []).map(({ draft }) => draft)].filter(isKept);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return [];
    throw error;
  }
};

/** Filled baskets of a shop on this device, whoever filled them. */
export const basketsOn = (shelf: Pick<Storage, 'getItem' | 'key' | 'length'>, toko: string): Basket[] => {
  const names = Array.from({ length: shelf.length }, (_none, at) => shelf.key(at) ?? '');
  const prefix = tillName('pos', toko, '');
  return names
    .filter((name) => name.startsWith(prefix) && !name.endsWith('.unreadable'))
    .toSorted()
    .flatMap((name) =>
      draftsOf(shelf.getItem(name) ?? '').map(({ lines, beli }) => ({
        user_id: name.slice(prefix.length),
        pieces: [...lines, ...beli].map(({ piece }) => piece.nama_barang),
      })),
    )
    .filter(({ pieces }) => pieces.length > 0);
};
