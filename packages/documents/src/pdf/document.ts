/** Opening, flushing and closing a PDF: fonts embedded, bytes handed over page by page, deterministic for one input. */

import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import type { Outlet } from '../outlet.ts';
import { Ink, type PdfDoc } from './ink.ts';

const POINTS_PER_MM = 72 / 25.4;
const REGULAR = fileURLToPath(new URL('../../assets/Inter-Regular.ttf', import.meta.url));
const BOLD = fileURLToPath(new URL('../../assets/Inter-Bold.ttf', import.meta.url));

export function mm(millimetres: number): number {
  return millimetres * POINTS_PER_MM;
}

export interface PaperOptions {
  title: string;
  /** Width and height in points; pages are added by the painter. */
  size: [number, number];
  created: Date;
}

export class Paper {
  readonly doc: PdfDoc;
  readonly ink: Ink;
  readonly width: number;
  height: number;
  readonly #outlet: Outlet;
  pages = 0;

  constructor(outlet: Outlet, { title, size, created }: PaperOptions) {
    this.#outlet = outlet;
    [this.width, this.height] = size;
    this.doc = new PDFDocument({
      size,
      margin: 0,
      autoFirstPage: false,
      pdfVersion: '1.7',
      lang: 'id',
      displayTitle: true,
      info: { Title: title, Producer: 'Kadar', Creator: 'Kadar', CreationDate: created },
    });
    this.doc.registerFont('regular', REGULAR);
    this.doc.registerFont('bold', BOLD);
    this.ink = new Ink(this.doc);
  }

  /** Starts a page; the one before it is final and can be flushed. */
  addPage(): void {
    this.doc.addPage({ size: [this.width, this.height], margin: 0 });
    this.pages += 1;
  }

  /** Hands over what pdfkit has finished, at the reader's pace. */
  async flush(): Promise<void> {
    for (let bytes: unknown = this.doc.read(); bytes !== null; bytes = this.doc.read()) {
      await this.#outlet.send(bytes as Buffer);
    }
  }

  async end(): Promise<void> {
    this.doc.end();
    await this.flush();
    await this.#outlet.end();
  }
}
