/** What printers are told apart by; declarations, painters and drivers share these words. */

export const PRINTER_JENIS = ['NOTA', 'SLIP', 'TAG', 'SERTIFIKAT'] as const;
export type PrinterJenis = (typeof PRINTER_JENIS)[number];

/** TCP, CUPS and BERKAS are served by a server or an agent, SERIAL and USB by the browser that holds the cable. */
export const DRIVERS = ['TCP', 'CUPS', 'BERKAS', 'SERIAL', 'USB'] as const;
export type Driver = (typeof DRIVERS)[number];
export const ofBrowser = (driver: Driver): boolean => driver === 'SERIAL' || driver === 'USB';

export const PROFILES = ['ESCPOS80', 'ESCPOS58', 'DOTMATRIX', 'TSPL', 'ZPL', 'PDF'] as const;
export type ProfileName = (typeof PROFILES)[number];

export const CODE_PAGES = ['ASCII', 'PC437', 'PC850', 'PC858', 'WPC1252'] as const;
export type CodePage = (typeof CODE_PAGES)[number];

/** Whether a profile can print a kind of paper: tags take a tag printer, and a tag printer takes nothing else. */
export const canPrint = (profil: ProfileName, jenis: PrinterJenis): boolean =>
  (jenis === 'TAG') === (profil === 'TSPL' || profil === 'ZPL');
