import { existsSync, readdirSync, readFileSync } from 'node:fs';

const ASSETS = new URL('../../../../web/dist/assets/', import.meta.url);

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

const FRAME = readFileSync(new URL('frame.css', import.meta.url), 'utf8');

/** The style of every public page, with a page's own after it; without the space that only people need. */
export const frameAnd = (own: string): string =>
  `${face ?? ''}${FRAME}${own}`
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s*([{};,])\s*/g, '$1');
