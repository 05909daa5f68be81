import type { SebabCadangan } from '@kadar/contract/endpoints/kesehatan.ts';
import type pg from 'pg';

export type Macam = 'CADANGAN' | 'UJI_PULIH';

export interface Atur {
  aktif: boolean;
  tempat: string;
  jam: string;
  harian: number;
  mingguan: number;
  bulanan: number;
  uji_hari: number | null;
}

export const readAtur = async (pool: pg.Pool): Promise<Atur> => {
  const { rows } = await pool.query<Atur>(
    'select aktif, tempat, jam, harian, mingguan, bulanan, uji_hari from cadangan_atur',
  );
  if (!rows[0]) throw new Error('a row was expected');
  return rows[0];
};

export interface Begun {
  id: number;
  macam: Macam;
  tempat: string;
  berkas: string;
}

/** A try that began. */
export const begin = async (
  pool: pg.Pool,
  { oleh, ...begun }: Omit<Begun, 'id'> & { oleh: string },
): Promise<number> => {
  const { rows } = await pool.query<{ id: number }>(
    `insert into cadangan (macam, status, tempat, berkas, oleh) values ($1, 'JALAN', $2, $3, $4) returning id`,
    [begun.macam, begun.tempat, begun.berkas, oleh],
  );
  if (!rows[0]) throw new Error('a row was expected');
  return rows[0].id;
};

export const moved = async (pool: pg.Pool, id: number, maju: number): Promise<void> => {
  await pool.query(`update cadangan set maju = $2 where id = $1 and status = 'JALAN'`, [id, maju]);
};

export const done = async (pool: pg.Pool, id: number, ukuran: number): Promise<void> => {
  await pool.query(
    `update cadangan set status = 'BERHASIL', selesai_at = clock_timestamp(), maju = 1000, ukuran = $2 where id = $1`,
    [id, ukuran],
  );
};

const DETAIL_LENGTH = 300;

export const failed = async (
  pool: pg.Pool,
  id: number,
  sebab: SebabCadangan,
  rincian: string,
): Promise<void> => {
  await pool.query(
    `update cadangan set status = 'GAGAL', selesai_at = clock_timestamp(), sebab = $2, rincian = $3 where id = $1`,
    [id, sebab, rincian.slice(0, DETAIL_LENGTH)],
  );
};

/** Tries whose process ended before them, as failed; the caller holds the line of all tries. */
export const cutOff = async (pool: pg.Pool): Promise<Begun[]> =>
  (
    await pool.query<Begun>(
      `update cadangan set status = 'GAGAL', selesai_at = clock_timestamp(), sebab = 'TERPUTUS'
       where status = 'JALAN' returning id, macam, tempat, berkas`,
    )
  ).rows;

export interface Standing {
  id: number;
  berkas: string;
  ukuran: number;
  /** Seconds of the epoch. */
  at: number;
  tanggal: string;
}

/** The backups that went well, lie at a place and were not taken away; the newest first. Only the server's own are named so. */
export const standingAt = async (pool: pg.Pool, tempat: string, timeZone: string): Promise<Standing[]> =>
  (
    await pool.query<Standing>(
      `select id, berkas, ukuran, extract(epoch from mulai_at)::float8 as at, (mulai_at at time zone $2)::date::text as tanggal
       from cadangan where macam = 'CADANGAN' and status = 'BERHASIL' and dihapus_at is null and tempat = $1 and berkas ~ $3
       order by mulai_at desc, id desc`,
      [tempat, timeZone, OWN_NAME],
    )
  ).rows;

export const takenAway = async (pool: pg.Pool, id: number): Promise<void> => {
  await pool.query('update cadangan set dihapus_at = now() where id = $1', [id]);
};

/** What the server calls its backups, by the moment in UTC; retention touches no file of another name. */
export const OWN_NAME = String.raw`^kadar-\d{8}-\d{6}(-\d{3})?\.kadar$`;
export const ownName = (at: Date): string => {
  const [day = '', time = ''] = at.toISOString().split('T');
  const clock = time.slice(0, 8).replaceAll(':', '');
  return `kadar-${day.replaceAll('-', '')}-${clock}-${time.slice(9, 12)}.kadar`;
};
