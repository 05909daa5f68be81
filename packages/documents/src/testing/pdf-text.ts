/** Reads back the text of the PDFs made here, with its place: enough of a PDF reader for golden files, and no more. */

import { inflateSync } from 'node:zlib';

interface PdfObject {
  head: string;
  stream: string;
}

export interface PlacedText {
  page: number;
  x: number;
  y: number;
  size: number;
  text: string;
}

function readObjects(bytes: Buffer): Map<number, PdfObject> {
  const file = bytes.toString('latin1');
  const objects = new Map<number, PdfObject>();
  for (const match of file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const body = match[2] as string;
    const streamAt = body.indexOf('\nstream\n');
    const head = streamAt === -1 ? body : body.slice(0, streamAt);
    let stream = '';
    if (streamAt !== -1) {
      const raw = Buffer.from(body.slice(streamAt + 8, body.lastIndexOf('\nendstream')), 'latin1');
      const isText = !/\/Subtype \/(?:Image|XML|CIDFontType0C)|\/Length1/.test(head);
      if (isText) stream = (head.includes('FlateDecode') ? inflateLoose(raw) : raw).toString('latin1');
    }
    objects.set(Number(match[1]), { head, stream });
  }
  return objects;
}

function inflateLoose(raw: Buffer): Buffer {
  // pdfkit ends a stream with '\n' before 'endstream', which zlib takes for trailing bytes and ignores.
  return inflateSync(raw);
}

function reference(head: string, key: string): number {
  return Number(new RegExp(`/${key} (\\d+) 0 R`).exec(head)?.[1] ?? -1);
}

function unicodeOf(cmap: string): Map<string, string> {
  const map = new Map<string, string>();
  for (const range of cmap.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)) {
    const first = Number.parseInt(range[1] as string, 16);
    [...(range[2] as string).matchAll(/<([0-9a-f ]*)>/gi)].forEach((entry, i) => {
      const text = Buffer.from((entry[1] as string).replaceAll(' ', ''), 'hex')
        .swap16()
        .toString('utf16le');
      map.set((first + i).toString(16).padStart(4, '0'), text);
    });
  }
  return map;
}

function decode(hex: string, font: Map<string, string> | undefined): string {
  return (hex.match(/.{4}/g) ?? []).map((glyph) => font?.get(glyph) ?? '\uFFFD').join('');
}

const OPERATOR =
  /BT 1 0 0 -1 ([-\d.]+) ([-\d.]+) Tm \/(F\d+) ([\d.]+) Tf [^<]*<([0-9a-f]*)> Tj|q 1 0 0 1 ([-\d.]+) ([-\d.]+) cm \/(\w+) Do/g;

/** What each page draws, as PDF operators. */
export function pageContents(bytes: Buffer): string[] {
  const objects = readObjects(bytes);
  return [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head))
    .map(({ head }) => objects.get(reference(head, 'Contents'))?.stream ?? '');
}

/** Every text of the file in painting order; `y` counts from the page's top. */
export function readPdfText(bytes: Buffer): PlacedText[] {
  const objects = readObjects(bytes);
  const object = (id: number): PdfObject => objects.get(id) ?? { head: '', stream: '' };
  const texts: PlacedText[] = [];
  let page = 0;
  for (const { head } of objects.values()) {
    if (!/\/Type \/Page\b(?!s)/.test(head)) continue;
    page += 1;
    const resources = object(reference(head, 'Resources')).head;
    const fonts = new Map<string, Map<string, string>>();
    const fontOf = (name: string): Map<string, string> => {
      const known = fonts.get(name);
      if (known !== undefined) return known;
      const font = object(reference(resources, name)).head;
      const read = unicodeOf(object(reference(font, 'ToUnicode')).stream);
      fonts.set(name, read);
      return read;
    };
    const read = (content: string, dx: number, dy: number): void => {
      for (const match of content.matchAll(OPERATOR)) {
        const [, x, y, font, size, hex, formX, formY, form] = match;
        if (form !== undefined) {
          read(object(reference(resources, form)).stream, Number(formX), Number(formY));
        } else {
          texts.push({
            page,
            x: Number(x) + dx,
            y: Number(y) + dy,
            size: Number(size),
            text: decode(hex ?? '', fontOf(font as string)),
          });
        }
      }
    };
    read(object(reference(head, 'Contents')).stream, 0, 0);
  }
  return texts;
}

/** Golden form: one line per text, 'page x,y size text', places rounded to points. */
export function pdfAsText(bytes: Buffer): string {
  const lines = readPdfText(bytes).map(
    ({ page, x, y, size, text }) => `${page} ${Math.round(x)},${Math.round(y)} ${size} ${text}`,
  );
  return `${lines.join('\n')}\n`;
}
