import type { CetakJob } from '@kadar/contract/endpoints/cetak.ts';
import type { DeviceContent } from '@kadar/documents/device/paint.ts';
import { packed } from '@kadar/documents/device/paint.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import type { Kadar } from '../../platform/kadar.ts';
import type { Printer } from './printers.ts';

/** What browsers hear when a job of their shop changed. */
export const CHANGED = 'cetak-changed';
/** Between servers and agents: there is something to carry. */
export const WAITING = 'cetak-antri';

/** A job's content may hold pictures; far above any nota, far below what would hurt the database. */
const MAX_BYTES = 4_000_000;

export const jobColumns = sql`
  c.id, c.kode_toko, c.jenis, c.nomor, c.judul, c.kode_printer, coalesce(p.nama_printer, c.kode_printer) as nama_printer, coalesce(p.driver, '') as driver,
  c.salinan, c.jumlah, c.status, c.sebab, c.rincian, c.coba, c.input_by, c.at::text, c.selesai_at::text`;
export const jobTables = sql`
  cetak c left join printer p on p.kode_toko = c.kode_toko and p.kode_printer = c.kode_printer`;

/** One job of the shops in sight. Throws DATA_TIDAK_DITEMUKAN. */
export const jobOf = async (tx: Tx, id: string): Promise<CetakJob> => {
  const job = await tx.maybe<CetakJob>(sql`select ${jobColumns} from ${jobTables} where c.id = ${id}`);
  if (!job) throw new AppError('DATA_TIDAK_DITEMUKAN');
  return job;
};

/** Tells the shop's browsers, and whoever carries for it, with the commit. */
export const tell = async (
  { events }: Pick<Kadar, 'events'>,
  tx: Tx,
  toko: string,
  waiting: boolean,
): Promise<void> => {
  await events.publish(tx, { topic: CHANGED, toko });
  if (waiting) await events.publish(tx, { topic: WAITING, toko });
};

export interface NewJob {
  jenis: CetakJob['jenis'];
  nomor: string;
  judul: string;
  salinan: number;
  jumlah: number;
  content: DeviceContent;
}

/** Puts a job into the queue of a printer. Throws CETAK_TERLALU_BESAR. */
export const enqueue = async (
  kadar: Pick<Kadar, 'events'>,
  tx: Tx,
  { kode_toko, kode_printer }: Pick<Printer, 'kode_toko' | 'kode_printer'>,
  { jenis, nomor, judul, salinan, jumlah, content }: NewJob,
  user: string,
): Promise<CetakJob> => {
  const isi = JSON.stringify(packed(content));
  if (isi.length > MAX_BYTES) throw new AppError('CETAK_TERLALU_BESAR');
  const { id } = await tx.one<{ id: string }>(sql`
    insert into cetak (kode_toko, jenis, nomor, judul, kode_printer, salinan, jumlah, isi, berikut_at, input_by, at)
    values (${kode_toko}, ${jenis}, ${nomor}, ${judul}, ${kode_printer}, ${salinan}, ${jumlah}, ${isi}::jsonb, now(), ${user}, now())
    returning id`);
  await tell(kadar, tx, kode_toko, true);
  return jobOf(tx, id);
};
