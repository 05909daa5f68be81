import type pg from 'pg';
import type { BackupHeader } from './format.ts';

/** The key of para_system that says when the last backup was made. */
export const LAST_BACKUP = 'CADANGAN_TERAKHIR';

/** Where a backup lies, and its bytes. */
export interface Placed {
  tempat: string;
  berkas: string;
  ukuran: number;
}

/** Leaves word in the database that a backup of it stands; `pool` under the owner. */
export const noteBackup = async (
  pool: pg.Pool,
  { created_at }: Pick<BackupHeader, 'created_at'>,
): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query(`set kadar.oleh = 'cadangan'`);
    await client.query(
      `insert into para_system (kode_toko, key, value) values ('*', $1, to_jsonb($2::text))
       on conflict (kode_toko, key) do update set value = excluded.value, updated_at = now()`,
      [LAST_BACKUP, created_at],
    );
  } finally {
    // A closed connection forgets whose hand it was.
    client.release(true);
  }
};

/** The row of a backup that somebody made by hand. */
export const recordBackup = async (
  pool: pg.Pool,
  { created_at }: Pick<BackupHeader, 'created_at'>,
  { tempat, berkas, ukuran }: Placed,
): Promise<void> => {
  // A database of an older Kadar is backed up too, before it is brought up to date.
  const { rows } = await pool.query<{ there: boolean }>(
    `select to_regclass('cadangan') is not null as there`,
  );
  if (!rows[0]?.there) return;
  await pool.query(
    `insert into cadangan (macam, status, mulai_at, selesai_at, tempat, berkas, ukuran, maju)
     values ('CADANGAN', 'BERHASIL', $1, now(), $2, $3, $4, 1000)`,
    [created_at, tempat, berkas, ukuran],
  );
};
