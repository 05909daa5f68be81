/** A placed tag in TSPL (TSC and alike) and ZPL (Zebra). Codes are drawn bar by bar: as wide as they were placed, on any printer. */

import { bytesOf } from '../bytes.ts';
import { CELLS, type PlacedTag, type TagText } from './place.ts';

export interface TagPaper {
  /** Millimetres. */
  width: number;
  height: number;
  gap: number;
}

/** From the left edge of its box, for a language whose letters are all one cell wide. */
const leftOf = ({ x, w, font, align, text }: TagText): number => {
  const spare = Math.max(0, w - text.length * CELLS[font].w);
  return x + (align === 'KANAN' ? spare : align === 'TENGAH' ? Math.floor(spare / 2) : 0);
};

/** TSPL has no way to say a quotation mark that every printer knows. */
const quoted = (text: string): string => `"${text.replaceAll('"', "'")}"`;

export const tspl = (
  tags: readonly PlacedTag[],
  { width, height, gap }: TagPaper,
  copies: number,
): Uint8Array => {
  const lines = [
    `SIZE ${width} mm,${height} mm`,
    `GAP ${gap} mm,0 mm`,
    'DIRECTION 1',
    ...tags.flatMap((tag) => [
      'CLS',
      ...tag.bars.map(({ x, y, w, h }) => `BAR ${x},${y},${w},${h}`),
      ...tag.texts.map((text) => `TEXT ${leftOf(text)},${text.y},"${text.font}",0,1,1,${quoted(text.text)}`),
      `PRINT 1,${copies}`,
    ]),
  ];
  return bytesOf(...lines.map((line) => `${line}\r\n`));
};

/** ^ and ~ begin commands, and _ the escapes themselves. */
const field = (text: string): string =>
  text.replaceAll(/[\^~_\\]/g, (sign) => `_${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const ALIGN = { KIRI: 'L', TENGAH: 'C', KANAN: 'R' } as const;

export const zpl = (tags: readonly PlacedTag[], copies: number): Uint8Array =>
  bytesOf(
    ...tags.flatMap(({ width, height, bars, texts }) => [
      `^XA^PW${width}^LL${height}^LH0,0\n`,
      ...bars.map(({ x, y, w, h }) => `^FO${x},${y}^GB${w},${h},${Math.min(w, h)}^FS\n`),
      ...texts.map(({ x, y, w, font, align, text }) => {
        const { w: wide, h: high } = CELLS[font];
        return `^FO${x},${y}^A0N,${high},${wide}^FB${w},1,0,${ALIGN[align]},0^FH_^FD${field(text)}^FS\n`;
      }),
      `^PQ${copies}^XZ\n`,
    ]),
  );
