import type pg from 'pg';
import type { BackupHeader } from './format.ts';

/** The key of para_system that says when the last backup was made. */
export const LAST_BACKUP = 'CADANGAN_TERAKHIR';

/** Leaves word in the database that a backup of it stands; `pool` under the owner. */
export const noteBackup = async (pool: pg.Pool, { created_at }: Pick<BackupHeader, 'created_at'>) => {
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
