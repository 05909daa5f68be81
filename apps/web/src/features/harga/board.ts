import type { BarisHarga, PerubahanHarga } from '@kadar/contract/endpoints/harga.ts';
import {
  isBigChange,
  type LineKind,
  lineId,
  linePrice,
  priceListsOf,
  raisedBy,
  withPrices,
} from '@kadar/domain/price-lines.ts';

/** A price that was typed and not saved yet. */
export interface Typed {
  /** Rupiah per gram; null lets the line follow. */
  harga: number | null;
  /** The line as it was when this was typed. */
  version: number;
  /** Somebody saved the line meanwhile, and the server said so. */
  meanwhile?: true;
}
/** What was typed, by the line's id. */
export type Draft = Readonly<Record<string, Typed>>;
export type Rights = Readonly<Record<LineKind, boolean>>;

export interface BoardRow {
  id: string;
  line: BarisHarga;
  typed: Typed | undefined;
  /** Rupiah per gram once the draft is saved, and whether it is the line's own then. */
  next: number | null;
  own: boolean;
  /** The line that it follows then; null for an own price or none at all. */
  follows: BarisHarga | null;
  /** Saved by somebody else since it was typed. */
  conflict: boolean;
  big: boolean;
}

/** Every line with what it will be once the draft is saved. */
export const rowsOf = (lines: readonly BarisHarga[], draft: Draft): BoardRow[] => {
  const after = withPrices(lines, new Map(Object.entries(draft).map(([id, { harga }]) => [id, harga])));
  const lists = priceListsOf(after);
  const global = lines.find(({ jenis }) => jenis === 'GLOBAL') ?? null;
  return lines.map((line, at) => {
    const id = lineId(line);
    const typed = draft[id];
    const price = linePrice(lists, line);
    const own = (after[at]?.sendiri ?? null) !== null;
    const kadar = lines.find((one) => one.jenis === 'KADAR' && one.kadar === line.kadar) ?? null;
    return {
      id,
      line,
      typed,
      next: price?.rp ?? null,
      own,
      follows: own || price === null ? null : price.source === 'KADAR' ? kadar : global,
      conflict: typed !== undefined && (typed.meanwhile === true || typed.version !== line._version),
      big: typed !== undefined && price !== null && isBigChange(line.harga, price.rp),
    };
  });
};

export const restored = (draft: Draft, id: string): Draft => {
  const { [id]: _gone, ...rest } = draft;
  return rest;
};

/** A price typed into a line's cell; an empty cell, or the price it has anyway, is none. */
export const typing = (draft: Draft, line: BarisHarga, harga: number | null): Draft => {
  const id = lineId(line);
  if (harga === null || harga === line.sendiri) return restored(draft, id);
  return { ...draft, [id]: { harga, version: line._version } };
};

/** A line with a price of its own follows from now on, one that follows keeps the price it has as its own. */
export const toggled = (draft: Draft, { id, line, own, next }: BoardRow): Draft => {
  if (line.jenis === 'GLOBAL') return draft;
  const harga = own ? null : next;
  if (harga === line.sendiri || (!own && harga === null)) return restored(draft, id);
  return { ...draft, [id]: { harga, version: line._version } };
};

/** Every own price that may be changed, moved by thousandths of a percent; what follows moves along by itself. */
export const raisedAll = (
  draft: Draft,
  lines: readonly BarisHarga[],
  boleh: Rights,
  percentMilli: number,
): Draft =>
  lines.reduce(
    (all, line) =>
      line.sendiri === null || !boleh[line.jenis]
        ? all
        : typing(all, line, raisedBy(line.sendiri, percentMilli)),
    draft,
  );

/** What is sent, in the order of the board. */
export const changesOf = (rows: readonly BoardRow[]): { id: string; change: PerubahanHarga }[] =>
  rows.flatMap(({ id, line: { jenis, kode, kadar }, typed }) =>
    typed ? [{ id, change: { jenis, kode, kadar, harga: typed.harga, _version: typed.version } }] : [],
  );

/** The draft over the lines as they stand now: what was saved meanwhile is marked, and the next save means to go over it. */
export const rebased = (draft: Draft, lines: readonly BarisHarga[]): Draft => {
  const versions = new Map(lines.map((line) => [lineId(line), line._version]));
  return Object.fromEntries(
    Object.entries(draft).map(([id, typed]): [string, Typed] => {
      const version = versions.get(id) ?? typed.version;
      return [id, version === typed.version ? typed : { harga: typed.harga, version, meanwhile: true }];
    }),
  );
};
