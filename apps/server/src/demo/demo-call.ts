import { DomainError } from '@kadar/domain/errors.ts';
import { grantApproval } from '../platform/auth/approvals.ts';
import { sha256 } from '../platform/canonical.ts';
import type { Context } from '../platform/context.ts';
import type { Tx } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { AppError } from '../platform/errors.ts';
import type { Intent } from '../platform/http/command.ts';
import type { Kadar } from '../platform/kadar.ts';
import { actorOf, type DemoActor, type DemoShop, type ShopDay } from './shop.ts';

/** What the real commands work with when the demo asks for them; `approval` is a token. */
export const demoCall = async <P, B>(
  kadar: Kadar,
  actor: DemoActor,
  input: { params: P; body: B },
  approval?: string,
): Promise<Context<P, unknown, B>> => ({
  kadar,
  session: { user_id: actor.user_id, level: actor.level, kode_toko: actor.toko },
  toko: actor.toko,
  scope: { toko: actor.toko },
  settings: await kadar.settings.of(actor.toko),
  language: 'id',
  ip: '127.0.0.1',
  params: input.params,
  query: undefined,
  body: input.body,
  mustAuthorise: false,
  approval,
  subject: ['DEMO', input.body],
});

export const demoIntent = (actor: DemoActor, key: string): Intent => ({
  user: actor.user_id,
  key,
  toko: actor.toko,
  route: 'DEMO',
  bodyHash: sha256(key),
});

/** What a till would be told; everything else ends the demo. */
export const refused = (error: unknown): boolean => error instanceof AppError || error instanceof DomainError;

/** What is refused has done nothing, as at a till, though the day goes on in the same transaction. */
export const orUndone = async <T>(tx: Tx, work: () => Promise<T>): Promise<T> => {
  await tx.execute(sql`savepoint percobaan`);
  try {
    return await work();
  } catch (error) {
    if (refused(error)) await tx.execute(sql`rollback to savepoint percobaan`);
    throw error;
  }
};

const APPROVAL_SECONDS = 120;

/** A command as a till runs it: refused for want of an approval, signed by someone else, sent again; `asked` is told when one is wanted. */
export const approved = async <T>(
  tx: Tx,
  actor: DemoActor,
  shop: DemoShop,
  work: (approval?: string) => Promise<T>,
  asked: () => Promise<void> = async () => undefined,
): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || !error.needAuth) throw error;
    const { kategori, notes, amount, payload_hash } = error.needAuth;
    await asked();
    const { token } = await grantApproval(tx, {
      toko: actor.toko,
      kategori,
      notes,
      amount,
      payloadHash: Buffer.from(payload_hash, 'hex'),
      requester: actor.user_id,
      approver: actor.user_id === shop.spv ? shop.owner : shop.spv,
      mode: 'MANUAL',
      seconds: APPROVAL_SECONDS,
    });
    return work(token);
  }
};

/** A command as the screen of who asks would send it; what wants an approval gets it. */
export const asked = async <B, P, T>(
  { kadar, shop, tx }: Pick<ShopDay, 'kadar' | 'shop' | 'tx'>,
  { actor, params, body }: { actor: DemoActor; params: P; body: B },
  work: (context: Context<P, unknown, B>) => Promise<T>,
): Promise<T> =>
  approved(tx, actor, shop, async (approval) =>
    work(await demoCall(kadar, actor, { params, body }, approval)),
  );

/** So much in cash; no payment for nothing. */
export const cash = (jumlah_rp: number) => (jumlah_rp > 0 ? [{ jenis: 'CASH' as const, jumlah_rp }] : []);

/** Asked by who answers for the shop. */
export const bySpv = <B, T>(
  day: ShopDay,
  body: B,
  work: (context: Context<object, unknown, B>) => Promise<T>,
): Promise<T> => asked(day, { actor: actorOf(day.shop, day.shop.spv), params: {}, body }, work);
