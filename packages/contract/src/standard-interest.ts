import { standardSettings } from './settings.ts';

/** Interest of pledge loans that a new chain begins with: one row for any size, at the rate that the settings propose. */
export const STANDARD_INTEREST = [
  { hutang_from: 0, hutang_to: 100_000_000_000, bunga: standardSettings().BUNGA_PERSEN },
] as const;
