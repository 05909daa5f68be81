import type { OtorisasiQrPush, QrAuthPush } from '@kadar/contract/endpoints/otorisasi.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Events } from '../../../platform/events.ts';

/** Tells the approvers of a shop that a request came or was settled. */
export const tellApprovers = (events: Events, tx: Tx, push: OtorisasiQrPush): Promise<void> =>
  events.publish(tx, { topic: 'otorisasi-qr', toko: push.store_code, approvers: true, data: push });

/** Tells the one session that asked what was decided. */
export const tellRequester = (
  events: Events,
  tx: Tx,
  to: { toko: string; user: string; session: string },
  push: QrAuthPush,
): Promise<void> => events.publish(tx, { topic: 'qr-auth', ...to, data: push });
