import {
  type CetakBody,
  type CetakJob,
  listPerangkat,
  type PrinterState,
  postCetak,
} from '@kadar/contract/endpoints/cetak.ts';
import type { PrinterJenis } from '@kadar/domain/printer.ts';
import { call } from '../api/call.ts';
import { pickedToko } from '../api/context.ts';
import { onLive } from '../live.ts';
import { carryHere } from './browser-carrier.ts';
import { begin, noteLeft } from './nota/under-way.ts';

export const CETAK_KEY = ['cetak'] as const;

/** Which printer of a kind this machine uses, where its shop has several. */
const choiceKey = (jenis: PrinterJenis): string => `kadar.device.printer.${jenis}`;
export const chosenPrinter = (jenis: PrinterJenis): string | null => localStorage.getItem(choiceKey(jenis));
export const choosePrinter = (jenis: PrinterJenis, kode: string): void =>
  localStorage.setItem(choiceKey(jenis), kode);

let kept: { toko: string | null; printers: Promise<readonly PrinterState[]> } | null = null;
const forget = (): void => {
  kept = null;
};
onLive('cetak-changed', forget);
onLive('reconnected', forget);
onLive('master-changed', (master) => {
  if (master === 'printer' || master === 'agen-cetak') forget();
});

/** The printers of the shop, asked for once until one of them changes. Throws ApiError. */
const printers = (): Promise<readonly PrinterState[]> => {
  const toko = pickedToko();
  if (kept?.toko === toko) return kept.printers;
  const asked = call(listPerangkat).then(({ data }) => data.printer);
  kept = { toko, printers: asked };
  asked.catch(forget);
  return asked;
};

/** The printer that this machine's paper of a kind goes to; null where the browser's own dialog prints it. */
export const printerFor = async (jenis: PrinterJenis): Promise<PrinterState | null> => {
  // A shop that cannot be asked now prints as one without printers: paper must come out.
  const known = await printers().catch(() => []);
  const ofKind = known.filter((each) => each.jenis === jenis);
  return ofKind.find(({ kode_printer }) => kode_printer === chosenPrinter(jenis)) ?? ofKind[0] ?? null;
};

/**
 * Queues something once, however often it is asked for until its answer comes, and carries it where this browser holds the printer's
 * cable. Throws ApiError.
 */
export const queuePrint = async (body: CetakBody): Promise<CetakJob> => {
  const what = JSON.stringify([pickedToko(), body]);
  const { data } = await call(postCetak, { body }, { key: begin(what) });
  noteLeft(what);
  void carryHere(data);
  return data;
};
