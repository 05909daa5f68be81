import { addressFits } from '@kadar/contract/printing.ts';
import {
  canPrint,
  type Driver,
  ofBrowser,
  type PrinterJenis,
  type ProfileName,
} from '@kadar/domain/printer.ts';
import type { MasterHooks } from '../../engines/master-engine/hooks.ts';
import type { Tx } from '../../platform/database/database.ts';
import { fieldError } from '../../platform/errors.ts';
import { type Call, oneToko } from '../../platform/http/call.ts';
import { NoPrinterThere, reachOf, Unresolved, wasThere } from './reach.ts';

/** A name that nobody knows just now is judged when it is printed to. Throws ALAMAT_PRINTER_DITOLAK at the address. */
const requireReach = async (call: Call, tx: Tx, alamat: string): Promise<void> => {
  try {
    await reachOf(call.kadar, alamat, () => wasThere(tx, oneToko(call), alamat));
  } catch (error) {
    if (error instanceof NoPrinterThere) throw fieldError('alamat', 'ALAMAT_PRINTER_DITOLAK');
    if (!(error instanceof Unresolved)) throw error;
  }
};

/**
 * A printer that could never print is not saved: its address fits its connection and is where a printer may be, its language fits
 * what it prints.
 */
export const printerHooks: MasterHooks = {
  async before(call, tx, { kind, record }) {
    if (kind === 'delete') return;
    const driver = record.driver as Driver;
    const alamat = String(record.alamat ?? '');
    if (!addressFits(driver, alamat)) throw fieldError('alamat', 'ALAMAT_PRINTER_SALAH');
    if (!canPrint(record.profil as ProfileName, record.jenis as PrinterJenis))
      throw fieldError('profil', 'PRINTER_TIDAK_COCOK', { printer: String(record.kode_printer) });
    // The browser that holds the cable is its own carrier.
    if (ofBrowser(driver)) record.kode_agen = null;
    // What an agent reaches is seen from its own computer.
    if (driver === 'TCP' && !record.kode_agen) await requireReach(call, tx, alamat);
  },
};
