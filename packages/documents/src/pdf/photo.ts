/** Photos and logos in a PDF: opened once, drawn on any page. */

import type { PdfDoc } from './ink.ts';

/** What pdfkit keeps of an opened image. */
export type PdfImage = Parameters<PdfDoc['image']>[0];

function isJpegOrPng(bytes: Uint8Array): boolean {
  const jpeg = bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
  const png = bytes[0] === 0x89 && bytes[1] === 0x50 && bytes[2] === 0x4e && bytes[3] === 0x47;
  return jpeg || png;
}

interface OpenedImage {
  embed(doc: PdfDoc): void;
}

function openPhoto(doc: PdfDoc, bytes: Uint8Array): PdfImage | undefined {
  if (!isJpegOrPng(bytes)) return undefined;
  try {
    const opener = doc as unknown as { openImage(source: Buffer): PdfImage & OpenedImage };
    const image = opener.openImage(Buffer.from(bytes));
    // Decodes the pixels now, while a damaged file can still be left out.
    image.embed(doc);
    return image;
  } catch {
    // A damaged picture must not keep a customer from getting the nota; its frame stays empty.
    return undefined;
  }
}

/** What was opened of a document already: the logo of many papers in one file is embedded once. */
const opened = new WeakMap<PdfDoc, Map<Uint8Array, PdfImage | undefined>>();

function openedOnce(doc: PdfDoc, bytes: Uint8Array): PdfImage | undefined {
  const known = opened.get(doc) ?? new Map<Uint8Array, PdfImage | undefined>();
  opened.set(doc, known);
  if (!known.has(bytes)) known.set(bytes, openPhoto(doc, bytes));
  return known.get(bytes);
}

/** Opens each picture; undefined where there is none, or where pdfkit cannot read it. */
export function openPhotos(
  doc: PdfDoc,
  sources: readonly (Uint8Array | undefined)[],
): (PdfImage | undefined)[] {
  return sources.map((bytes) => (bytes === undefined ? undefined : openedOnce(doc, bytes)));
}
