/** Where everything of a tag stands, in whole dots of the printer: one answer for TSPL, ZPL and the preview. */

import type { TagField, TagLayout } from '@kadar/contract/label-tag.ts';
import { CODE128_QUIET, code128Widths, QR_QUIET, qrMatrix } from '../../barcode.ts';
import { formatGram, formatRupiah } from '../../format.ts';
import { type TagModel, tagName } from '../../pdf/tag.ts';
import { printable } from '../../receipt.ts';
import { wrapCharacters } from '../../text.ts';

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface TagText {
  x: number;
  y: number;
  w: number;
  /** 1, 2, 3: cells of 8×12, 12×20, 16×24 dots. */
  font: 1 | 2 | 3;
  align: TagField['rata'];
  text: string;
}
export interface PlacedTag {
  width: number;
  height: number;
  bars: Rect[];
  texts: TagText[];
  /** Fields, by their place in the layout, that do not hold what should stand in them. */
  overflow: number[];
}

/** Widest cell of a printer's letters, in dots. */
export const CELLS = { 1: { w: 8, h: 12 }, 2: { w: 12, h: 20 }, 3: { w: 16, h: 24 } } as const;

type Box = Rect;
interface Part {
  bars: Rect[];
  texts: TagText[];
  fits: boolean;
}

const nothing = (fits: boolean): Part => ({ bars: [], texts: [], fits });

/** Bars as wide as whole dots allow, with the quiet zones that a scanner asks for. */
const bars = (code: string, box: Box): Part => {
  const widths = code128Widths(code);
  const modules = widths.reduce((sum, width) => sum + width, 0) + 2 * CODE128_QUIET;
  const dots = Math.floor(box.w / modules);
  if (dots < 1) return nothing(false);
  let at = box.x + Math.floor((box.w - modules * dots) / 2) + CODE128_QUIET * dots;
  const drawn: Rect[] = [];
  widths.forEach((width, i) => {
    if (i % 2 === 0) drawn.push({ x: at, y: box.y, w: width * dots, h: box.h });
    at += width * dots;
  });
  return { bars: drawn, texts: [], fits: true };
};

const qr = (code: string, box: Box): Part => {
  const { size, isDark } = qrMatrix(code);
  const dots = Math.floor(Math.min(box.w, box.h) / (size + 2 * QR_QUIET));
  // Two dots a module is the least that a thermal head prints apart.
  if (dots < 2) return nothing(false);
  const left = box.x + QR_QUIET * dots;
  const top = box.y + QR_QUIET * dots;
  const drawn: Rect[] = [];
  for (let row = 0; row < size; row += 1)
    for (let from = 0; from < size; from += 1) {
      if (!isDark(from, row)) continue;
      let to = from + 1;
      while (to < size && isDark(to, row)) to += 1;
      drawn.push({ x: left + from * dots, y: top + row * dots, w: (to - from) * dots, h: dots });
      from = to;
    }
  return { bars: drawn, texts: [], fits: true };
};

const words = (text: string, box: Box, { huruf, rata }: TagField): Part => {
  const cell = CELLS[huruf];
  const across = Math.floor(box.w / cell.w);
  const down = Math.floor((box.h + 1) / (cell.h + 1));
  if (across < 1 || down < 1) return nothing(text === '');
  const lines = wrapCharacters(printable(text), across);
  const texts = lines.slice(0, down).map(
    (line, i): TagText => ({
      x: box.x,
      y: box.y + i * (cell.h + 1),
      w: box.w,
      font: huruf,
      align: rata,
      text: line,
    }),
  );
  return { bars: [], texts, fits: lines.length <= down };
};

const textOf = ({ isi, teks }: TagField, tag: TagModel): string => {
  switch (isi) {
    case 'BARCODE':
      return tag.kode_barcode;
    case 'NAMA':
      return tagName(tag);
    case 'KADAR':
      return tag.kadar;
    case 'BERAT':
      return `${formatGram(tag.berat)} g`;
    case 'INTERN':
      return tag.kode_intern ?? '';
    case 'BATU':
      return tag.batu ?? '';
    case 'HARGA':
      return tag.harga === undefined ? '' : formatRupiah(tag.harga);
    default:
      return teks;
  }
};

const part = (field: TagField, tag: TagModel, box: Box): Part => {
  if (field.isi === 'QR') return qr(tag.kode_barcode, box);
  if (field.isi !== 'KODE') return words(textOf(field, tag), box, field);
  return bars(tag.kode_barcode, box);
};

/** A code too long for its bars stands as a QR as high as the wing, its text beside it: a tag without a code is none. */
const withRoom = (
  { tinggi, fields }: TagLayout,
  tag: TagModel,
  dotsOf: (tenths: number) => number,
): TagField[] => {
  const code = fields.find(({ isi }) => isi === 'KODE');
  const fits = code && bars(tag.kode_barcode, { x: 0, y: 0, w: dotsOf(code.lebar), h: 1 }).fits;
  if (!code || fits || code.lebar < tinggi) return fields;
  const beside = {
    x: code.x + tinggi,
    y: 9,
    lebar: code.lebar - tinggi,
    tinggi: tinggi - 18,
    rata: 'KIRI',
  } as const;
  return fields.map((field) => {
    if (field === code) return { ...code, isi: 'QR', y: 0, lebar: tinggi, tinggi };
    return field.isi === 'BARCODE' && field.x < code.x + code.lebar ? { ...field, ...beside } : field;
  });
};

/** One tag of a layout. */
export const placeTag = (layout: TagLayout, tag: TagModel, dotsPerMm: number): PlacedTag => {
  const dots = (tenths: number): number => Math.round((tenths * dotsPerMm) / 10);
  const width = dots(2 * layout.sayap + layout.ekor);
  const height = dots(layout.tinggi);
  const placed: PlacedTag = { width, height, bars: [], texts: [], overflow: [] };
  withRoom(layout, tag, dots).forEach((field, i) => {
    const box = { x: dots(field.x), y: dots(field.y), w: dots(field.lebar), h: dots(field.tinggi) };
    const drawn = part(field, tag, box);
    const inside = box.x + box.w <= width && box.y + box.h <= height;
    if (!drawn.fits || !inside) placed.overflow.push(i);
    placed.bars.push(...drawn.bars);
    placed.texts.push(...drawn.texts);
  });
  return placed;
};
