import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A file that the page loads; its address changes with its content, so browsers keep it for ever. */
export interface Asset {
  address: string;
  type: string;
  text: string;
}

const ASSETS = new URL('../../../../../web/dist/assets/', import.meta.url);

const own = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

const asset = (name: string, ending: string, type: string): Asset => {
  const text = own(`${name}.${ending}`);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return { address: `/katalog/${name}-${hash}.${ending}`, type, text };
};

export const SCRIPT = asset('katalog', 'js', 'text/javascript; charset=utf-8');
export const MARK = asset('kadar', 'svg', 'image/svg+xml');

/** The web app's Inter, where the web app was built: one typeface for all that Kadar shows. */
export const FONT = ((): string | undefined => {
  const name = existsSync(ASSETS)
    ? readdirSync(ASSETS).find((file) => /^inter-latin-wght-normal-[\w-]+\.woff2$/.test(file))
    : undefined;
  return name && `/assets/${name}`;
})();

// 'optional': what comes too late is for the next visit, and nothing jumps.
const face =
  FONT &&
  `@font-face{font-family:Inter;font-weight:100 900;font-display:optional;src:url(${FONT}) format('woff2')}`;

/** Without the space that only people need; it stands in the page itself, so that nothing waits for a second file. */
export const STYLE = `${face ?? ''}${own('frame.css')}${own('sections.css')}`
  .replaceAll(/\/\*.*?\*\//gs, '')
  .replaceAll(/\s+/g, ' ')
  .replaceAll(/\s*([{};,])\s*/g, '$1');
