import { fillIn } from './text.ts';

/** What stands for the receiver in a promo's text, as `{name}`; the first three are the spec's [spec A §4]. */
export const PLACEHOLDERS = [
  'nama_customer',
  'kode_customer',
  'tgl_lahir',
  'poin',
  'nama_toko',
  'tanggal',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** The message a new promo starts from. */
export const PROMO_TEMPLATE = `Halo *{nama_customer}*,

Ada promo khusus untuk Anda di *{nama_toko}*.
Tunjukkan kode member *{kode_customer}* di kasir dan tukarkan *{poin} poin* Anda.

Sampai jumpa di toko!`;

/** Under every promo: how its receiver gets rid of the next one. */
export const PROMO_FOOTER = '_Balas STOP untuk berhenti menerima promo._';

/** Names in braces that no receiver has a value for. */
export const unknownPlaceholders = (template: string): string[] =>
  [...template.matchAll(/\{(\w+)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !(PLACEHOLDERS as readonly string[]).includes(name));

/** The message one receiver gets, footer included. */
export const promoText = (template: string, values: Readonly<Record<Placeholder, string>>): string =>
  `${fillIn(template, values).trim()}\n\n${PROMO_FOOTER}`;
