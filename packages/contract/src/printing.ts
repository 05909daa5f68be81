import type { Driver, PrinterJenis, ProfileName } from '@kadar/domain/printer.ts';
import { CODE_PAGES } from '@kadar/domain/printer.ts';
import type { Text } from './text.ts';

interface Choice<Value extends string> {
  value: Value;
  label: Text;
}

export const PRINTER_KINDS: readonly Choice<PrinterJenis>[] = [
  { value: 'NOTA', label: { id: 'Nota', en: 'Nota' } },
  { value: 'SLIP', label: { id: 'Bukti kas dan bank', en: 'Vouchers' } },
  { value: 'TAG', label: { id: 'Tag barang', en: 'Piece tags' } },
  { value: 'SERTIFIKAT', label: { id: 'Sertifikat', en: 'Certificates' } },
];

export const PRINTER_DRIVERS: readonly Choice<Driver>[] = [
  { value: 'TCP', label: { id: 'Jaringan (TCP 9100)', en: 'Network (TCP 9100)' } },
  { value: 'CUPS', label: { id: 'Antrian CUPS', en: 'CUPS queue' } },
  { value: 'BERKAS', label: { id: 'Berbagi Windows atau port', en: 'Windows share or port' } },
  { value: 'SERIAL', label: { id: 'Serial di browser', en: 'Serial in the browser' } },
  { value: 'USB', label: { id: 'USB di browser', en: 'USB in the browser' } },
];

export const PRINTER_PROFILES: readonly Choice<ProfileName>[] = [
  { value: 'ESCPOS80', label: { id: 'ESC/POS 80 mm', en: 'ESC/POS 80 mm' } },
  { value: 'ESCPOS58', label: { id: 'ESC/POS 58 mm', en: 'ESC/POS 58 mm' } },
  { value: 'DOTMATRIX', label: { id: 'Dot matrix (teks)', en: 'Dot matrix (text)' } },
  { value: 'TSPL', label: { id: 'TSPL (tag)', en: 'TSPL (tags)' } },
  { value: 'ZPL', label: { id: 'ZPL (tag)', en: 'ZPL (tags)' } },
  { value: 'PDF', label: { id: 'PDF (A5)', en: 'PDF (A5)' } },
];

const HOST = String.raw`[A-Za-z0-9][A-Za-z0-9.-]*(:\d{2,5})?`;
const QUEUE = String.raw`\w[\w.-]*`;
const SHARE = String.raw`\\\\[\w.-]+\\[\w .$-]+`;
const PORT = String.raw`\/dev\/(usb\/)?(lp|tty(USB|ACM|S))\d+|(LPT|COM)\d{1,2}:?`;
/** A host with its port, a queue of CUPS, a Windows share, or a printer's port: nothing else of a disk may be written to. */
export const PRINTER_ADDRESS = new RegExp(`^(${HOST}|${QUEUE}|${SHARE}|${PORT})?$`);
const OF_DRIVER: Readonly<Partial<Record<Driver, RegExp>>> = {
  TCP: new RegExp(`^${HOST}$`),
  CUPS: new RegExp(`^${QUEUE}$`),
  BERKAS: new RegExp(`^(${SHARE}|${PORT})$`),
};

/** Whether an address is one that a driver can use; the browser's own cables have none. */
export const addressFits = (driver: Driver, alamat: string): boolean =>
  OF_DRIVER[driver]?.test(alamat) ?? true;

/** Where a printer is, by the way it is reached. */
export const PRINTER_WAY = {
  kind: 'text',
  label: { id: 'Alamat printer', en: 'Printer address' },
  help: {
    id: 'Jaringan: 192.168.1.50:9100. CUPS: nama antrian. Berbagi: \\\\KASIR1\\EPSON atau /dev/usb/lp0',
    en: 'Network: 192.168.1.50:9100. CUPS: name of the queue. Share: \\\\KASIR1\\EPSON or /dev/usb/lp0',
  },
  upper: false,
  pattern: PRINTER_ADDRESS,
  patternMessage: 'ALAMAT_PRINTER_SALAH',
  max: 120,
} as const;

/** What a printer can do, where its language alone does not say it. */
export const PRINTER_BODY = {
  kolom: {
    kind: 'integer',
    label: { id: 'Huruf per baris', en: 'Characters a line' },
    help: { id: '0: menurut bahasa printer', en: '0: as the printer language says' },
    min: 0,
    max: 137,
    standard: 0,
    list: false,
  },
  code_page: {
    kind: 'choice',
    label: { id: 'Code page', en: 'Code page' },
    // Names of standards are the same in every language.
    choices: CODE_PAGES.map((value) => ({
      value,
      label: { id: value, en: value, it: value, hk: value, my: value, jp: value },
    })),
    standard: 'ASCII',
    list: false,
  },
  titik_per_mm: {
    kind: 'integer',
    label: { id: 'Titik per mm', en: 'Dots per mm' },
    min: 6,
    max: 24,
    standard: 8,
    list: false,
  },
  pemotong: {
    kind: 'boolean',
    label: { id: 'Ada pemotong', en: 'Has a cutter' },
    standard: true,
    list: false,
  },
  laci: {
    kind: 'boolean',
    label: { id: 'Laci tersambung', en: 'Drawer attached' },
    standard: false,
    list: false,
  },
} as const;
