import type { TextFile } from './forbidden.ts';
import { type Finding, findingAt } from './source.ts';

/** What is read, and key figures. */
const SIZES = new Set(['12px', '14px', '16px', '22px', '28px', '32px', 'inherit']);
/** Pictures of other things: a chat, a paper, the catalogue on a customer's phone. */
const PICTURES = /\/(chat|nota-preview|nota|preview)\.module\.css$/;
/** A count is read from where the bags lie, a weight from the scale, an arm away from the screen. */
const FAR = [
  { path: /\/opname\.module\.css$/, size: '48px' },
  { path: /\/tagging\.module\.css$/, size: '64px' },
];
const DECLARED = /font-size:\s*([^;}]+)/g;
const GIVEN = /\b(?:fontSize|fz)(?:: |=\{)(\d+)/g;

/** The screens speak in four sizes, and two for key figures; Mantine's own follow the theme. */
export function fewTypeSizes(files: TextFile[]): Finding[] {
  return files
    .filter(({ path }) => /^apps\/web\/src\/.*\.(css|tsx)$/.test(path) && !PICTURES.test(path))
    .flatMap((file) =>
      [...file.text.matchAll(file.path.endsWith('.css') ? DECLARED : GIVEN)].flatMap((match) => {
        const size = file.path.endsWith('.css') ? (match[1] ?? '').trim() : `${match[1] ?? ''}px`;
        if (SIZES.has(size) || size.startsWith('var(')) return [];
        if (FAR.some((far) => size === far.size && far.path.test(file.path))) return [];
        return [findingAt(file, match.index, `${size}: text is 12, 14, 16 or 22 px, a key figure 28 or 32`)];
      }),
    );
}
