import type { CarriedJob } from '@kadar/contract/endpoints/cetak.ts';
import { ofBrowser } from '@kadar/domain/printer.ts';
import { AppError } from '../../platform/errors.ts';
import type { Call } from '../../platform/http/call.ts';
import { oneToko } from '../../platform/http/call.ts';
import { jobOf } from './jobs.ts';
import { printersOf } from './printers.ts';
import { nextFor, settle, type Word } from './queue/carry.ts';

/** The next job of a printer whose cable a browser holds. Throws BELUM_ADA_PRINTER. */
export const takeForBrowser = async (
  call: Call<unknown, unknown, { kode_printer: string }>,
): Promise<{ data: CarriedJob | null }> => {
  const toko = oneToko(call);
  const printers = await call.kadar.db.transaction({ toko }, (tx) => printersOf(tx, toko));
  const printer = printers.find(
    ({ kode_printer, driver }) => kode_printer === call.body.kode_printer && ofBrowser(driver),
  );
  if (!printer) throw new AppError('BELUM_ADA_PRINTER');
  const job = await nextFor(call.kadar, printer, `browser ${call.session.user_id}`);
  return { data: job ?? null };
};

/** What became of it; a word of an attempt that is no longer the job's changes nothing. Throws DATA_TIDAK_DITEMUKAN. */
export const settleForBrowser = async (call: Call<{ id: string }, unknown, Word & { kunci: string }>) => {
  const job = await call.kadar.db.transaction(call.scope, (tx) => jobOf(tx, call.params.id));
  const { kunci, ...word } = call.body;
  await settle(call.kadar, job.kode_toko, { id: job.id, kunci }, word);
  const { status } = await call.kadar.db.transaction(call.scope, (tx) => jobOf(tx, job.id));
  return { data: { status } };
};
