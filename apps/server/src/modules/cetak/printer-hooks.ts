import { addressFits } from '@kadar/contract/printing.ts';
import {
  canPrint,
  type Driver,
  ofBrowser,
  type PrinterJenis,
  type ProfileName,
} from '@kadar/domain/printer.ts';
import type { MasterHooks } from '../../engines/master-engine/hooks.ts';
import { fieldError } from '../../platform/errors.ts';

/** A printer that could never print is not saved: its address fits its connection, its language what it prints. */
export const printerHooks: MasterHooks = {
  async before(_call, _tx, { kind, record }) {
    if (kind === 'delete') return;
    const driver = record.driver as Driver;
    const alamat = String(record.alamat ?? '');
    if (!addressFits(driver, alamat)) throw fieldError('alamat', 'ALAMAT_PRINTER_SALAH');
    if (!canPrint(record.profil as ProfileName, record.jenis as PrinterJenis))
      throw fieldError('profil', 'PRINTER_TIDAK_COCOK', { printer: String(record.kode_printer) });
    // The browser that holds the cable is its own carrier.
    if (ofBrowser(driver)) record.kode_agen = null;
  },
};
