/**
 * Ink on a page: text, rules and boxes written straight into pdfkit's content stream, with every glyph measured once.
 * pdfkit's own text() lays each string out anew, which costs most of the time of a 10 k row report.
 * Coordinates: points from the page's top left corner; text stands on the baseline y.
 */

import type PDFDocument from 'pdfkit';

export type PdfDoc = InstanceType<typeof PDFDocument>;

export interface TextStyle {
  size: number;
  bold?: boolean;
  color?: string;
  align?: 'left' | 'right' | 'center';
  /** The width to align in; without it `x` is the left end. */
  width?: number;
  /** Extra space between glyphs, in points. */
  spacing?: number;
  /** Squeezes text wider than `width` instead of letting it run over its neighbour. */
  squeeze?: boolean;
}

interface PdfFont {
  id: string;
  ref(): unknown;
  layout(
    text: string,
    features: string[],
  ): { glyphs: { id: number }[]; positions: { advanceWidth: number; xAdvance: number }[] };
  /** What of the font this document embeds: each glyph's number in it, by which its width and its text are kept. */
  subset: { includeGlyph(id: number): number };
  widths: (number | undefined)[];
  unicode: (number[] | undefined)[];
}

// pdfkit's seams used here and nowhere else; its type package does not name them.
interface PdfInternals {
  _font: PdfFont;
  page: { fonts: Record<string, unknown>; xobjects: Record<string, unknown> };
}

/** What a font draws for a character. */
interface Shape {
  glyphs: { id: number; width: number }[];
  /** In thousandths of the font size. */
  advance: number;
}

interface Glyph {
  hex: string;
  /** In thousandths of the font size. */
  advance: number;
}

export const COLORS = { ink: '#1C2430', gold: '#9A6B15', soft: '#5B6472', hair: '#D8D3C6', wash: '#F6F2E8' };

const ELLIPSIS = '…';

function internals(doc: PdfDoc): PdfInternals {
  return doc as unknown as PdfInternals;
}

function num(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

function rgb(color: string): string {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255].map((part) => num(part / 255)).join(' ');
}

type FaceName = 'regular' | 'bold';
/**
 * By the two faces and their characters, for all documents of the process: the rules of a font by which a character is shaped are
 * read anew from each document's own copy of it, which takes a tenth of a second.
 */
const shapes: Record<FaceName, Map<string, Shape>> = { regular: new Map(), bold: new Map() };

class Face {
  readonly font: PdfFont;
  readonly #shapes: Map<string, Shape>;
  readonly #glyphs = new Map<string, Glyph>();

  constructor(font: PdfFont, name: FaceName) {
    this.font = font;
    this.#shapes = shapes[name];
  }

  glyph(character: string): Glyph {
    const known = this.#glyphs.get(character);
    if (known !== undefined) return known;
    const { subset, widths, unicode } = this.font;
    const { glyphs, advance } = this.#shape(character);
    let hex = '';
    for (const { id, width } of glyphs) {
      const number = subset.includeGlyph(id);
      widths[number] ??= width;
      unicode[number] ??= [character.codePointAt(0) ?? 0];
      hex += number.toString(16).padStart(4, '0');
    }
    const glyph = { hex, advance };
    this.#glyphs.set(character, glyph);
    return glyph;
  }

  #shape(character: string): Shape {
    const known = this.#shapes.get(character);
    if (known !== undefined) return known;
    const figure = character >= '0' && character <= '9';
    const { glyphs, positions } = this.font.layout(character, figure ? ['tnum'] : []);
    const shape = {
      glyphs: glyphs.map(({ id }, at) => ({ id, width: positions[at]?.advanceWidth ?? 0 })),
      advance: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0),
    };
    this.#shapes.set(character, shape);
    return shape;
  }
}

export class Ink {
  readonly doc: PdfDoc;
  readonly #regular: Face;
  readonly #bold: Face;
  #fill = '';

  /** The document must know the fonts 'regular' and 'bold'. */
  constructor(doc: PdfDoc) {
    this.doc = doc;
    this.#regular = new Face(internals(doc.font('regular'))._font, 'regular');
    this.#bold = new Face(internals(doc.font('bold'))._font, 'bold');
    doc.on('pageAdded', () => {
      this.#fill = '';
    });
  }

  width(text: string, style: TextStyle): number {
    const face = style.bold === true ? this.#bold : this.#regular;
    let advance = 0;
    let count = 0;
    for (const character of text) {
      advance += face.glyph(character).advance;
      count += 1;
    }
    return (advance * style.size) / 1000 + Math.max(0, count - 1) * (style.spacing ?? 0);
  }

  text(text: string, x: number, y: number, style: TextStyle): void {
    if (text === '') return;
    this.#content(this.#textOperators(text, x, y, style, this.#useFont(style)));
  }

  /** Draws lines downwards from the first baseline and gives the baseline after the last. */
  lines(lines: readonly string[], x: number, y: number, leading: number, style: TextStyle): number {
    for (const line of lines) {
      this.text(line, x, y, style);
      y += leading;
    }
    return y;
  }

  /** Breaks at spaces and, inside a too long word, between characters; past `maxLines` ends with an ellipsis. */
  wrap(text: string, width: number, style: TextStyle, maxLines = Number.POSITIVE_INFINITY): string[] {
    const lines: string[] = [];
    for (const paragraph of text.split(/\r\n|\r|\n/)) {
      const clean = paragraph.replace(/\s+/g, ' ').trim();
      if (this.width(clean, style) <= width) lines.push(clean);
      else this.#breakParagraph(clean, width, style, lines, maxLines);
      if (lines.length > maxLines) break;
    }
    if (lines.length <= maxLines) return lines;
    const kept = lines.slice(0, maxLines);
    kept[maxLines - 1] = this.#cut(`${kept[maxLines - 1]}${ELLIPSIS}`, width, style);
    return kept;
  }

