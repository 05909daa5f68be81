import type { DeviceContent } from '@kadar/documents/device/paint.ts';
import { paperModel } from '../../engines/paper.ts';
import { calendarDay } from '../../platform/clock.ts';
import type { Call } from '../../platform/http/call.ts';
import { labelOf, SAMPLE_TAG } from './label-tag.ts';
import { type Printer, profileOfPrinter } from './printers.ts';

/** '1234567890…' to the edge of the paper: what is cut off is seen. */
const ruler = (columns: number): string =>
  Array.from({ length: columns }, (_, i) => String((i + 1) % 10)).join('');

/** A page that shows what a printer does: its edge, its letters, its code and its cutter; of a tag printer a sample tag. */
export const testPage = async (call: Call, printer: Printer): Promise<DeviceContent> => {
  if (printer.jenis === 'TAG') {
    const { layout } = await call.kadar.db.transaction({ toko: printer.kode_toko }, (tx) =>
      labelOf(tx, printer.kode_toko),
    );
    return { apa: 'TAG', layout, tags: [SAMPLE_TAG] };
  }
  const { columns } = profileOfPrinter(printer);
  const model = await paperModel(call, printer.kode_toko, {
    title: `UJI ${printer.kode_printer}`,
    number: printer.kode_printer,
    tanggal: calendarDay(call.kadar.clock.now(), call.settings.ZONA_WAKTU),
    facts: [
      ['Printer', printer.nama_printer],
      ['Profil', printer.profil],
    ],
    terms: [ruler(columns || 40), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789 .,:;-+/()%'],
  });
  return { apa: 'UJI', bahasa: call.language, model };
};
