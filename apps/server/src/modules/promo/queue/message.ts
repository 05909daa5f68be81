import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Kadar } from '../../../platform/kadar.ts';
import { wakeSender } from '../wake.ts';

/** A message about a document: its text is ready, its receiver is written to once. */
export interface Message {
  kode_customer: string;
  nama: string;
  no_hp: string;
  pesan: string;
}

/** What a message is about: a pledge, or a service or order. */
export type About = 'HUTANG' | 'LAYANAN';

/** Puts messages into the queue that promos go through, throttled with them and before them; their ids in the same order. */
export const queueMessages = async (
  kadar: Kadar,
  tx: Tx,
  { toko, user }: { toko: string; user: string },
  messages: readonly Message[],
  about: About = 'HUTANG',
): Promise<number[]> => {
  const now = kadar.clock.now();
  const rows = await tx.rows<{ id: number }>(sql`
    insert into promo_kirim (kode_toko, jenis, kode_customer, nama, no_hp, pesan, status, input_by, antri_at, berikut_at)
    select ${toko}, ${about}, x.kode_customer, x.nama, x.no_hp, x.pesan, 'ANTRI', ${user}, ${now}::timestamptz, ${now}::timestamptz
    from rows from (json_to_recordset(${JSON.stringify(messages)}::json) as (kode_customer text, nama text, no_hp text, pesan text))
      with ordinality as x(kode_customer, nama, no_hp, pesan, nomor) order by nomor
    returning id::int as id`);
  await wakeSender(kadar, tx, toko, now);
  return rows.map(({ id }) => id).sort((a, b) => a - b);
};
