import type { Stored } from '../books/book.ts';
import type { BookName } from '../books.ts';

/**
 * What one document starts and others go on with (lives §2): a row of state beside the book of its movements, changed in the
 * statement that writes them and by nothing else.
 */
interface AnyLife {
  /** The book of its movements. */
  book: BookName;
  table: string;
  /** The column of its number, in its table and in its book. */
  key: string;
  /** What of a movement was refused, where it was not in the state it was judged in or had not enough. */
  refused: string;
}

/** It goes from a state to another, each movement with both (`dari`, `ke`) and the version it was judged at (`versi`): one wins. */
export interface MovedLife extends AnyLife {
  goes: 'moved';
  state: Readonly<Record<string, Stored | 'date'>>;
  /** What its first movement says of it for good. */
  made: readonly string[];
  /** Columns that the database makes of its number. */
  derived?: readonly string[];
  /** Columns that keep the most any movement said, by the column of the movement. */
  most: Readonly<Record<string, string>>;
}

/** Its state is what its movements come to, never below nothing, so that they may come in any order and beside each other. */
export interface TouchedLife extends AnyLife {
  goes: 'touched';
  /** The column of its book that names it, where that is not called as its own. */
  by?: string;
  /** Which rows of its book are its, where not all are: said in SQL, and of a row. */
  rows?: { where: string; has: (row: never) => boolean };
  /** Columns of its state, by the column of the book they sum, or what they sum of it in SQL. */
  sums: Readonly<Record<string, string>>;
  /** Those of them that may come to less than nothing. */
  free?: readonly string[];
  /** Those of them that come to nothing where another does, by that one: what weighs nothing costs nothing. */
  within?: Readonly<Record<string, string>>;
  /** That of them which says that it is ended: then nothing touches it but what takes its end back. */
  ended?: string;
  /** The column that counts the pieces it keeps on HOLD. */
  holds?: string;
}

/**
 * Two shops move it, each by its own documents, and both see it: a definer function writes what neither may write of the other's. It is
 * told all it needs, and answers how many it found in the state they were judged in.
 */
export interface SharedLife extends AnyLife {
  goes: 'shared';
  mover: string;
  /** Columns of its state that are those of its last movement. */
  state: readonly string[];
  /** Columns of its state that sum up its movements, by the column of the book. */
  sums: Readonly<Record<string, string>>;
}

export type Life = MovedLife | TouchedLife | SharedLife;

/** Columns that change with movements alone, and are compared with them. */
export const movingColumns = (life: Life): string[] => {
  if (life.goes === 'shared') return [...life.state, ...Object.keys(life.sums)];
  return life.goes === 'moved'
    ? [...Object.keys(life.state), ...Object.keys(life.most), 'version']
    : [...Object.keys(life.sums), ...(life.holds === undefined ? [] : [life.holds])];
};
