import { messageText } from '@kadar/contract/errors.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';

/** Puts a gold price in force from now on, for the whole chain; earlier ones stay as history. Rupiah per gram of 100 %. */
export const setHargaEmas = async (call: Call<unknown, unknown, { nominal: number }>, tx: Tx) => {
  const { kadar, session, body } = call;
  await tx.execute(sql`
    with lama as (select nominal from harga_emas_global order by id desc limit 1),
    baru as (insert into harga_emas_global (nominal, berlaku_at, user_id) values (${body.nominal}::bigint, kadar_now(), ${session.user_id}))
    insert into audit (kode_toko, user_id, ip, action, entity, entity_key, before, after)
    select ${call.toko}, ${session.user_id}, ${call.ip}, 'change', 'parameter-harga-emas', 'global',
      (select jsonb_build_object('nominal', nominal) from lama), ${JSON.stringify(body)}::jsonb`);
  await kadar.events.publish(tx, { topic: 'harga-emas-changed', toko: '*', data: { nominal: body.nominal } });
  return { data: { nominal: body.nominal }, message: messageText('DATA_DISIMPAN', call.language) };
};
