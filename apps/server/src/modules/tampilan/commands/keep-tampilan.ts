import type { Tampilan } from '@kadar/contract/endpoints/tampilan.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';

/** Views of one report that a user may keep: more than a menu can show are none. */
const MOST = 30;

/** A view is the user's own and nobody else's: it stands in no audit. */
export const keepTampilan = async (call: Call, tx: Tx): Promise<{ data: Tampilan }> => {
  const { laporan, nama, isi } = call.body as Tampilan & { laporan: string };
  const { user_id } = call.session;
  const [kept] = await tx.rows<Tampilan>(sql`
    insert into tampilan_laporan (user_id, laporan, nama, isi)
    select ${user_id}, ${laporan}, ${nama}, ${JSON.stringify(isi)}::jsonb
    where (select count(*) from tampilan_laporan where user_id = ${user_id} and laporan = ${laporan} and nama <> ${nama}) < ${MOST}
    on conflict (user_id, laporan, nama) do update set isi = excluded.isi, diubah_at = now()
    returning nama, isi`);
  if (!kept) throw fieldError('nama', 'ISIAN_TIDAK_SAH', { label: 'Nama' });
  return { data: kept };
};

export const forgetTampilan = async (call: Call, tx: Tx): Promise<{ data: Record<string, never> }> => {
  const { laporan, nama } = call.params as { laporan: string; nama: string };
  const gone = await tx.rows(sql`
    delete from tampilan_laporan where user_id = ${call.session.user_id} and laporan = ${laporan} and nama = ${nama} returning nama`);
  if (gone.length === 0) throw new AppError('DATA_TIDAK_DITEMUKAN');
  return { data: {} };
};
