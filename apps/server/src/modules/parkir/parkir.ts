import type { DataOf } from '@kadar/contract/endpoint.ts';
import type {
  ambilParkir as ambilEndpoint,
  listParkir,
  parkir as parkirEndpoint,
} from '@kadar/contract/endpoints/parkir.ts';
import { messageText } from '@kadar/contract/errors.ts';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { type Query, sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import { type Call, oneToko } from '../../platform/http/call.ts';

const told = (call: Context, tx: Tx): Promise<void> =>
  call.kadar.events.publish(tx, { topic: 'parkir-changed', toko: oneToko(call) });

export const list = async (call: Call) => {
  const data = await call.kadar.db.transaction(call.scope, (tx) =>
    tx.rows<DataOf<typeof listParkir>[number]>(sql`
      select id, kadar_iso(at) as at, user_id, nama_customer, uraian, qty, grand_total from jual_parkir
      where kode_toko = ${oneToko(call)} and diambil_at is null order by at, id`),
  );
  return { data };
};

/** Throws DATA_SUDAH_ADA when a till took it back meanwhile. */
export const park = async (
  call: Context<unknown, unknown, z.output<NonNullable<typeof parkirEndpoint.body>>>,
  tx: Tx,
) => {
  const { id, at, nama_customer, uraian, qty, grand_total, isi } = call.body;
  const kept = await tx.maybe<{ id: string }>(sql`
    insert into jual_parkir (kode_toko, id, at, user_id, nama_customer, uraian, qty, grand_total, isi)
    values (${oneToko(call)}, ${id}, ${at}::timestamptz, ${call.session.user_id}, ${nama_customer}, ${uraian}, ${qty}, ${grand_total}, ${JSON.stringify(isi)}::jsonb)
    on conflict (kode_toko, id) do update set at = excluded.at, nama_customer = excluded.nama_customer, uraian = excluded.uraian, qty = excluded.qty,
      grand_total = excluded.grand_total, isi = excluded.isi
    where jual_parkir.diambil_at is null and jual_parkir.user_id = excluded.user_id
    returning id`);
  if (!kept) throw new AppError('DATA_SUDAH_ADA', { label: 'ID', nilai: id });
  await told(call, tx);
  return { data: kept, message: messageText('DATA_DISIMPAN', call.language) };
};

/** Ends the waiting of one sale for whoever is first. Throws PARKIR_SUDAH_DIAMBIL with who was, DATA_TIDAK_DITEMUKAN. */
const end = async <T extends object>(
  call: Call<{ id: string }>,
  tx: Tx,
  { dibuang, answer }: { dibuang: boolean; answer: Query<T> },
): Promise<T> => {
  const toko = oneToko(call);
  const { id } = call.params;
  const taken = await tx.maybe<T>(sql`
    update jual_parkir set diambil_at = now(), diambil_oleh = ${call.session.user_id}, dibuang = ${dibuang}
    where kode_toko = ${toko} and id = ${id} and diambil_at is null returning ${answer}`);
  if (taken) {
    await told(call, tx);
    return taken;
  }
  const gone = await tx.maybe<{ user_id: string }>(
    sql`select diambil_oleh as user_id from jual_parkir where kode_toko = ${toko} and id = ${id}`,
  );
  throw gone ? new AppError('PARKIR_SUDAH_DIAMBIL', { ...gone }) : new AppError('DATA_TIDAK_DITEMUKAN');
};

export const ambil = async (call: Call<{ id: string }>, tx: Tx) => ({
  data: await end<DataOf<typeof ambilEndpoint>>(call, tx, { dibuang: false, answer: sql`isi` }),
});

export const buang = async (call: Call<{ id: string }>, tx: Tx) => ({
  data: await end<{ id: string }>(call, tx, { dibuang: true, answer: sql`id` }),
});
