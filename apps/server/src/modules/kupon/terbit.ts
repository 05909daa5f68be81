import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { terbitkanKupon as endpoint } from '@kadar/contract/endpoints/kupon.ts';
import { messageText } from '@kadar/contract/errors.ts';
import type { z } from 'zod';
import { randomKey } from '../../engines/master-engine/next-key.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError, fieldError } from '../../platform/errors.ts';
import type { Call } from '../../platform/http/call.ts';

const CODE = 10;
const ISSUE = 6;
/** What a coupon takes over of the one it is like: all but its code and its issue. */
const TERMS = sql`keterangan, jenis, nilai_rp, persen, maks_rp, minimal_belanja, kode_customer, kode_toko, tgl_mulai, tgl_akhir`;

/**
 * Many coupons with the terms of one. Throws DATA_TIDAK_DITEMUKAN at `contoh`, KUPON_KEDALUWARSA for one that is over,
 * TIDAK_BERHAK to a branch for coupons that are not its own alone.
 */
export const terbitkan = async (
  call: Call<unknown, unknown, z.output<NonNullable<typeof endpoint.body>>>,
  tx: Tx,
): Promise<{ data: DataOf<typeof endpoint>; message: string }> => {
  const { contoh, jumlah } = call.body;
  const { session } = call;
  const like = await tx.maybe<{ kode_toko: string | null }>(
    sql`select kode_toko from kupon where kode_kupon = ${contoh} and deleted_at is null for share`,
  );
  if (!like) throw fieldError('contoh', 'KUPON_TIDAK_DIKENAL', { kode_kupon: contoh });
  if (!session.pusat && like.kode_toko !== session.kode_toko) throw new AppError('TIDAK_BERHAK');
  const terbitan = randomKey(ISSUE);
  const codes = Array.from({ length: jumlah }, () => randomKey(CODE));
  await tx.execute(sql`
    with baru as (
      insert into kupon (kode_kupon, terbitan, ${TERMS}, created_by, updated_by)
      select kode, ${terbitan}, ${TERMS}, ${session.user_id}, ${session.user_id}
      from kupon, unnest(${codes}::text[]) kode where kode_kupon = ${contoh} returning *
    )
    insert into audit (kode_toko, user_id, ip, action, entity, entity_key, after)
    select ${call.toko}, ${session.user_id}, ${call.ip}, 'add', 'kupon', kode_kupon, to_jsonb(baru) from baru`);
  await call.kadar.events.publish(tx, { topic: 'master-changed', toko: '*', data: 'kupon' });
  return {
    data: { terbitan, jumlah, kode_kupons: codes },
    message: messageText('DATA_DISIMPAN', call.language),
  };
};
