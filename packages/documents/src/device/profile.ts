/** What a printer can do, as far as its bytes depend on it. */

import type { CodePage, ProfileName } from '@kadar/domain/printer.ts';

export interface Profile {
  name: ProfileName;
  /** Characters of a line; tags and PDF have none. */
  columns: number;
  codePage: CodePage;
  cutter: boolean;
  /** A cash drawer hangs on it. */
  drawer: boolean;
  dotsPerMm: number;
}

const COLUMNS: Readonly<Record<ProfileName, number>> = {
  ESCPOS80: 48,
  ESCPOS58: 32,
  DOTMATRIX: 80,
  TSPL: 0,
  ZPL: 0,
  PDF: 0,
};

/** A profile as its maker ships it, but for what is said otherwise; `columns` 0 means the profile's own. */
export const profileOf = (name: ProfileName, own: Partial<Omit<Profile, 'name'>> = {}): Profile => ({
  name,
  codePage: 'ASCII',
  cutter: name === 'ESCPOS80',
  drawer: false,
  dotsPerMm: 8,
  ...own,
  columns: own.columns || COLUMNS[name],
});

export const isReceipt = ({ name }: Pick<Profile, 'name'>): boolean => name.startsWith('ESCPOS');
export const isTagPrinter = ({ name }: Pick<Profile, 'name'>): boolean => name === 'TSPL' || name === 'ZPL';
