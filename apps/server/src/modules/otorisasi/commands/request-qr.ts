import type { generateQr, removeQr } from '@kadar/contract/endpoints/otorisasi.ts';
import type { z } from 'zod';
import { approvalShop } from '../../../platform/auth/approvals.ts';
import { sha256 } from '../../../platform/canonical.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { askedFor } from '../asked-for.ts';
import { newSalt, qrToken } from '../qr-token.ts';
import { tellApprovers } from './tell.ts';

type Body = z.output<NonNullable<typeof generateQr.body>>;
type Params = z.output<NonNullable<typeof removeQr.params>>;

const underscored = (name: string): string => name.trim().toUpperCase().replaceAll(/\s+/g, '_');

/** Whether a client calls itself by the shop's code or, as it prints it, by its name; spaces are underscores [spec B §3]. */
const isOf = async (tx: Tx, toko: string, client: string): Promise<boolean> => {
  const said = underscored(client);
  if (said === toko) return true;
  const { nama_toko } = await tx.one<{ nama_toko: string }>(
    sql`select nama_toko from tokos where kode_toko = ${toko}`,
  );
  return said === underscored(nama_toko);
};

/** Puts a request before the approvers. Throws at `client` or `input_by` when they are not the caller's, as `askedFor`, DATA_SUDAH_ADA. */
export const generateRequest = async (call: Call<unknown, unknown, Body>, tx: Tx) => {
  const toko = approvalShop(call);
  const { body, session, kadar } = call;
  if (!(await isOf(tx, toko, body.client))) throw fieldError('client', 'ISIAN_TIDAK_SAH');
  if (body.input_by !== session.user_id) throw fieldError('input_by', 'ISIAN_TIDAK_SAH');
  const asked = await askedFor(call, tx, toko, {
    ...body,
    notes: body.client_notes,
    amount: body.jumlah_rp,
  });
  await tx.execute(
    sql`delete from otorisasi_qr where kode_toko = ${toko} and created_at < now() - interval '1 day'`,
  );
  const salt = newSalt();
  const token = qrToken(call.request, { keystore: body.keystore, salt });
  const made = await tx.maybe<{ expires_at: Date }>(sql`
    insert into otorisasi_qr (keystore, kode_toko, sesi_hash, diminta_oleh, kategori, payload_hash, catatan, jumlah_rp, event, garam, token_hash, expires_at)
    values (${body.keystore}, ${toko}, ${session.tokenHash}, ${session.user_id}, ${asked.kategori}, ${asked.payloadHash},
            ${asked.notes}, ${asked.amount ?? null}, ${body.event}, ${salt}, ${sha256(token)},
            now() + make_interval(secs => ${call.settings.OTORISASI_TTL_DETIK}))
    on conflict (keystore) do nothing returning expires_at`);
  if (!made) throw new AppError('DATA_SUDAH_ADA', { label: 'Keystore', nilai: body.keystore });
  await tellApprovers(kadar.events, tx, { status: 'OPEN', store_code: toko, keystore: body.keystore });
  return {
    data: {
      store_code: toko,
      keystore: body.keystore,
      status: 'OPEN' as const,
      expires_at: made.expires_at.toISOString(),
    },
  };
};

/** The requester takes back what still waits; a second time, or after a decision, nothing happens. */
export const cancelRequest = async (call: Call<Params>, tx: Tx) => {
  const { keystore, store_code } = call.params;
  const { events } = call.kadar;
  const removed = await tx.execute(sql`
    update otorisasi_qr set status = 'CANCEL', diputuskan_at = now()
    where keystore = ${keystore} and kode_toko = ${store_code} and diminta_oleh = ${call.session.user_id} and status = 'OPEN'`);
  if (removed === 1) {
    await tellApprovers(events, tx, { status: 'CANCEL', store_code, keystore });
    await events.publish(tx, {
      topic: 'qr-auth',
      toko: store_code,
      approvers: true,
      data: { status: 'CANCEL', keystore, cancel: true },
    });
  }
  return { data: { removed: removed === 1 } };
};
