import { defineMaster } from '../master.ts';
import { PRINTER_BODY, PRINTER_DRIVERS, PRINTER_KINDS, PRINTER_PROFILES, PRINTER_WAY } from '../printing.ts';

export default defineMaster({
  name: 'printer',
  title: { id: 'Printer', en: 'Printers' },
  scope: 'toko',
  key: 'kode_printer',
  shown: 'nama_printer',
  read: 'lookup.read',
  write: 'parameter.write',
  menu: { group: 'sistem', section: 'nota', order: 40, icon: 'printer' },
  bulk: false,
  fields: {
    kode_printer: {
      kind: 'text',
      label: { id: 'Kode Printer', en: 'Printer code' },
      required: true,
      max: 12,
      fixed: true,
    },
    nama_printer: {
      kind: 'text',
      label: { id: 'Nama Printer', en: 'Printer name' },
      required: true,
      max: 60,
    },
    jenis: {
      kind: 'choice',
      label: { id: 'Dipakai untuk', en: 'Prints' },
      choices: PRINTER_KINDS,
      required: true,
      standard: 'NOTA',
    },
    profil: {
      kind: 'choice',
      label: { id: 'Bahasa printer', en: 'Printer language' },
      choices: PRINTER_PROFILES,
      required: true,
      standard: 'ESCPOS80',
    },
    driver: {
      kind: 'choice',
      label: { id: 'Cara sambung', en: 'Connection' },
      choices: PRINTER_DRIVERS,
      required: true,
      standard: 'TCP',
    },
    alamat: PRINTER_WAY,
    kode_agen: {
      kind: 'ref',
      ref: 'agen-cetak',
      label: { id: 'Lewat agen', en: 'Through the agent' },
      help: { id: 'Kosong: server sendiri yang mencetak', en: 'Empty: the server itself prints' },
    },
    utama: { kind: 'boolean', label: { id: 'Pilihan pertama', en: 'First choice' }, standard: false },
    ...PRINTER_BODY,
  },
});
