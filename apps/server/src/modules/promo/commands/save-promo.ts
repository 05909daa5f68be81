import type { Promo, postPromo, putPromo } from '@kadar/contract/endpoints/promo.ts';
import { messageText } from '@kadar/contract/errors.ts';
import type { z } from 'zod';
import { writeAudit } from '../../../platform/audit.ts';
import { calendarDay } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { type Call, oneToko } from '../../../platform/http/call.ts';
import { publicImage } from '../account.ts';
import { settleBanner } from '../banner.ts';
import { promoLifecycle } from '../lifecycle.ts';
import { onePromo } from '../queries/promo.ts';
import { wakeSender } from '../wake.ts';

type Body = z.output<NonNullable<typeof postPromo.body>>;
type ChangeBody = z.output<NonNullable<typeof putPromo.body>>;
type Answer = { data: Promo; message: string };

const check = (call: Call, body: Body): void => {
  if (body.tgl_kirim < calendarDay(call.kadar.clock.now(), call.settings.ZONA_WAKTU))
    throw fieldError('tgl_kirim', 'TANGGAL_TIDAK_SAH');
  if (body.audiens === 'JENIS' && body.jenis_pelanggan === '')
    throw fieldError('jenis_pelanggan', 'WAJIB_DIISI', { label: 'Jenis Pelanggan' });
  if (body.image_url !== '' && publicImage(call.kadar, body.image_url) === undefined)
    throw fieldError('image_url', 'ALAMAT_PUBLIK_WAJIB');
};

/** Without the module nothing could be sent, so that a promo waits as a draft until somebody schedules it. */
const statusFor = (call: Call, body: Body): 'DRAFT' | 'TERJADWAL' =>
  body.jadwalkan && call.settings.WABLAS_MODULE ? 'TERJADWAL' : 'DRAFT';

const sendTime = ({ settings }: Call, { tgl_kirim, jam_kirim }: Body): Query<Date> =>
  sql`(${tgl_kirim}::date + ${jam_kirim}::time) at time zone ${settings.ZONA_WAKTU}`;

const settle = async (call: Call, tx: Tx, id: number, before?: Promo): Promise<Answer> => {
  const promo = await onePromo(tx, id);
  await writeAudit(tx, {
    toko: promo.kode_toko,
    user: call.session.user_id,
    ip: call.ip,
    action: before ? 'change' : 'add',
    entity: 'promo',
    key: String(id),
    ...(before && { before }),
    after: promo,
  });
  if (promo.status === 'TERJADWAL')
    await wakeSender(call.kadar, tx, promo.kode_toko, new Date(promo.kirim_at));
  return { data: promo, message: messageText('PROMO_DISIMPAN', call.language) };
};

/** Saves a promo of the shop. Throws 422 at the fields. */
export const addPromo = async (call: Call<unknown, unknown, Body>, tx: Tx): Promise<Answer> => {
  const { body, session } = call;
  const toko = oneToko(call);
  check(call, body);
  await settleBanner(call, tx, body.image_url);
  const { id } = await tx.one<{ id: number }>(sql`
    insert into promo_jadwal (kode_toko, judul, template, image_url, audiens, jenis_pelanggan, tgl_kirim, jam_kirim, kirim_at, status, input_by, updated_by)
    values (${toko}, ${body.judul}, ${body.template}, ${body.image_url}, ${body.audiens}, ${body.jenis_pelanggan}, ${body.tgl_kirim}, ${body.jam_kirim},
            ${sendTime(call, body)}, ${statusFor(call, body)}, ${session.user_id}, ${session.user_id})
    returning id`);
  return settle(call, tx, id);
};

/** Changes a promo that has not started. Throws DATA_TIDAK_DITEMUKAN, ILLEGAL_MOVE, DATA_BERUBAH, 422 at the fields. */
export const changePromo = async (
  call: Call<{ id: number }, unknown, ChangeBody>,
  tx: Tx,
): Promise<Answer> => {
  const { body, params } = call;
  oneToko(call);
  await tx.rows(sql`select 1 from promo_jadwal where id = ${params.id} for update`);
  const before = await onePromo(tx, params.id);
  promoLifecycle.next(before.status, 'ubah');
  if (before.version !== body.version) throw new AppError('DATA_BERUBAH');
  check(call, body);
  await settleBanner(call, tx, body.image_url, before.image_url);
  await tx.execute(sql`
    update promo_jadwal set judul = ${body.judul}, template = ${body.template}, image_url = ${body.image_url}, audiens = ${body.audiens},
      jenis_pelanggan = ${body.jenis_pelanggan}, tgl_kirim = ${body.tgl_kirim}, jam_kirim = ${body.jam_kirim}, kirim_at = ${sendTime(call, body)},
      status = ${statusFor(call, body)}, kendala = '', version = version + 1, updated_by = ${call.session.user_id}
    where id = ${params.id}`);
  return settle(call, tx, params.id, before);
};
