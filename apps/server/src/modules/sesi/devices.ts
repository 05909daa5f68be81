import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sha256 } from '../../platform/canonical.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

/** Of the till and the authenticator in one browser alike; it stays when the session ends. */
const COOKIE = 'kadar_perangkat';
const SHAPE = /^[\w-]{43}$/;
const KNOWN_DAYS = 180;
/** The device used longest ago gives way: who knows the password could otherwise fill the table. */
const KNOWN_AT_MOST = 20;

/** The secret of the browser that calls, if it has one. */
export const deviceOf = (request: FastifyRequest): string | undefined => {
  const sent = request.cookies[COOKIE];
  return sent !== undefined && SHAPE.test(sent) ? sent : undefined;
};

export const newDevice = (): string => randomBytes(32).toString('base64url');

/** Lets the browser keep its secret, from now on as long as the server keeps it. */
export const keepDevice = (
  reply: FastifyReply,
  device: string,
  cookie: { path: string; httpOnly: boolean; sameSite: 'strict'; secure: 'auto' },
): void => {
  reply.setCookie(COOKIE, device, { ...cookie, maxAge: KNOWN_DAYS * 24 * 3600 });
};

/** Whether this user has signed in on this device within 180 days. */
export const isKnownOn = async (tx: Tx, user_id: string, device: string): Promise<boolean> =>
  (await tx.maybe(sql`
    select 1 from perangkat_dikenal
    where user_id = ${user_id} and perangkat_hash = ${sha256(device)} and dipakai_at > now() - make_interval(days => ${KNOWN_DAYS})`)) !==
  undefined;

/** The user signed in on this device. */
export const rememberDevice = async (tx: Tx, user_id: string, device: string): Promise<void> => {
  await tx.execute(sql`
    insert into perangkat_dikenal (user_id, perangkat_hash, dipakai_at) values (${user_id}, ${sha256(device)}, clock_timestamp())
    on conflict (user_id, perangkat_hash) do update set dipakai_at = excluded.dipakai_at`);
  await tx.execute(sql`
    delete from perangkat_dikenal
    where dipakai_at < now() - make_interval(days => ${KNOWN_DAYS}) or (user_id = ${user_id} and perangkat_hash in (
      select perangkat_hash from perangkat_dikenal where user_id = ${user_id} order by dipakai_at desc offset ${KNOWN_AT_MOST}))`);
};
