import type { CetakJob } from '@kadar/contract/endpoints/cetak.ts';
import type { PrinterJenis } from '@kadar/domain/printer.ts';
import { canPrint, type ProfileName } from '@kadar/domain/printer.ts';
import { loadWords, say } from '../../i18n/words.ts';
import { toast } from '../dialogs/toasts.ts';
import { printPdf } from './print-pdf.ts';
import { printerFor, queuePrint } from './queue.ts';

/** What is to be printed, as the print queue is told. */
type Paper =
  | { apa: 'DOKUMEN'; nomor: string }
  | { apa: 'BERSAMA'; nomor: string }
  | { apa: 'SERTIFIKAT'; nomor: string; kode_barcode: string }
  | { apa: 'KANTONG'; nomor: string }
  | { apa: 'TAG'; kode_barcodes: string[] };

const nameOf = (paper: Paper): string => {
  if (paper.apa !== 'TAG') return paper.nomor;
  return paper.kode_barcodes.length === 1
    ? (paper.kode_barcodes[0] ?? '')
    : `TAG × ${paper.kode_barcodes.length}`;
};

/** Queues a paper on the printer of its kind; null where there is none, and the browser's dialog has to do. Throws ApiError. */
export const toPrinter = async (jenis: PrinterJenis, paper: Paper): Promise<CetakJob | null> => {
  const printer = await printerFor(jenis);
  if (!printer || !canPrint(printer.profil as ProfileName, jenis)) return null;
  return queuePrint({ ...paper, kode_printer: printer.kode_printer });
};

/** Prints a paper: on the shop's printer where it has one for it, else in the browser's dialog. Throws ApiError. */
export const print = async (
  jenis: PrinterJenis,
  paper: Paper,
  fetchPdf: () => Promise<Response>,
): Promise<void> => {
  const job = await toPrinter(jenis, paper);
  if (!job) return printPdf(fetchPdf);
  await loadWords('cetak');
  toast(say('sent', { ns: 'cetak', what: nameOf(paper), printer: job.nama_printer }));
};
