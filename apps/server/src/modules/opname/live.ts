import { writeAudit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Kadar } from '../../platform/kadar.ts';

/** Scans come by the dozen in a second; who looks asks again a moment after he heard, and sees all of them. */
const EVERY_MS = 1000;
const told_at = new WeakMap<Kadar, Map<string, number>>();

/** Tells the shop's browsers that counts moved, once in a second at most: each telling is a line that commits wait in. */
export const counted = async ({ kadar }: Pick<Context, 'kadar'>, tx: Tx, toko: string): Promise<void> => {
  const last = told_at.get(kadar) ?? new Map<string, number>();
  told_at.set(kadar, last);
  const now = performance.now();
  if (now - (last.get(toko) ?? Number.NEGATIVE_INFINITY) < EVERY_MS) return;
  last.set(toko, now);
  await kadar.events.publish(tx, { topic: 'opname-changed', toko });
};

/** A step of a count in the audit, and told to the shop. */
export const told = async (
  call: Context,
  tx: Tx,
  action: 'start' | 'empty' | 'finish' | 'decide',
  session: number,
  after: object,
): Promise<void> => {
  const { user_id: user } = call.session;
  const toko = call.scope.toko;
  await writeAudit(tx, { toko, user, ip: call.ip, action, entity: 'opname', key: String(session), after });
  await call.kadar.events.publish(tx, { topic: 'opname-changed', toko });
};
