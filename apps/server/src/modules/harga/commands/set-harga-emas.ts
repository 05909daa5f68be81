import { messageText } from '@kadar/contract/errors.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import { requireChainApproval } from '../../../platform/auth/approvals.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { LOCKS } from '../../../platform/database/locks.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';

/** Those who change prices at once do so one after the other. */
export const lockPrices = (tx: Tx) => tx.rows(sql`select pg_advisory_xact_lock(${LOCKS.PRICES})`);

/** A new gold price, rupiah per gram of 100 %, from now on and for the whole chain; earlier ones stay as history. */
export const putGlobal = async (call: Call, tx: Tx, nominal: number): Promise<void> => {
  await tx.execute(sql`
    with lama as (select nominal from harga_emas_global order by id desc limit 1),
    baru as (insert into harga_emas_global (nominal, berlaku_at, user_id) values (${nominal}::bigint, kadar_now(), ${call.session.user_id}))
    insert into audit (kode_toko, user_id, ip, action, entity, entity_key, before, after)
    select ${call.toko}, ${call.session.user_id}, ${call.ip}, 'change', 'parameter-harga-emas', 'global',
      (select jsonb_build_object('nominal', nominal) from lama), ${JSON.stringify({ nominal })}::jsonb`);
};

/** Tells every till that prices changed; the gold price where it is among them. */
export const tellPrices = ({ kadar }: Call, tx: Tx, nominal?: number): Promise<void> =>
  kadar.events.publish(tx, {
    topic: 'harga-emas-changed',
    toko: '*',
    ...(nominal !== undefined && { data: { nominal } }),
  });

/** The one field of the gold price [spec A §4]. Throws PERLU_OTORISASI for an administrator of a branch. */
export const setHargaEmas = async (call: Call<unknown, unknown, { nominal: number }>, tx: Tx) => {
  const { nominal } = call.body;
  await lockPrices(tx);
  await requireChainApproval(call, tx, () => `Harga emas ${formatRupiah(nominal)}/g`);
  await putGlobal(call, tx, nominal);
  await tellPrices(call, tx, nominal);
  return { data: { nominal }, message: messageText('DATA_DISIMPAN', call.language) };
};
