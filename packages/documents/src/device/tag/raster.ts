/** A placed tag as dots, and what a scanner reads of them. */

import decodeQr from 'qr/decode.js';
import { CELLS, type PlacedTag, type Rect } from './place.ts';

export interface Raster {
  width: number;
  height: number;
  /** 1 is black, row by row. */
  dots: Uint8Array;
}

const fill = ({ width, height, dots }: Raster, { x, y, w, h }: Rect): void => {
  for (let row = Math.max(0, y); row < Math.min(height, y + h); row += 1)
    dots.fill(1, row * width + Math.max(0, x), row * width + Math.min(width, Math.max(0, x + w)));
};

/** Letters are the printer's own: they count as black where they stand, so that a code under them is not read. */
export const rasterOf = ({ width, height, bars, texts }: PlacedTag): Raster => {
  const raster = { width, height, dots: new Uint8Array(width * height) };
  for (const bar of bars) fill(raster, bar);
  for (const { x, y, font, text } of texts)
    fill(raster, { x, y, w: text.length * CELLS[font].w, h: CELLS[font].h });
  return raster;
};

/** The symbols of CODE128 (ISO/IEC 15417, table 1): widths of bar, space, bar, space, bar, space. */
const PATTERNS: readonly string[] =
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214211232'.match(
    /.{6}/g,
  ) ?? [];
const STOP = '233111';
const START_A = 103;
const CODES: Readonly<Record<number, 'A' | 'B' | 'C'>> = { 99: 'C', 100: 'B', 101: 'A' };
const QUIET = 10;

interface Run {
  black: boolean;
  length: number;
}

const runsOf = ({ width, dots }: Raster, row: number): Run[] => {
  const runs: Run[] = [];
  for (let x = 0; x < width; x += 1) {
    const black = dots[row * width + x] === 1;
    const last = runs.at(-1);
    if (last && last.black === black) last.length += 1;
    else runs.push({ black, length: 1 });
  }
  return runs;
};

const symbolAt = (runs: readonly Run[], at: number, module: number): string =>
  runs
    .slice(at, at + 6)
    .map(({ length }) => Math.round(length / module))
    .join('');

const charactersOf = (values: readonly number[]): string | null => {
  const [start = 0, ...rest] = values;
  let set: 'A' | 'B' | 'C' = start === START_A ? 'A' : start === START_A + 1 ? 'B' : 'C';
  let text = '';
  for (const value of rest) {
    const next = CODES[value];
    if (set === 'C' && value < 100) text += String(value).padStart(2, '0');
    else if (next && next !== set) set = next;
    else if (value < 95) text += String.fromCharCode(32 + value);
    else return null;
  }
  return text;
};

/** The code that begins at a run, with both its quiet zones and its check symbol right; null where none does. */
const codeFrom = (runs: readonly Run[], at: number): string | null => {
  const module = runs.slice(at, at + 6).reduce((sum, { length }) => sum + length, 0) / 11;
  const before = runs[at - 1];
  if (!before || before.length < QUIET * module) return null;
  const values: number[] = [];
  for (let i = at; i + 6 < runs.length; i += 6) {
    const symbol = symbolAt(runs, i, module);
    if (symbol === STOP) {
      const after = runs[i + 7];
      if (!after || after.length < QUIET * module) return null;
      const check = values.pop();
      const sum = values.reduce((total, value, place) => total + value * Math.max(1, place), 0);
      return check !== undefined && sum % 103 === check ? charactersOf(values) : null;
    }
    const value = PATTERNS.indexOf(symbol);
    const isStart = value >= START_A && value <= START_A + 2;
    if (value < 0 || isStart !== (values.length === 0)) return null;
    values.push(value);
  }
  return null;
};

/** A line of light that is a little off must still meet the bars: 2 mm at 8 dots. */
const LINES = 8;
const STEP = 2;

/** Every CODE128 that enough lines across the tag meet. */
const code128In = (raster: Raster): Set<string> => {
  const met = new Map<string, number>();
  for (let row = 0; row < raster.height; row += STEP) {
    const runs = runsOf(raster, row);
    runs.forEach(({ black }, at) => {
      const code = black ? codeFrom(runs, at) : null;
      if (code !== null) met.set(code, (met.get(code) ?? 0) + 1);
    });
  }
  return new Set([...met].flatMap(([code, lines]) => (lines >= LINES ? [code] : [])));
};

const qrIn = ({ width, height, dots }: Raster): string | null => {
  const data = new Uint8Array(width * height * 4);
  for (const [i, dot] of dots.entries()) {
    data.fill(dot === 1 ? 0 : 255, i * 4, i * 4 + 3);
    data[i * 4 + 3] = 255;
  }
  try {
    return decodeQr({ width, height, data });
  } catch (error) {
    // The decoder says by throwing that there is none.
    if (error instanceof Error) return null;
    throw error;
  }
};

/** Whether a scanner reads exactly this code off the tag. */
export const isReadable = (raster: Raster, code: string): boolean =>
  code128In(raster).has(code) || qrIn(raster) === code;

/** The dots as a portable bitmap (P4), for any program that reads pictures. */
export const pbmOf = ({ width, height, dots }: Raster): Uint8Array => {
  const row = Math.ceil(width / 8);
  const bits = new Uint8Array(row * height);
  dots.forEach((dot, i) => {
    const x = i % width;
    const at = Math.floor(i / width) * row + (x >> 3);
    if (dot === 1) bits[at] = (bits[at] ?? 0) | (0x80 >> (x & 7));
  });
  const head = new TextEncoder().encode(`P4\n${width} ${height}\n`);
  return Uint8Array.from([...head, ...bits]);
};
