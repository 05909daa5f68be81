import type { CarriedJob } from '@kadar/contract/endpoints/cetak.ts';
import { type DeviceContent, paintFor, unpacked } from '@kadar/documents/device/paint.ts';
import { afterAttempt, CETAK_SEWA_DETIK, type CetakSebab, cetakLifecycle } from '@kadar/domain/cetak.ts';
import { LOCKS } from '../../../platform/database/locks.ts';
import { listed, sql } from '../../../platform/database/sql.ts';
import type { Kadar } from '../../../platform/kadar.ts';
import { tell } from '../jobs.ts';
import { type Printer, printerColumns, profileOfPrinter } from '../printers.ts';

/** A job in the hands of one carrier; `kunci` names this attempt at it. */
interface Taken {
  id: string;
  kunci: string;
  judul: string;
  jumlah: number;
  isi: unknown;
}

/** What a carrier says of it. */
export interface Word {
  sebab?: CetakSebab | undefined;
  terkirim: boolean;
  rincian: string;
}

const FROM = {
  AMBIL: sql.raw(listed(cetakLifecycle.from('AMBIL'))),
  SELESAI: sql.raw(listed(cetakLifecycle.from('SELESAI'))),
  SUSULAN: sql.raw(listed(cetakLifecycle.from('SUSULAN'))),
};

/**
 * Takes the next job of a printer, for one carrier of all: the oldest, and only while no other is on its way there. A job
 * that waits for its printer holds those behind it back, so that papers come in their order. Undefined when there is none.
 */
const take = (
  kadar: Kadar,
  { kode_toko, kode_printer }: Printer,
  pemegang: string,
): Promise<Taken | undefined> =>
  kadar.db.transaction({ toko: kode_toko }, async (tx) => {
    await tx.rows(
      sql`select pg_advisory_xact_lock(${LOCKS.PRINTER}, hashtext(${`${kode_toko}/${kode_printer}`}))`,
    );
    const taken = await tx.maybe<Taken>(sql`
      update cetak c set status = ${cetakLifecycle.next('ANTRI', 'AMBIL')}, kunci = gen_random_uuid(), pemegang = ${pemegang}, coba = coba + 1,
        sewa_sampai = now() + make_interval(secs => ${CETAK_SEWA_DETIK}), sebab = '', rincian = ''
      from (
        select id, berikut_at from cetak where kode_toko = ${kode_toko} and kode_printer = ${kode_printer} and status in ${FROM.AMBIL}
        order by urut limit 1
      ) first
      where c.id = first.id and first.berikut_at <= now() and c.status in ${FROM.AMBIL}
        and not exists (select 1 from cetak k where k.kode_toko = ${kode_toko} and k.kode_printer = ${kode_printer} and k.status = 'KIRIM')
      returning c.id, c.kunci, c.judul, c.jumlah, c.isi`);
    if (taken) await tell(kadar, tx, kode_toko, false);
    return taken;
  });

/**
 * Writes what became of an attempt, if the job is still this attempt's. A word that comes after the job was given up is
 * believed when it says that the paper is there. Gives the state; undefined when the job is no longer this attempt's.
 */
export const settle = (
  kadar: Kadar,
  toko: string,
  { id, kunci }: Pick<Taken, 'id' | 'kunci'>,
  { sebab, terkirim, rincian }: Word,
): Promise<string | undefined> =>
  kadar.db.transaction({ toko }, async (tx) => {
    const job = await tx.maybe<{ umur: number; coba: number }>(sql`
      select extract(epoch from now() - at)::int as umur, coba from cetak where id = ${id} and kunci = ${kunci} for update`);
    if (!job) return undefined;
    const { move, jeda, ...why } = afterAttempt({ sebab, terkirim }, job);
    const status = cetakLifecycle.next('KIRIM', move);
    const late = move === 'SELESAI' ? sql`or (status in ${FROM.SUSULAN} and sebab = 'TERPUTUS')` : sql``;
    const done = await tx.maybe<{ status: string }>(sql`
      update cetak set status = ${status}, sebab = ${why.sebab ?? ''}, rincian = ${rincian}, sewa_sampai = null,
        berikut_at = now() + make_interval(secs => ${jeda}), selesai_at = case when ${status === 'ANTRI'} then null else now() end
      where id = ${id} and kunci = ${kunci} and (status in ${FROM.SELESAI} ${late}) returning status`);
    if (done) await tell(kadar, tx, toko, true);
    return done?.status;
  });

/** Gives up what a carrier took and never spoke of again: whether it is on paper nobody knows, so it is told and not repeated. */
export const giveUpLost = (kadar: Kadar): Promise<number> =>
  kadar.db.transaction({ toko: '*' }, async (tx) => {
    const lost = await tx.rows<{ kode_toko: string }>(sql`
      update cetak set status = ${cetakLifecycle.next('KIRIM', 'GAGAL')}, sebab = 'TERPUTUS', sewa_sampai = null, selesai_at = now()
      where status = 'KIRIM' and sewa_sampai < now() returning kode_toko`);
    for (const toko of new Set(lost.map(({ kode_toko }) => kode_toko))) await tell(kadar, tx, toko, true);
    return lost.length;
  });

/** The next job of a printer, painted in its language. What cannot be painted is given up and the next one taken. */
export const nextFor = async (
  kadar: Kadar,
  printer: Printer,
  pemegang: string,
): Promise<CarriedJob | undefined> => {
  for (;;) {
    const taken = await take(kadar, printer, pemegang);
    if (!taken) return undefined;
    try {
      const content = unpacked(taken.isi) as DeviceContent;
      const bytes = await paintFor(content, profileOfPrinter(printer), taken.jumlah);
      const { driver, alamat, profil } = printer;
      const { id, kunci, judul } = taken;
      return { id, kunci, judul, driver, alamat, profil, bytes: Buffer.from(bytes).toString('base64') };
    } catch (error) {
      kadar.log.error({ err: error, job: taken.id }, 'a print job could not be painted');
      const rincian = error instanceof Error ? error.message : '';
      await settle(kadar, printer.kode_toko, taken, { sebab: 'DITOLAK', terkirim: false, rincian });
    }
  }
};

/** The printers that have something due, over all shops; `agen` '' for those that the servers themselves carry to. */
export const printersDue = (kadar: Kadar, at: { toko?: string; agen: string }): Promise<Printer[]> =>
  kadar.db.transaction({ toko: at.toko ?? '*' }, (tx) =>
    tx.rows<Printer>(sql`
      select ${printerColumns} from printer p
      where p.driver in ('TCP', 'CUPS', 'BERKAS') and coalesce(p.kode_agen, '') = ${at.agen} and p.deleted_at is null
        and exists (select 1 from cetak c where c.kode_toko = p.kode_toko and c.kode_printer = p.kode_printer and c.status = 'ANTRI' and c.berikut_at <= now())
      order by p.kode_toko, p.kode_printer`),
  );
