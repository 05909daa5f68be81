import type { JadwalIsi } from '@kadar/contract/endpoints/jadwal-laporan.ts';
import type { Tx } from '../../platform/database/database.ts';
import { type Query, sql } from '../../platform/database/sql.ts';

/** A schedule as its row has it. */
export interface JadwalRow extends Omit<JadwalIsi, 'penerima'> {
  id: number;
  kode_toko: string;
  berikut_at: Date | null;
  dibuat_oleh: string;
  version: number;
}

/** Who gets it. */
export interface Penerima {
  id: number;
  kanal: 'EMAIL' | 'WA';
  user_id: string;
  alamat: string;
  berhenti_at: Date | null;
}

export const COLUMNS: Query<JadwalRow> = sql`
  j.id, j.kode_toko, j.nama, j.isi, j.laporan, j.saringan, j.rentang, j.format, j.lingkup, j.kala, j.hari, j.jam, j.bahasa, j.aktif, j.berikut_at,
  j.dibuat_oleh, j.version`;

export const findJadwal = (tx: Tx, id: number, lock = false): Promise<JadwalRow | undefined> =>
  tx.maybe<JadwalRow>(
    sql`select ${COLUMNS} from jadwal_laporan j where j.id = ${id} and j.dihapus_at is null ${lock ? sql`for update` : sql``}`,
  );

export const penerimaOf = (tx: Tx, id: number): Promise<Penerima[]> =>
  tx.rows<Penerima>(
    sql`select id, kanal, user_id, alamat, berhenti_at from jadwal_penerima where jadwal_id = ${id} order by id`,
  );
