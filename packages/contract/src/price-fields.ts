import type { Field } from './fields.ts';
import type { Master } from './master.ts';

/** Days of purchases that a new buying price is tried on. */
export const HARI_DAMPAK_BELI = 30;

/** The fields of a list that the till's prices hang on. */
export const priceFields = ({ fields }: Pick<Master, 'fields'>): [string, Field][] =>
  Object.entries(fields).filter(([, field]) => field.prices);
