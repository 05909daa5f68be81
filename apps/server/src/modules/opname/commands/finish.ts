import { mayUse } from '@kadar/contract/permissions.ts';
import { isDifference } from '@kadar/domain/opname.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import { told } from '../live.ts';
import type { Bound, CountObject } from '../object.ts';
import { type Found, resultOf } from '../queries/result.ts';
import { businessDay, heldSession, type Session } from '../queries/session.ts';

/** Why things are not as they should be. */
export interface Reasons {
  /** For each difference that has none of its own. */
  keterangan: string;
  /** Why nobody else looked for what is missing. */
  tanpa_orang_kedua: string;
  alasan: readonly { kode: string; keterangan: string }[];
}
type Explained = Found & { keterangan: string };

/** Each difference with its reason. Throws OPNAME_PERLU_ORANG_KEDUA for what one person alone holds to be missing, OPNAME_PERLU_ALASAN. */
const explain = (found: readonly Found[], { keterangan, alasan }: Reasons, waived: string): Explained[] => {
  const unsure = found.filter(({ pasti }) => !pasti).length;
  if (unsure > 0 && waived === '') throw new AppError('OPNAME_PERLU_ORANG_KEDUA', { jumlah: unsure });
  const own = new Map(alasan.map((one) => [one.kode, one.keterangan]));
  const explained = found.map((one) => ({
    ...one,
    keterangan: isDifference(one.hasil) ? own.get(one.kode) || (one.pasti ? keterangan : waived) : '',
  }));
  const bare = explained.filter((one) => isDifference(one.hasil) && one.keterangan === '').length;
  if (bare > 0)
    throw new AppError(
      'OPNAME_PERLU_ALASAN',
      { jumlah: bare },
      { fields: { keterangan: { code: 'OPNAME_PERLU_ALASAN', params: { jumlah: bare } } } },
    );
  return explained;
};

/** The result as rows that stay. */
const archive = (
  tx: Tx,
  { id, kode_toko }: Session,
  tanggal: string,
  found: readonly Explained[],
): Promise<number> => {
  const rows = found.map(({ kode, kelompok, hasil, keterangan, card, scan, dicari }) => ({
    kode,
    kelompok,
    hasil,
    keterangan,
    tgl: card?.tgl ?? null,
    nama: card?.nama ?? '',
    alamat: card?.alamat ?? '',
    berat: card?.berat ?? 0,
    jumlah_rp: card?.jumlah_rp ?? 0,
    tempat: card?.tempat ?? '',
    tempat_scan: scan?.tempat ?? '',
    berat_harus: card?.berat_harus ?? null,
    berat_timbang: scan?.berat ?? null,
    oleh: scan?.user_id ?? '',
    dicari: dicari.join(', '),
    rincian: scan?.qty == null ? (card?.rincian ?? null) : { ...card?.rincian, qty_hitung: scan.qty },
  }));
  return tx.execute(sql`
    insert into opname_hasil (kode_toko, sesi_id, tanggal, kode, kelompok, hasil, keterangan, tgl, nama, alamat, berat, jumlah_rp, tempat, tempat_scan,
      berat_harus, berat_timbang, oleh, dicari, rincian)
    select ${kode_toko}, ${id}, ${tanggal}::date, x.* from json_to_recordset(${JSON.stringify(rows)}::json) as x(kode text, kelompok text, hasil text,
      keterangan text, tgl date, nama text, alamat text, berat bigint, jumlah_rp bigint, tempat text, tempat_scan text, berat_harus bigint,
      berat_timbang bigint, oleh text, dicari text, rincian jsonb)`);
};

/**
 * Ends the running count of a place: its result is archived under a hash that the audit keeps too, and its screen is clear. Who
 * decides about differences may end it without a second search, for a reason that the audit keeps. Gives what its end says besides.
 * Throws OPNAME_BELUM_DIMULAI, OPNAME_PERLU_ORANG_KEDUA, OPNAME_PERLU_ALASAN.
 */
export const finish = async (
  call: Context,
  tx: Tx,
  object: CountObject,
  reasons: Reasons,
  tempat?: string,
): Promise<Bound | undefined> => {
  const toko = oneToko(call);
  const session = await heldSession(tx, object, toko, tempat);
  const waived = mayUse('opname.putus', call.session.level) ? reasons.tanpa_orang_kedua : '';
  const found = explain(await resultOf(tx, object, session), reasons, waived);
  await archive(tx, session, await businessDay(tx, toko), found);
  const of = (kelompok: string): number => found.filter((one) => one.kelompok === kelompok).length;
  const said = await object.ends?.(tx, session, of('HILANG'));
  const { hash } = await tx.one<{ hash: string }>(sql`
    update opname_sesi set status = 'SELESAI', selesai_at = kadar_now(), selesai_oleh = ${call.session.user_id}, hash = kadar_hash_opname(id)
    where id = ${session.id} returning hash`);
  const counts = { ketemu: of('KETEMU'), hilang: of('HILANG'), lain: of('LAIN') };
  await told(call, tx, 'finish', session.id, {
    ...counts,
    ...(said && { sampel: said }),
    hash,
    ...(found.some(({ pasti }) => !pasti) && { tanpa_orang_kedua: waived }),
  });
  return said;
};
