import { EMAIL_PATTERN } from '@kadar/contract/email.ts';
import type { Jadwal, JadwalIsi } from '@kadar/contract/endpoints/jadwal-laporan.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { waNumber } from '@kadar/domain/phone.ts';
import { rangeNamed } from '@kadar/domain/ranges.ts';
import { ZodError } from 'zod';
import type { Report } from '../../engines/report-engine/define.ts';
import { checkReader, filtersFor } from '../../engines/report-engine/file-of.ts';
import { writeAudit } from '../../platform/audit.ts';
import { calendarDay } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError, fieldError } from '../../platform/errors.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuseStrangers } from '../kabar/public.ts';
import { listOf } from './list.ts';
import { nextAt } from './moments.ts';
import { findJadwal } from './rows.ts';

type Reports = ReadonlyMap<string, Report>;
type Body = JadwalIsi;
type Answer = { data: Jadwal; message: string };

/** What the report refuses of its filters, each at itself. */
const ofFilters = ({ issues }: ZodError): ZodError =>
  new ZodError(issues.map((issue) => ({ ...issue, path: ['saringan', ...issue.path] })));

const checkReport = ({ kadar, ...call }: Call<unknown, unknown, Body>, reports: Reports): void => {
  const { isi, laporan, saringan, rentang, lingkup } = call.body;
  if (isi !== 'LAPORAN') return;
  const report = reports.get(laporan);
  if (!report) throw fieldError('laporan', 'PILIHAN_TIDAK_SAH');
  const reader = { ...call, kadar, toko: lingkup };
  checkReader(report, reader);
  const span = rangeNamed(rentang, calendarDay(kadar.clock.now(), call.settings.ZONA_WAKTU));
  if (!span) throw fieldError('rentang', 'PILIHAN_TIDAK_SAH');
  try {
    filtersFor(report, saringan, span, reader);
  } catch (error) {
    if (error instanceof ZodError) throw ofFilters(error);
    if (error instanceof AppError) throw fieldError('rentang', error.code);
    throw error;
  }
};

/** A plain address is the owner's to write to; a user has to be of the shop that is told of, or of head office. */
const checkReceivers = async (call: Call<unknown, unknown, Body>, tx: Tx): Promise<void> => {
  for (const { kanal, user_id, alamat } of call.body.penerima) {
    if ((user_id === '') === (alamat === '')) throw fieldError('penerima', 'PENERIMA_WAJIB');
    if (alamat !== '' && call.session.level !== 'OWN') throw fieldError('penerima', 'TIDAK_BERHAK');
    if (alamat !== '' && kanal === 'EMAIL' && !EMAIL_PATTERN.test(alamat))
      throw fieldError('penerima', 'EMAIL_TIDAK_SAH');
    if (alamat !== '' && kanal === 'WA' && !waNumber(alamat)) throw fieldError('penerima', 'NOMOR_TIDAK_SAH');
  }
  const users = call.body.penerima.flatMap(({ user_id }) => user_id || []);
  await refuseStrangers(tx, call.session, call.body.lingkup, users);
};

/** A shop's people tell of their shop; who acts for a shop, of that one. */
const checkScope = async (call: Call<unknown, unknown, Body>): Promise<void> => {
  const { lingkup } = call.body;
  if (call.toko !== '*' && lingkup !== call.toko) throw fieldError('lingkup', 'TOKO_TIDAK_DIKENAL');
  if (lingkup === '*') return;
  const toko = await call.kadar.tokos.find(lingkup);
  if (toko?.portal !== '') throw fieldError('lingkup', 'TOKO_TIDAK_DIKENAL');
};

const check = async (call: Call<unknown, unknown, Body>, tx: Tx, reports: Reports): Promise<void> => {
  await checkScope(call);
  checkReport(call, reports);
  await checkReceivers(call, tx);
};

const nextOf = async ({ kadar, body }: Call<unknown, unknown, Body>, tx: Tx): Promise<Date | null> => {
  if (!body.aktif) return null;
  const { ZONA_WAKTU } = await kadar.settings.of(body.lingkup);
  return nextAt(tx, body, kadar.clock.now(), ZONA_WAKTU);
};

