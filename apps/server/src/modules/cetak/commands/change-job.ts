import type { CetakJob } from '@kadar/contract/endpoints/cetak.ts';
import { cetakLifecycle } from '@kadar/domain/cetak.ts';
import { canPrint } from '@kadar/domain/printer.ts';
import { writeAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { listed, sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import { jobOf, tell } from '../jobs.ts';
import { type Printer, printersOf } from '../printers.ts';

type Answer = Promise<{ data: CetakJob }>;
interface OfJob {
  id: string;
}

const KIND = {
  NOTA: 'NOTA',
  SLIP: 'SLIP',
  TAG: 'TAG',
  SERTIFIKAT: 'SERTIFIKAT',
  UJI: null,
  LACI: null,
} as const;

/** A living printer of the job's shop that can print it. Throws BELUM_ADA_PRINTER, PRINTER_TIDAK_COCOK. */
const printerFor = async (tx: Tx, job: CetakJob, kode: string): Promise<Printer> => {
  const printer = (await printersOf(tx, job.kode_toko)).find(({ kode_printer }) => kode_printer === kode);
  if (!printer) throw new AppError('BELUM_ADA_PRINTER');
  const kind = KIND[job.jenis];
  if (kind ? !canPrint(printer.profil, kind) : kode !== job.kode_printer)
    throw new AppError('PRINTER_TIDAK_COCOK', { printer: kode });
  return printer;
};

/** A job that still waits goes to another printer. Throws CETAK_SUDAH_JALAN. */
export const moveJob = async (
  { kadar, params, session, ip, body }: Context<OfJob, unknown, { kode_printer: string }>,
  tx: Tx,
): Answer => {
  const job = await jobOf(tx, params.id);
  await printerFor(tx, job, body.kode_printer);
  const moved = await tx.execute(sql`
    update cetak set kode_printer = ${body.kode_printer}, sebab = '', rincian = '', coba = 0, berikut_at = now()
    where id = ${params.id} and status in ${sql.raw(listed(cetakLifecycle.from('PINDAH')))}`);
  if (moved === 0) throw new AppError('CETAK_SUDAH_JALAN');
  const entry = { toko: job.kode_toko, user: session.user_id, ip, entity: 'cetak', key: job.id };
  await writeAudit(tx, {
    ...entry,
    action: 'move',
    before: { kode_printer: job.kode_printer },
    after: { kode_printer: body.kode_printer },
  });
  await tell(kadar, tx, job.kode_toko, true);
  return { data: await jobOf(tx, params.id) };
};

/** A job that still waits is taken out. Throws CETAK_SUDAH_JALAN. */
export const dropJob = async ({ kadar, params, session, ip }: Context<OfJob>, tx: Tx): Answer => {
  const job = await jobOf(tx, params.id);
  const dropped = await tx.execute(sql`
    update cetak set status = ${cetakLifecycle.next('ANTRI', 'BATAL')}, sebab = 'DIBATALKAN', selesai_at = now()
    where id = ${params.id} and status in ${sql.raw(listed(cetakLifecycle.from('BATAL')))}`);
  if (dropped === 0) throw new AppError('CETAK_SUDAH_JALAN');
  await writeAudit(tx, {
    toko: job.kode_toko,
    user: session.user_id,
    ip,
    action: 'cancel',
    entity: 'cetak',
    key: job.id,
  });
  await tell(kadar, tx, job.kode_toko, true);
  return { data: await jobOf(tx, params.id) };
};
