import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { Jadwal, listJadwal, pilihanJadwal } from '@kadar/contract/endpoints/jadwal-laporan.ts';
import { textIn } from '@kadar/contract/text.ts';
import type { Report } from '../../engines/report-engine/define.ts';
import { checkReader } from '../../engines/report-engine/file-of.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Reader } from '../../platform/http/reader.ts';
import { housePeople } from '../kabar/public.ts';
import { accountOf } from '../promo/public.ts';
import { COLUMNS } from './rows.ts';

/** Schedules with their receivers and what became of the last one; of one alone where it is named. */
export const listOf = async (tx: Tx, id?: number): Promise<Jadwal[]> => {
  const rows = await tx.rows<Jadwal & { berikut_at: Date | string | null }>(sql`
    select ${COLUMNS},
      (select coalesce(json_agg(json_build_object('kanal', p.kanal, 'user_id', p.user_id, 'alamat', p.alamat, 'berhenti', p.berhenti_at is not null) order by p.id), '[]')
        from jadwal_penerima p where p.jadwal_id = j.id) as penerima,
      (select json_build_object('at', to_char(k.antri_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'status', k.status) from kabar k
        where k.hal = 'JADWAL' and k.nomor = j.id::text
        order by k.antri_at desc, array_position(array['GAGAL', 'TAK_PASTI', 'ANTRI', 'MENGIRIM', 'DIKIRIM'], k.status) limit 1) as terakhir
    from jadwal_laporan j where j.dihapus_at is null ${id === undefined ? sql`` : sql`and j.id = ${id}`} order by j.nama, j.id`);
  return rows.map((row) => ({
    ...row,
    berikut_at: row.berikut_at === null ? null : new Date(row.berikut_at).toISOString(),
  }));
};

export const list = async (call: Call): Promise<{ data: DataOf<typeof listJadwal> }> => ({
  data: await call.kadar.db.read(call.scope, (tx) => listOf(tx)),
});

const mayRead = (report: Report, reader: Reader): boolean => {
  try {
    checkReader(report, reader);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
};

/** What a schedule may be made of by this caller. */
export const pilihan =
  (reports: ReadonlyMap<string, Report>) =>
  async (call: Call): Promise<{ data: DataOf<typeof pilihanJadwal> }> => {
    const { kadar, session, settings, toko, language } = call;
    const users = await kadar.db.read({ toko: '*' }, (tx) => housePeople(tx, { session, toko }));
    return {
      data: {
        laporan: [...reports.values()]
          .filter((report) => mayRead(report, call))
          .map(({ name, title, path }) => ({ name, path, title: textIn(title, language) }))
          .sort((a, b) => a.title.localeCompare(b.title)),
        pengguna: users,
        akun: {
          email: kadar.config.smtp !== undefined,
          wa: settings.WABLAS_MODULE && accountOf(kadar, settings) !== undefined,
        },
        alamat: session.level === 'OWN',
      },
    };
  };
