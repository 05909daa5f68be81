import { missingAtMostMilliPercent, OPNAME_SAMPEL } from '@kadar/domain/opname.ts';
import type { Tx } from '../../platform/database/database.ts';
import { type Query, sql } from '../../platform/database/sql.ts';
import { fieldError } from '../../platform/errors.ts';
import { COUNTED, SEEN } from './lying.ts';
import type { Bound } from './object.ts';

/** A count of pieces that were drawn at random, wherever they lie. */

const running = (toko: string): Query<unknown> => sql`
  select id from opname_sesi where kode_toko = ${toko} and objek = 'BARANG' and tempat = ${OPNAME_SAMPEL} and status = 'BERJALAN'`;

/** The codes that were drawn for the sample that runs. */
export const drawnFor = (toko: string): Query<unknown> =>
  sql`select kode from opname_sampel where sesi_id = any(array(${running(toko)}))`;

export interface Drawn {
  kode_barcode: string;
  nama_barang: string;
  kode_baki: string;
  /** Mg. */
  berat: number;
  ketemu: boolean;
}

/** What was drawn and counts: what lies in the shop, and what was found before it left; found by `user` alone, where one is named. */
export const drawn = (toko: string, user: string | null): Query<Drawn> => sql`
  select * from (
    select b.kode_barcode, b.nama_barang, b.kode_baki, b.berat, b.status in ${COUNTED} as ada, exists (
      select from opname_scan x where x.sesi_id = any(array(${running(toko)})) and x.kode = b.kode_barcode and x.jenis = 'SCAN'
        and not x.terlambat and x.hasil in ${SEEN} and ${user === null ? sql`true` : sql`x.user_id = ${user}`}) as ketemu
    from barang b where b.kode_toko = ${toko} and b.kode_barcode = any(array(${drawnFor(toko)}))) d
  where ada or ketemu`;

/**
 * Draws `jumlah` of all pieces that lie in the shop, once for a session; fewer where there are not so many. Throws
 * DATA_TIDAK_DITEMUKAN at `jumlah` where there are none.
 */
export const draw = async (tx: Tx, toko: string, sesi_id: number, jumlah: number): Promise<void> => {
  const begun = await tx.maybe<{ populasi: number | null }>(sql`
    update opname_sesi set populasi = nullif((select count(*) from barang where kode_toko = ${toko} and status in ${COUNTED}), 0)
    where id = ${sesi_id} and populasi is null returning populasi`);
  if (!begun) return;
  if (begun.populasi === null) throw fieldError('jumlah', 'DATA_TIDAK_DITEMUKAN');
  await tx.execute(sql`
    insert into opname_sampel (kode_toko, sesi_id, kode)
    select kode_toko, ${sesi_id}, kode_barcode from barang where kode_toko = ${toko} and status in ${COUNTED} order by random() limit ${jumlah}`);
};

/** What the end of a sample of which so many are missing says of all pieces; nothing for a count of a tray. */
export const bound = async (
  tx: Tx,
  { id, kode_toko, tempat }: { id: number; kode_toko: string; tempat: string },
  hilang: number,
): Promise<Bound | undefined> => {
  if (tempat !== OPNAME_SAMPEL) return undefined;
  // One that was missing a moment ago and is sold by now stays what the result says of it.
  const { dihitung } = await tx.one<{ dihitung: number }>(
    sql`select greatest(count(*), ${hilang}::bigint) as dihitung from (${drawn(kode_toko, null)}) d`,
  );
  const paling_banyak = missingAtMostMilliPercent(hilang, dihitung);
  await tx.execute(sql`
    update opname_sesi set dihitung = ${dihitung}, hilang = ${hilang}, paling_banyak = ${paling_banyak} where id = ${id}`);
  return { dihitung, hilang, paling_banyak };
};

interface Ended extends Bound {
  sesi_id: number;
  tanggal: string;
  populasi: number;
}
const LAST = 12;

/** What the samples of before said, the newest first. */
export const endedSamples = (tx: Tx, toko: string): Promise<Ended[]> =>
  tx.rows<Ended>(sql`
    select id as sesi_id, tanggal, populasi, dihitung, hilang, paling_banyak from opname_sesi
    where kode_toko = ${toko} and objek = 'BARANG' and tempat = ${OPNAME_SAMPEL} and status = 'SELESAI' order by selesai_at desc limit ${LAST}`);
