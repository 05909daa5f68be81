import type { Action } from './permissions.ts';
import type { Text } from './text.ts';

/** What a field of a master holds; the engine derives column, validation, cell and input from it. */
export type FieldKind =
  | 'text'
  | 'longtext'
  | 'phone'
  | 'color'
  | 'password'
  | 'integer'
  | 'rupiah'
  | 'gram'
  | 'percent'
  | 'kadar'
  | 'boolean'
  | 'choice'
  | 'date'
  | 'image'
  | 'images'
  | 'tags'
  | 'ref'
  | 'refs'
  | 'rows'
  | 'json';

/** Where the pictures of a field go, and what the server makes of them. */
export interface ImageTarget {
  /** Folder below the shop's in the store [spec B §7]. */
  folder: string;
  /** Pixels: cropped to this shape ('cover', the standard), or kept whole within it ('inside'). */
  width: number;
  height: number;
  fit?: 'cover' | 'inside';
  /** Of the JPEG, 1 to 100; the catalogue's unless said [spec A §9]. */
  quality?: number;
  /** The name under which the file names go over the wire beside the pictures' addresses. */
  nameAs?: string;
  /** A picture that lies elsewhere stays there: its https address is kept as it comes [spec B §5]. */
  linked?: boolean;
}

/** The characters a text takes [spec B §5]; a form keeps the others out while typing, the server refuses them. */
export const TEXT_FILTERS = {
  digits: /^\d*$/,
  'digits-dot': /^[\d.]*$/,
  'digits-k': /^[\dKk]*$/,
  'digits-minus': /^[\d-]*$/,
  underscore: /^\S*$/,
} as const satisfies Record<string, RegExp>;
export type TextFilter = keyof typeof TEXT_FILTERS;

/** What a column says of a customer: his name, telephone, address, or the number of a card of his (`personal.ts`). */
export type Personal = 'name' | 'phone' | 'address' | 'id';

export interface Field {
  kind: FieldKind;
  label: Text;
  help?: Text;
  required?: boolean;
  /** The error code shown when a required field is empty; 'WAJIB_DIISI' names the label. */
  requiredMessage?: string;
  /** Fields of one thing: as soon as one of them is filled, this is required too. */
  requiredWith?: readonly string[];
  /** Bounds of a number (in its wire unit), of the length of a text, or `max` of how many pictures and tags. */
  min?: number;
  max?: number;
  /** A text shorter than this is taken, but the form says that it is short [spec B §9]. */
  flagUnder?: number;
  /** The error code of a text shorter than `min`. */
  minMessage?: string;
  choices?: readonly { value: string; label: Text }[];
  /** What a text must match, after trimming and upper-casing. */
  pattern?: RegExp;
  /** The error code of a text that does not. */
  patternMessage?: string;
  filter?: TextFilter;
  /** For `ref` and `refs`: the master referred to; its key is stored, its title shown. */
  ref?: string;
  /** For `refs` whose list shows whole records: the name of their key. */
  refKey?: string;
  /** For `rows`: the fields of each row. */
  fields?: Record<string, Field>;
  /** The till's price of stock or of what is bought hangs on it: what a change does is shown before it is saved. */
  prices?: true;
  standard?: unknown;
  /** Texts are upper-cased unless this is false [spec A §5]. */
  upper?: boolean;
  /** Shown as a column of the list; true unless said. */
  list?: boolean;
  /** Cannot be changed after the record was added. */
  fixed?: boolean;
  /** Filled by the server, never by the form. */
  readonly?: boolean;
  /** For the key: the server gives a number with this prefix where the form leaves it empty, or so many random characters. */
  generated?: string | { random: number };
  /** Levels without this action are not told: the field is in no list, search or export of theirs. */
  sees?: Action;
  /** Levels without this action see the last characters only (`masked`), and do not search by it. */
  clear?: Action;
  /**
   * Kept encrypted, with a key outside the database: found by the whole of it alone, not sorted by, and masked in every log and
   * in the answers of changes. Such a field says who sees it in clear, and its record's key is fixed.
   */
  sealed?: true;
  /** Of a customer: in files for those alone who are told all of it. */
  personal?: Personal;
  /** For `image` and `images`. */
  image?: ImageTarget;
  /** What the form sends for an empty text [spec B §5]. */
  emptyAs?: string;
}

const MASK_SHOWS = 4;
/** What is shown of a text to who may not read it: its last characters, and how long it is. */
export const masked = (text: string): string => {
  const shown = text.length > MASK_SHOWS ? text.slice(-MASK_SHOWS) : '';
  return '*'.repeat(text.length - shown.length) + shown;
};
export const isMasked = (text: string): boolean => text.startsWith('*');

/** The column beside a sealed field's by which it is found: a digest under the key. */
export const digestColumn = (name: string): string => `${name}_sidik`;

/** Whether a text that is taken looks too short to say anything. */
export const isFlagged = ({ flagUnder = 0 }: Field, text: string): boolean =>
  text.trim() !== '' && text.trim().length < flagUnder;

/** A page on the web. */
export const WEB_ADDRESS = /^https?:\/\/[^\s<>"']+$/i;

/** Names of pictures travel beside their addresses [spec B §3]; the server gives its own, so what comes is not looked at. */
export const pictureNames = (fields: Record<string, Field>): string[] =>
  Object.values(fields).flatMap(({ image }) => image?.nameAs ?? []);
