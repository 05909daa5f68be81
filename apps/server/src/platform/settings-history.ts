import type { Tx } from './database/database.ts';
import { sql } from './database/sql.ts';

/** Why something was changed, and by which approval; nothing of what is not guarded. */
export interface WhyChanged {
  alasan?: string;
  approval?: { id: number; disetujui_oleh: string } | undefined;
}

type Origin = 'STANDAR' | 'PUSAT' | 'TOKO';

interface Entry extends WhyChanged {
  /** '*' for what holds in every shop. */
  toko: string;
  jenis: 'PENGATURAN' | 'HAK';
  objek: string;
  bagian?: string;
  sebelum: unknown;
  sesudah: unknown;
  /** Where a setting came from before and after. */
  asal?: readonly [Origin, Origin];
  oleh: string;
}

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

/** Adds who changed a setting or a right, in the transaction of the change itself. */
export const writeHistory = async (tx: Tx, entry: Entry): Promise<void> => {
  const { asal = ['', ''], approval } = entry;
  await tx.execute(sql`
    insert into riwayat_pengaturan (kode_toko, jenis, objek, bagian, sebelum, sesudah, asal_sebelum, asal_sesudah, alasan, oleh, disetujui_oleh, otorisasi_id)
    values (${entry.toko}, ${entry.jenis}, ${entry.objek}, ${entry.bagian ?? ''}, ${json(entry.sebelum)}::jsonb, ${json(entry.sesudah)}::jsonb,
            ${asal[0]}, ${asal[1]}, ${entry.alasan ?? ''}, ${entry.oleh}, ${approval?.disetujui_oleh ?? ''}, ${approval?.id ?? null})`);
};
