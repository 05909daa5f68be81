import { fillIn } from '@kadar/contract/text.ts';
import { type Html, html } from '../../../engines/public-page/html.ts';
import { WIDTHS } from '../../../platform/images/smaller.ts';
import { addressOf, isImagePath, isLink } from '../../../platform/images/store.ts';
import type { Ask } from './ask.ts';
import type { Katalog } from './read-katalog.ts';
import type { Words } from './words.ts';

/** What every section of the page is made from. */
export interface View {
  katalog: Katalog;
  ask: Ask;
  words: Words;
}

/** A text that may stay empty can come as one space [spec B §5]. */
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

/** The sizes that are given out; none of a picture that lies elsewhere. */
export const sourceSet = (path: string): string =>
  isLink(path) ? path : WIDTHS.map((width) => `${addressOf(path)}?lebar=${width} ${width}w`).join(', ');

/** A picture of the catalogue in the sizes that the page needs; an empty frame where there is none. */
export const picture = (path: string, alt: string, { width, height, sizes, eager = false }: Frame): Html => {
  if (!isImagePath(path) && !isLink(path)) return html`<span class="kosong" aria-hidden="true"></span>`;
  const loading = eager ? html`fetchpriority="high"` : html`loading="lazy"`;
  const src = isLink(path) ? path : `${addressOf(path)}?lebar=360`;
  return html`<img src="${src}" srcset="${sourceSet(path)}" sizes="${sizes}"
width="${width}" height="${height}" alt="${alt}" decoding="async" ${loading}>`;
};
