import { createContext } from 'react';
import type { MasterRow } from '../masters.ts';

/** Whose records the pickers of a form offer; undefined: those of the picked shop, or of all. */
export const OfToko = createContext<string | undefined>(undefined);

/** What a record is added by from inside a picker. */
export interface NewRecord {
  /** Name of the master. */
  master: string;
  /** What was typed in vain, for the record's name. */
  typed: string;
  toko: string | undefined;
}

/** Asks for a new record and gives it as saved; null where it was not. */
export type AddRecord = (wanted: NewRecord) => Promise<MasterRow | null>;

/** Given by the app, because the form that adds a record has pickers itself. */
export const Adding = createContext<AddRecord | null>(null);
