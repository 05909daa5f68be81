import type { CetakJob } from '@kadar/contract/endpoints/cetak.ts';
import { onPhone } from '../../usePhone.ts';
import { printPage } from '../print-pdf.ts';
import type { PaperWays } from './paper-ways.ts';
import { begin, leftOf, noteCounted, noteLeft } from './under-way.ts';

export interface Nota {
  /** The PDF, or the page of a roll. */
  page: Blob;
  /** How often it has been printed, this time included; from 2 on it is marked as a copy. */
  cetak: number;
  /** On its way to the printer, and not only looked at. */
  counted: boolean;
}

interface Asked {
  ways: PaperWays;
  nomor: string;
  /** What is known of it, as soon as it is. */
  show: (paper: Nota | CetakJob) => void;
}

const send = async ({ ways, nomor, show }: Asked, tab: Window | null | undefined): Promise<void> => {
  const job = await ways.queue(nomor);
  if (job) {
    tab?.close();
    return show(job);
  }
  // Nobody pressed anything for it, and a phone opens a tab for a press alone.
  if (tab === undefined && onPhone()) return;
  // What cannot be had is not counted.
  const drawn = await ways.page(nomor, 'next');
  const cetak = await ways.count(nomor, begin(nomor));
  noteCounted(nomor, cetak);
  // Another till printed it meanwhile, or this one counted it before and did not hear of it.
  const { page } = drawn.cetak === cetak ? drawn : await ways.page(nomor);
  show({ page, cetak, counted: true });
  printPage(page, tab ?? null);
  noteLeft(nomor);
};

const underWay = new Map<string, Promise<void>>();

/**
 * Counts a print and sends it to the printer, whatever becomes of the screen meanwhile: what did not leave goes out under its first
 * count when it is asked for again, and who asks while it is on its way asks for the same one. `tab` is that of the press that
 * asked, undefined where none did. Throws ApiError.
 */
export const printNota = (asked: Asked, tab: Window | null | undefined): Promise<void> => {
  const before = underWay.get(asked.nomor);
  if (before) {
    tab?.close();
    return before;
  }
  const way = send(asked, tab)
    .catch((error: unknown) => {
      tab?.close();
      throw error;
    })
    .finally(() => underWay.delete(asked.nomor));
  underWay.set(asked.nomor, way);
  return way;
};

/** The paper as it was printed last; looking counts nothing. Throws ApiError. */
export const lookAtNota = async ({ ways, nomor, show }: Asked): Promise<void> => {
  const counted = await ways.counted(nomor);
  const cetak = underWay.has(nomor) ? counted : leftOf(nomor, counted);
  const { page } = await ways.page(nomor);
  show({ page, cetak, counted: false });
};
