import { defs, ellipsePath, goldOf, stone, tube } from './photo-parts.ts';
import { rngFrom } from './rng.ts';

const INK = '#1C2430';

/** The demo chain's sign, a K in a ring with its stone, 400 × 400 on nothing, as SVG without text; always the same. */
export const logoSvg = (): string => {
  const gold = goldOf(75);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">${defs(gold, rngFrom('logo'))}
${tube(ellipsePath(200, 226, 152, 152), 26, gold)}
<g fill="${INK}"><path d="M143 150h26v152h-26ZM232 150h34L169 254V217ZM183 226L203 204L274 302H238Z"/>
<path d="M130 145h52v10h-52ZM130 297h52v10h-52ZM224 145h52v10h-52ZM228 297h56v10h-56Z"/></g>
${stone(200, 64, 48, 'putih', gold)}</svg>`;
};
