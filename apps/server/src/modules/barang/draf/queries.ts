import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { buangDraf, Draf } from '@kadar/contract/endpoints/tambah-draf.ts';
import { messageText } from '@kadar/contract/errors.ts';
import type { z } from 'zod';
import { writeAudit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';
import { fieldError } from '../../../platform/errors.ts';
import { type Call, oneToko } from '../../../platform/http/call.ts';

/** How many are shown at once; the next ones follow as they are tagged. */
const SHOWN = 50;

/** Whether the draft `f` was tagged, by a document that stands. */
const tagged: Query<unknown> = sql`exists (
  select 1 from tambah_detail t join dokumen d on d.kode_toko = t.kode_toko and d.no_faktur = t.no_faktur
  where t.draf = f.id and d.status = 'POSTED')`;

/** Drafts that wait to be tagged, in the order of their lists. */
export const openDrafts = (call: Call): Promise<{ sisa: number; draf: Draf[] }> =>
  call.kadar.db.read(call.scope, async (tx) => {
    const rows = await tx.rows<Draf & { sisa: number }>(sql`
      select f.id, f.berkas, f.nama_berkas, f.baris, f.kode_barcode, f.kode_intern, f.nama_barang, f.size, f.kode_dept, f.kode_group, f.kadar, f.kadar_murni,
        f.kadar_cetak, f.jumlah_pcs, f.berat, f.ongkos, f.kode_baki, count(*) over ()::int as sisa
      from tambah_draf f where f.kode_toko = ${oneToko(call)} and not f.dibuang and not ${tagged} order by f.id limit ${SHOWN}`);
    return {
      sisa: rows[0]?.sisa ?? 0,
      draf: rows.map(({ sisa: _, berat, ...row }) => ({
        ...row,
        berat: berat === null ? null : berat / 1000,
      })),
    };
  });

/** Throws away what is not tagged of a list. */
export const throwAway = async (
  call: Call<unknown, unknown, z.output<NonNullable<typeof buangDraf.body>>>,
  tx: Tx,
): Promise<{ data: DataOf<typeof buangDraf>; message: string }> => {
  const { language, session, ip, body } = call;
  const toko = oneToko(call);
  const dibuang = await tx.execute(sql`
    update tambah_draf f set dibuang = true where f.kode_toko = ${toko} and f.berkas = ${body.berkas} and not f.dibuang and not ${tagged}`);
  const after = { dibuang };
  await writeAudit(tx, {
    toko,
    user: session.user_id,
    ip,
    action: 'delete',
    entity: 'tambah_draf',
    key: body.berkas,
    after,
  });
  return { data: { dibuang }, message: messageText('DATA_DIHAPUS', language) };
};

/**
 * The draft that a piece is tagged by, held until the end so that it becomes one piece. Throws DATA_TIDAK_DITEMUKAN at its field, DRAF_SUDAH_DITANDAI.
 */
export const holdDraft = async (
  tx: Tx,
  toko: string,
  id: number | null,
): Promise<{ id: number; berat: number | null } | undefined> => {
  if (id === null) return undefined;
  await tx.rows(sql`select 1 from tambah_draf where kode_toko = ${toko} and id = ${id} for update`);
  const draft = await tx.maybe<{ id: number; berat: number | null; sudah: boolean }>(sql`
    select f.id, f.berat, ${tagged} as sudah from tambah_draf f where f.kode_toko = ${toko} and f.id = ${id} and not f.dibuang`);
  if (!draft) throw fieldError('draf', 'DATA_TIDAK_DITEMUKAN');
  if (draft.sudah) throw fieldError('draf', 'DRAF_SUDAH_DITANDAI');
  return { id: draft.id, berat: draft.berat };
};
