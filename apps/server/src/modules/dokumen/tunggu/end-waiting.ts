import { barangLifecycle } from '@kadar/domain/lifecycle.ts';
import type { ApprovalReason } from '../../../platform/auth/approvals.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import { waitingKind } from './kinds.ts';
import { ktpOf } from './put-aside.ts';
import type { HargaAntrian, JenisTunggu, Macam, Waited } from './waited.ts';

/** A document that waits, held until the end. */
export interface Waiting {
  no_tunggu: string;
  macam: Macam;
  jenis: JenisTunggu;
  tanggal: string;
  input_by: string;
  total: number;
  harga: HargaAntrian | null;
  /** The input of the till; a number of a card is kept apart. */
  isi: { tanggal?: string; no_ktp?: string };
  dasar: unknown;
  ktp_kunci: string | null;
  ktp: Buffer | null;
  disetujui: ApprovalReason[];
  otorisasi_id: number | null;
  disetujui_oleh: string | null;
  keadaan: 'MENUNGGU' | 'SELESAI' | 'DITOLAK';
  selesai_oleh: string | null;
  alasan: string;
  no_faktur: string | null;
  tgl_system: string | null;
}

/**
 * Holds a waiting document until the end: of all who would end it, one is first. Throws DATA_TIDAK_DITEMUKAN, and for who comes later
 * TUNGGU_SELESAI or TUNGGU_DITOLAK with who was first.
 */
export const holdWaiting = async (tx: Tx, toko: string, no_tunggu: string): Promise<Waiting> => {
  const row = await tx.maybe<Waiting>(sql`
    select t.no_tunggu, t.macam, t.jenis, t.tanggal, t.input_by, t.total, t.harga, t.isi, t.dasar, t.ktp_kunci, t.ktp, t.disetujui, t.otorisasi_id,
      t.disetujui_oleh, t.keadaan, t.selesai_oleh, t.alasan, t.menjadi as no_faktur, (select tgl_system from hari_kerja h where h.kode_toko = t.kode_toko) as tgl_system
    from dokumen_tunggu t where t.kode_toko = ${toko} and t.no_tunggu = ${no_tunggu} for update`);
  if (!row) throw new AppError('DATA_TIDAK_DITEMUKAN');
  const user_id = row.selesai_oleh ?? '';
  if (row.keadaan === 'SELESAI')
    throw new AppError('TUNGGU_SELESAI', { no: no_tunggu, user_id, no_faktur: row.no_faktur ?? '' });
  if (row.keadaan === 'DITOLAK')
    throw new AppError('TUNGGU_DITOLAK', { no: no_tunggu, user_id, alasan: row.alasan });
  return row;
};

/** Gives back what a document kept: pieces, lines of notas, and the photos of what was to be bought, which nothing claims any more. */
export const setFree = async (
  context: Context,
  tx: Tx,
  { no_tunggu, jenis, isi }: Waiting,
): Promise<void> => {
  const toko = oneToko(context);
  const photos = waitingKind(context.kadar, jenis).photos?.(isi, toko) ?? [];
  await tx.rows(sql`
    select 1 as satu from barang where kode_toko = ${toko} and kode_barcode = any(array(
      select kunci from tunggu_pegang where kode_toko = ${toko} and no_tunggu = ${no_tunggu} and jenis = 'BARANG')) order by kode_barcode for update`);
  await tx.execute(sql`
    with lepas as (delete from tunggu_pegang where kode_toko = ${toko} and no_tunggu = ${no_tunggu} returning jenis, kunci)
    update barang set status = ${barangLifecycle.next('RESERVED', 'BEBAS')}, version = version + 1, updated_at = now()
    where kode_toko = ${toko} and status = 'RESERVED' and kode_barcode = any(array(select kunci from lepas where jenis = 'BARANG'))`);
  if (photos.length > 0)
    await tx.execute(
      sql`update files set staged = true, created_at = now() where path = any(${photos}::text[])`,
    );
};

/** A held document as its command takes it: the input of then, and what was shown. */
export const waitedOf = (
  { kadar }: Pick<Context, 'kadar'>,
  row: Waiting,
): { isi: Waiting['isi']; waited: Waited<unknown> } => {
  const { no_tunggu, tanggal, input_by, total, disetujui, otorisasi_id, disetujui_oleh, ktp, ktp_kunci } =
    row;
  const no_ktp =
    ktp && ktp_kunci ? kadar.vault.unseal({ kunci: ktp_kunci, isi: ktp }, ktpOf(no_tunggu)).toString() : '';
  return {
    // Who asks for a photo of a card asks for its number.
    isi: 'foto_ktp' in row.isi ? { ...row.isi, no_ktp } : row.isi,
    waited: {
      no_tunggu,
      tanggal,
      input_by,
      total,
      dasar: row.dasar,
      otherDay: row.harga !== 'DIKUNCI' && row.tgl_system !== tanggal,
      atTodaysPrice: row.harga === 'HARI_BAYAR',
      disetujui,
      approval:
        otorisasi_id === null || disetujui_oleh === null ? undefined : { id: otorisasi_id, disetujui_oleh },
    },
  };
};

/** Ends the waiting, as what it became or with why it is refused; the number of a card is gone with it. */
export const endWaiting = async (
  context: Context,
  tx: Tx,
  no_tunggu: string,
  ended: { no_faktur: string } | { alasan: string },
): Promise<void> => {
  const toko = oneToko(context);
  const [keadaan, no_faktur, alasan] =
    'alasan' in ended ? ['DITOLAK', null, ended.alasan] : ['SELESAI', ended.no_faktur, ''];
  await tx.execute(sql`
    with selesai as (
      update dokumen_tunggu set keadaan = ${keadaan}, selesai_at = kadar_now(), selesai_oleh = ${context.session.user_id}, alasan = ${alasan},
        menjadi = ${no_faktur}, ktp = null, ktp_kunci = null
      where kode_toko = ${toko} and no_tunggu = ${no_tunggu} and keadaan = 'MENUNGGU'
    )
    insert into audit (kode_toko, user_id, ip, action, entity, entity_key, after)
    values (${toko}, ${context.session.user_id}, ${context.ip}, ${keadaan === 'SELESAI' ? 'validate' : 'refuse'}, 'dokumen-tunggu', ${no_tunggu},
      ${JSON.stringify(ended)}::jsonb)`);
  await context.kadar.events.publish(tx, { topic: 'tunggu-changed', toko });
};
