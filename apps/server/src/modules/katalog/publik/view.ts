import { fillIn } from '@kadar/contract/text.ts';
import { WIDTHS } from '../../../platform/images/smaller.ts';
import { addressOf, isImagePath } from '../../../platform/images/store.ts';
import type { Ask } from './ask.ts';
import { type Html, html } from './html.ts';
import type { Katalog } from './read-katalog.ts';
import type { Words } from './words.ts';

/** What every section of the page is made from. */
export interface View {
  katalog: Katalog;
  ask: Ask;
  words: Words;
}

/** Texts that may stay empty are kept as one space [spec B §5]. */
export const said = (text: string): string => text.trim();

export const filled = (text: string, params: Record<string, string | number>): string => fillIn(text, params);

/** The place of a picture on the page: CSS pixels of its box, and how much of the window it takes. */
export interface Frame {
  width: number;
  height: number;
  sizes: string;
  /** Stands in the first view, so it is loaded at once. */
  eager?: boolean;
}

export const sourceSet = (path: string): string =>
  WIDTHS.map((width) => `${addressOf(path)}?lebar=${width} ${width}w`).join(', ');

/** A picture of the catalogue in the sizes that the page needs; an empty frame where none is kept. */
export const picture = (path: string, alt: string, { width, height, sizes, eager = false }: Frame): Html => {
  if (!isImagePath(path)) return html`<span class="kosong" aria-hidden="true"></span>`;
  const loading = eager ? html`fetchpriority="high"` : html`loading="lazy"`;
  return html`<img src="${addressOf(path)}?lebar=360" srcset="${sourceSet(path)}" sizes="${sizes}"
width="${width}" height="${height}" alt="${alt}" decoding="async" ${loading}>`;
};