  /** One line, cut with an ellipsis where it is too long. */
  fit(text: string, width: number, style: TextStyle): string {
    const clean = text.replace(/\s+/g, ' ').trim();
    return this.width(clean, style) <= width ? clean : this.#cut(`${clean}${ELLIPSIS}`, width, style);
  }

  rule(x1: number, y1: number, x2: number, y2: number, width: number, color: string = COLORS.ink): void {
    this.#content(`q ${num(width)} w ${rgb(color)} RG ${num(x1)} ${num(y1)} m ${num(x2)} ${num(y2)} l S Q`);
  }

  box(x: number, y: number, w: number, h: number, line: number, color: string = COLORS.ink): void {
    this.#content(`q ${num(line)} w ${rgb(color)} RG ${num(x)} ${num(y)} ${num(w)} ${num(h)} re S Q`);
  }

  fill(x: number, y: number, w: number, h: number, color: string): void {
    this.#content(`q ${rgb(color)} rg ${num(x)} ${num(y)} ${num(w)} ${num(h)} re f Q`);
  }

  /** Black rectangles in one path, so that no hair line shows between neighbours. */
  bars(rectangles: readonly { x: number; y: number; w: number; h: number }[]): void {
    const path = rectangles.map(({ x, y, w, h }) => `${num(x)} ${num(y)} ${num(w)} ${num(h)} re`).join(' ');
    this.#content(`q 0 0 0 rg ${path} f Q`);
  }

  /**
   * A text that is only known at the end (the page count) and costs no kept page: each place draws one shared form,
   * and `finish` writes that form once.
   */
  later(
    name: string,
    style: TextStyle,
  ): {
    place(x: number, y: number): void;
    finish(text: string): void;
  } {
    const face = this.#face(style);
    const form = this.doc.ref({
      Type: 'XObject',
      Subtype: 'Form',
      FormType: 1,
      BBox: [-10, -style.size, 200, style.size],
      Resources: { Font: { [face.font.id]: face.font.ref() } },
    });
    return {
      place: (x, y) => {
        internals(this.doc).page.xobjects[name] = form;
        this.#content(`q 1 0 0 1 ${num(x)} ${num(y)} cm /${name} Do Q`);
      },
      finish: (text) => {
        form.end(Buffer.from(this.#textOperators(text, 0, 0, style, face)));
      },
    };
  }

  #face(style: TextStyle): Face {
    return style.bold === true ? this.#bold : this.#regular;
  }

  #useFont(style: TextStyle): Face {
    const face = this.#face(style);
    const { fonts } = internals(this.doc).page;
    fonts[face.font.id] ??= face.font.ref();
    const color = style.color ?? COLORS.ink;
    if (color !== this.#fill) {
      this.#content(`${rgb(color)} rg`);
      this.#fill = color;
    }
    return face;
  }

  #textOperators(text: string, x: number, y: number, style: TextStyle, face: Face): string {
    let hex = '';
    for (const character of text) hex += face.glyph(character).hex;
    let left = x;
    let scale = 100;
    if (style.width !== undefined && (style.align !== undefined || style.squeeze === true)) {
      const natural = this.width(text, style);
      if (style.squeeze === true && natural > style.width) scale = (style.width / natural) * 100;
      const slack = style.width - (natural * scale) / 100;
      if (style.align === 'right') left += slack;
      else if (style.align === 'center') left += slack / 2;
    }
    const spacing = style.spacing === undefined ? '' : `${num(style.spacing)} Tc `;
    const squeeze = scale === 100 ? '' : `${num(scale)} Tz `;
    return `BT 1 0 0 -1 ${num(left)} ${num(y)} Tm /${face.font.id} ${num(style.size)} Tf ${spacing}${squeeze}<${hex}> Tj ${spacing === '' ? '' : '0 Tc '}${squeeze === '' ? '' : '100 Tz '}ET`;
  }

  #breakParagraph(text: string, width: number, style: TextStyle, lines: string[], maxLines: number): void {
    let line = '';
    for (let word of text.split(' ')) {
      const joined = line === '' ? word : `${line} ${word}`;
      if (this.width(joined, style) <= width) {
        line = joined;
        continue;
      }
      if (line !== '') lines.push(line);
      while (this.width(word, style) > width && lines.length <= maxLines) {
        const head = this.#headOf(word, width, style);
        lines.push(head);
        word = word.slice(head.length);
      }
      line = word;
      if (lines.length > maxLines) return;
    }
    lines.push(line);
  }

  #headOf(word: string, width: number, style: TextStyle): string {
    let head = '';
    for (const character of word) {
      if (head !== '' && this.width(head + character, style) > width) break;
      head += character;
    }
    return head;
  }

  /** Ends before a number rather than in it: half a number reads as another one. */
  #cut(text: string, width: number, style: TextStyle): string {
    const whole = text.slice(0, -1);
    const characters = [...whole];
    while (characters.length > 0 && this.width(`${characters.join('')}${ELLIPSIS}`, style) > width) {
      characters.pop();
    }
    const kept = characters.join('');
    const word = /\S*$/.exec(kept)?.[0] ?? '';
    const rest = /^\S*/.exec(whole.slice(kept.length))?.[0] ?? '';
    const cutsNumber = rest !== '' && word.length < kept.length && /\d/.test(word + rest);
    return `${(cutsNumber ? kept.slice(0, kept.length - word.length) : kept).trimEnd()}${ELLIPSIS}`;
  }

  #content(operators: string): void {
    this.doc.addContent(operators);
  }
}
