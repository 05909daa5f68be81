import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { chatSend, ujiPromo } from '@kadar/contract/endpoints/promo.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { PLACEHOLDERS, promoText } from '@kadar/contract/promo-text.ts';
import { waNumber } from '@kadar/domain/phone.ts';
import type { z } from 'zod';
import { calendarDay } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError, fieldError } from '../../platform/errors.ts';
import { type Call, oneToko } from '../../platform/http/call.ts';
import { runCommand } from '../../platform/http/command.ts';
import type { WablasFailure } from '../../platform/messaging/wablas.ts';
import { publicImage, requireAccount } from './account.ts';
import { type Receiver, valuesOf } from './fill.ts';
import { mark, settle, transmit } from './queue/attempt.ts';

interface Message {
  jenis: 'CHAT' | 'UJI';
  no_hp: string;
  pesan: string;
  image_url: string;
}
type Sent = DataOf<typeof chatSend>;
interface Row {
  status: Sent['status'];
  kesalahan: string;
}

/** What the sender is told; an answer that did not come may hide a message that left. */
const REFUSAL = {
  refused: 'WA_TIDAK_TERDAFTAR',
  quota: 'WA_KUOTA_HABIS',
  account: 'WA_BELUM_DIATUR',
  unavailable: 'WA_GAGAL_DIKIRIM',
  unclear: 'WA_TIDAK_PASTI',
} as const satisfies Record<WablasFailure, string>;

const numberOf = (receiver: string): string => {
  const number = waNumber(receiver);
  if (!number)
    throw new AppError('WA_TIDAK_TERDAFTAR', {}, { fields: { receiver: { code: 'WA_TIDAK_TERDAFTAR' } } });
  return number;
};

/**
 * One message now, once per key: the row stands in the log before the call leaves, and whoever repeats the key gets
 * what became of it instead of a second message. Throws WA_*, SEDANG_DIPROSES.
 */
const sendNow = async (call: Call, route: string, compose: (tx: Tx) => Promise<Message>): Promise<Sent> => {
  const { kadar, session } = call;
  const toko = oneToko(call);
  const wablas = requireAccount(kadar, call.settings);
  const { id } = await runCommand(call, route, async (tx) => {
    const { jenis, no_hp, pesan, image_url } = await compose(tx);
    const now = kadar.clock.now();
    return tx.one<{ id: number }>(sql`
      insert into promo_kirim (kode_toko, jenis, no_hp, pesan, image_url, status, input_by, antri_at, berikut_at)
      values (${toko}, ${jenis}, ${no_hp}, ${pesan}, ${image_url}, 'ANTRI', ${session.user_id}, ${now}, ${now}) returning id`);
  });
  const find = (tx: Tx) =>
    tx.one<Row & { pesan: string }>(sql`select status, kesalahan, pesan from promo_kirim where id = ${id}`);
  const attempt = await kadar.db.transaction({ toko }, async (tx) =>
    mark(tx, id, (await find(tx)).pesan, kadar.clock.now()),
  );
  if (!attempt) return repeated(id, await kadar.db.transaction({ toko }, find));
  const outcome = await transmit(kadar, wablas, attempt);
  // Nobody retries a single message but the user: what was not taken is failed.
  const status = outcome.status === 'ANTRI' ? 'GAGAL' : outcome.status;
  await kadar.db.transaction({ toko }, (tx) =>
    settle(tx, attempt, { ...outcome, status }, kadar.clock.now()),
  );
  if (outcome.failure) throw new AppError(REFUSAL[outcome.failure]);
  return { id, status };
};

const repeated = (id: number, { status, kesalahan }: Row): Sent => {
  if (status === 'MENGIRIM') throw new AppError('SEDANG_DIPROSES');
  if (status === 'GAGAL') throw new AppError('WA_GAGAL_DIKIRIM');
  if (status === 'PENDING' && kesalahan !== '') throw new AppError('WA_TIDAK_PASTI');
  return { id, status };
};

export const sendChat = async (call: Call<unknown, unknown, z.output<NonNullable<typeof chatSend.body>>>) => {
  const { receiver, message } = call.body;
  const no_hp = numberOf(receiver);
  const data = await sendNow(call, 'chat/send', async () => ({
    jenis: 'CHAT',
    no_hp,
    pesan: message,
    image_url: '',
  }));
  return { data, message: messageText('INVOICE_DIKIRIM', call.language) };
};

/** A promo's text filled with the first member there is, so that a test shows what receivers will see. */
export const sendTest = async (call: Call<unknown, unknown, z.output<NonNullable<typeof ujiPromo.body>>>) => {
  const { receiver, template, image_url } = call.body;
  const no_hp = numberOf(receiver);
  if (image_url !== '' && publicImage(call.kadar, image_url) === undefined)
    throw fieldError('image_url', 'ALAMAT_PUBLIK_WAJIB');
  const today = calendarDay(call.kadar.clock.now(), call.settings.ZONA_WAKTU);
  const data = await sendNow(call, 'promo-wablas/uji', async (tx) => {
    const sample = await tx.maybe<Receiver>(sql`
      select m.kode_customer, m.nama_customer, m.tgl_lahir, kadar_poin_saldo(m.kode_customer) as poin, t.nama_toko, ${today}::date as tanggal
      from member m, tokos t where t.kode_toko = ${call.toko} and m.deleted_at is null order by m.kode_customer limit 1`);
    const values = sample ? valuesOf(sample) : nothing();
    return { jenis: 'UJI', no_hp, pesan: promoText(template, values), image_url };
  });
  return { data, message: messageText('PESAN_DIKIRIM', call.language) };
};

const nothing = () =>
  Object.fromEntries(PLACEHOLDERS.map((name) => [name, ''])) as ReturnType<typeof valuesOf>;
