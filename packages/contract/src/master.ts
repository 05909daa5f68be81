import type { Field } from './fields.ts';
import type { Gate } from './gates.ts';
import type { MenuPlace } from './menu.ts';
import type { Action } from './permissions.ts';
import type { Text } from './text.ts';

/** Success and failure texts of a master, as error/message codes; the spec gives several masters their own. */
export interface MasterMessages {
  added: string;
  changed: string;
  deleted: string;
  addFailed: string;
  changeFailed: string;
  deleteFailed: string;
}

export interface MasterDeclaration {
  /** Name = call path = table (dashes become underscores) = file. */
  name: string;
  /** The screen's route, '/name' unless the spec names another. */
  route?: string;
  title: Text;
  /** chain: one list for all shops, kept at head office. toko: each shop has its own rows. */
  scope: 'chain' | 'toko';
  /** The field that identifies a record; '_id' is made by the server. */
  key: string;
  /** The field shown for a record elsewhere, besides its key. */
  shown?: string;
  fields: Record<string, Field>;
  /** Call paths where they differ from `name`: the list's, the base of the mutating ones, and of changes and deletions. */
  paths?: { list?: string; base?: string; change?: string; remove?: string };
  /** The record is named by `?key=` instead of a path segment [spec A §7, para-keterangan-penjualan]. */
  keyInQuery?: boolean;
  read: Action;
  write: Action;
  /** Who lacks it only searches the list: by two characters, so many records of it, without exports (`SEARCH`). */
  browse?: Action;
  /** Who deletes, where that is not everybody who writes. */
  remover?: Action;
  gate?: Gate;
  menu?: MenuPlace;
  sort?: string;
  /** Large lists load a window at a time instead of the whole. */
  paginated?: boolean;
  /** What is told of the whole list to who may only search it: the specification's client loads it at its start. */
  brief?: readonly string[];
  messages?: Partial<MasterMessages>;
  /** Combinations of fields that only one living record may have. */
  unique?: readonly (readonly string[])[];
  /** False where records come into being elsewhere, so that the form only edits. */
  add?: boolean;
  remove?: boolean;
  /** The table where its name is not the list's (a reserved word). */
  table?: string;
  /** What the list shows besides the fields: a client may send it back with them, and it is not looked at. */
  listed?: readonly string[];
  /** The fields its screen filters by, where those that their kinds give are too many (`list-filters.ts`). */
  filters?: readonly string[];
  /** False where records are never edited many at once (`bulk.ts`). */
  bulk?: boolean;
  /** A deleted record is gone, with its pictures, and cannot be reactivated. */
  erase?: boolean;
}

export interface Master
  extends Required<
    Omit<MasterDeclaration, 'filters' | 'browse' | 'remover' | 'gate' | 'menu' | 'sort' | 'shown'>
  > {
  filters: readonly string[] | undefined;
  browse: Action | undefined;
  remover: Action;
  gate: Gate | undefined;
  menu: MenuPlace | undefined;
  sort: string;
  shown: string;
  table: string;
  paths: { list: string; base: string; change: string; remove: string };
  messages: MasterMessages;
}

/** How far a list opens to who may only search it. */
export const SEARCH = { letters: 2, rows: 20 } as const;

const STANDARD_MESSAGES: MasterMessages = {
  added: 'DATA_DISIMPAN',
  changed: 'DATA_DIEDIT',
  deleted: 'DATA_DIHAPUS',
  addFailed: 'DATA_GAGAL_DISIMPAN',
  changeFailed: 'DATA_GAGAL_EDIT',
  deleteFailed: 'DATA_GAGAL_DIHAPUS',
};

/** A sealed field belongs to its record for good, and somebody sees it. */
const refuseUnsealable = ({ name, fields, key }: MasterDeclaration): void => {
  for (const [field, { sealed, clear, kind }] of Object.entries(fields))
    if (sealed && (!clear || kind !== 'phone' || !fields[key]?.fixed))
      throw new Error(`master ${name}: ${field} cannot be sealed`);
};

/** Completes a declaration; everything the engines and screens need derives from the result. */
export const defineMaster = (declaration: MasterDeclaration): Master => {
  const { name, key } = declaration;
  refuseUnsealable(declaration);
  const base = declaration.paths?.base ?? name;
  return {
    route: `/${name}`,
    keyInQuery: false,
    paginated: false,
    brief: [],
    unique: [],
    listed: [],
    erase: false,
    bulk: true,
    add: true,
    remove: true,
    ...declaration,
    filters: declaration.filters,
    browse: declaration.browse,
    remover: declaration.remover ?? declaration.write,
    gate: declaration.gate,
    menu: declaration.menu,
    sort: declaration.sort ?? key,
    shown: declaration.shown ?? key,
    table: declaration.table ?? name.replaceAll(/[-/]/g, '_'),
    paths: {
      list: declaration.paths?.list ?? name,
      base,
      change: declaration.paths?.change ?? base,
      remove: declaration.paths?.remove ?? base,
    },
    messages: { ...STANDARD_MESSAGES, ...declaration.messages },
  };
};