const writeReceivers = async (
  { body }: Call<unknown, unknown, Body>,
  tx: Tx,
  { id, kode_toko }: { id: number; kode_toko: string },
): Promise<void> => {
  const list = sql`json_to_recordset(${JSON.stringify(body.penerima)}::json) as x(kanal text, user_id text, alamat text)`;
  await tx.execute(sql`
    delete from jadwal_penerima p where p.jadwal_id = ${id}
      and not exists (select 1 from ${list} where (x.kanal, x.user_id, x.alamat) = (p.kanal, p.user_id, p.alamat))`);
  await tx.execute(sql`
    insert into jadwal_penerima (kode_toko, jadwal_id, kanal, user_id, alamat)
    select distinct ${kode_toko}, ${id}::bigint, x.kanal, x.user_id, x.alamat from ${list} on conflict do nothing`);
};

const settle = async (
  call: Call<unknown, unknown, Body>,
  tx: Tx,
  id: number,
  before?: object,
): Promise<Answer> => {
  const [data] = await listOf(tx, id);
  if (!data) throw new AppError('DATA_TIDAK_DITEMUKAN');
  await writeAudit(tx, {
    toko: data.kode_toko,
    user: call.session.user_id,
    ip: call.ip,
    action: before ? 'change' : 'add',
    entity: 'jadwal-laporan',
    key: String(id),
    ...(before && { before }),
    after: data,
  });
  return { data, message: messageText('DATA_DISIMPAN', call.language) };
};

/** Makes a schedule. Throws 422 at the fields, TIDAK_BERHAK for a report that its maker may not read. */
export const addJadwal =
  (reports: Reports) =>
  async (call: Call<unknown, unknown, Body>, tx: Tx): Promise<Answer> => {
    const { body: b, session, toko } = call;
    await check(call, tx, reports);
    const kode_toko = toko === '*' ? session.kode_toko : toko;
    const now = call.kadar.clock.now();
    const { id } = await tx.one<{ id: number }>(sql`
      insert into jadwal_laporan (kode_toko, nama, isi, laporan, saringan, rentang, format, lingkup, kala, hari, jam, bahasa, berikut_at,
        dibuat_oleh, dibuat_at, diubah_oleh, diubah_at)
      values (${kode_toko}, ${b.nama}, ${b.isi}, ${b.isi === 'LAPORAN' ? b.laporan : ''}, ${JSON.stringify(b.saringan)}::jsonb, ${b.rentang}, ${b.format}, ${b.lingkup},
        ${b.kala}, ${b.hari}, ${b.jam}, ${b.bahasa}, ${await nextOf(call, tx)}, ${session.user_id}, ${now}, ${session.user_id}, ${now})
      returning id`);
    await writeReceivers(call, tx, { id, kode_toko });
    return settle(call, tx, id);
  };

/**
 * Changes a schedule, and is its maker from then on: plain addresses see what he sees. Throws DATA_TIDAK_DITEMUKAN, DATA_BERUBAH,
 * 422 at the fields.
 */
export const changeJadwal =
  (reports: Reports) =>
  async (call: Call<{ id: number }, unknown, Body & { version: number }>, tx: Tx): Promise<Answer> => {
    const { body: b, params, session } = call;
    const row = await findJadwal(tx, params.id, true);
    if (!row) throw new AppError('DATA_TIDAK_DITEMUKAN');
    if (row.version !== b.version) throw new AppError('DATA_BERUBAH');
    const [before] = await listOf(tx, params.id);
    await check(call, tx, reports);
    await tx.execute(sql`
      update jadwal_laporan set nama = ${b.nama}, isi = ${b.isi}, laporan = ${b.isi === 'LAPORAN' ? b.laporan : ''}, saringan = ${JSON.stringify(b.saringan)}::jsonb,
        rentang = ${b.rentang}, format = ${b.format}, lingkup = ${b.lingkup}, kala = ${b.kala}, hari = ${b.hari}, jam = ${b.jam}, bahasa = ${b.bahasa},
        berikut_at = ${await nextOf(call, tx)}, version = version + 1, dibuat_oleh = ${session.user_id}, diubah_oleh = ${session.user_id},
        diubah_at = ${call.kadar.clock.now()} where id = ${params.id}`);
    await writeReceivers(call, tx, { id: params.id, kode_toko: row.kode_toko });
    return settle(call, tx, params.id, before);
  };
