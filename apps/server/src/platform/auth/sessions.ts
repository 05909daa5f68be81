import { createHash, randomBytes } from 'node:crypto';
import type { SebabSesi } from '@kadar/contract/endpoint.ts';
import type { SessionApp } from '@kadar/contract/endpoints/session.ts';
import type { AksesNode } from '@kadar/contract/menu.ts';
import type { Level } from '@kadar/contract/permissions.ts';
import type { Database, Tx } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { AppError } from '../errors.ts';
import type { Events } from '../events.ts';

/** Who is calling. */
export interface Session {
  user_id: string;
  usere_name: string;
  level: Level;
  /** The user's own shop; head office users may act for any. */
  kode_toko: string;
  pusat: boolean;
  akses: AksesNode[];
  app: SessionApp;
  tokenHash: string;
  /** A user of head office who calls through the portal: he has no session here, nor a row among the users. */
  guest?: boolean;
}

const KEPT_MS = 15_000;
const SEEN_EVERY_MS = 60_000;
const KEPT_AT_MOST = 1000;

const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Opaque, hashed, revocable sessions, one active per user and app; looked up in memory for a few seconds (design §4). */
export class Sessions {
  readonly #db: Database;
  readonly #events: Events;
  readonly #hours: number;
  readonly #kept = new Map<string, { session: Session; until: number; seen: number }>();
  /** Counts what was forgotten: a look-up that began before may not be kept after. */
  #forgotten = 0;

  constructor(db: Database, events: Events, hours: number) {
    this.#db = db;
    this.#events = events;
    this.#hours = hours;
    events.subscribe(({ topic, user }) => {
      if (topic === 'reconnected' || topic === 'session-ended') this.#forget(user);
    });
  }

  #forget(user: string | undefined): void {
    this.#forgotten++;
    for (const [hash, { session }] of this.#kept)
      if (user === undefined || session.user_id === user) this.#kept.delete(hash);
  }

  /** Starts a session in the caller's transaction. Throws USER_SEDANG_DIPAKAI when one is active and takeover is not asked. */
  async start(
    tx: Tx,
    user_id: string,
    from: { ip: string; agent: string },
    { app, takeover }: { app: SessionApp; takeover: boolean },
  ): Promise<string> {
    await tx.rows(sql`select 1 from users where user_id = ${user_id} for update`);
    const active = await tx.maybe(sql`
      select 1 from sessions where user_id = ${user_id} and app = ${app} and revoked_at is null and expires_at > now()`);
    if (active && !takeover) throw new AppError('USER_SEDANG_DIPAKAI');
    await this.end(tx, user_id, { app, sebab: 'DIAMBIL_ALIH' });
    const token = randomBytes(32).toString('base64url');
    await tx.execute(sql`
      insert into sessions (token_hash, user_id, app, expires_at, ip, agent)
      values (${hashToken(token)}, ${user_id}, ${app}, now() + make_interval(hours => ${this.#hours}), ${from.ip}, ${from.agent.slice(0, 200)})`);
    return token;
  }

  /** Revokes a user's sessions: all, the one of an app, or all but one, and notes why; every process forgets them with the commit. Gives how many. */
  async end(
    tx: Tx,
    user_id: string,
    which: {
      app?: SessionApp;
      except?: Pick<Session, 'tokenHash'>;
      sebab?: Exclude<SebabSesi, 'KEDALUWARSA'>;
    } = {},
  ): Promise<number> {
    const kept = which.except && Buffer.from(which.except.tokenHash, 'base64url');
    const ended = await tx.execute(sql`
      update sessions set revoked_at = now(), sebab = ${which.sebab ?? null}
      where user_id = ${user_id} and revoked_at is null
        and app = coalesce(${which.app ?? null}, app) and token_hash is distinct from ${kept ?? null}::bytea`);
    if (ended === 0) return 0;
    await this.#events.publish(tx, { topic: 'session-ended', toko: '*', user: user_id });
    // This process need not wait to hear of it: the answer to the call must not overtake the news.
    tx.afterCommit(() => this.#forget(user_id));
    return ended;
  }

  /** The session of a token. Throws INVALID_TOKEN. */
  async find(token: string | undefined): Promise<Session> {
    if (!token || token.length > 200) throw new AppError('INVALID_TOKEN');
    const hash = hashToken(token);
    const id = hash.toString('base64url');
    const now = Date.now();
    const kept = this.#kept.get(id);
    if (kept && kept.until > now) return kept.session;
    const touch = !kept || now - kept.seen > SEEN_EVERY_MS;
    const forgotten = this.#forgotten;
    const session = await this.#db.transaction({ toko: '*' }, async (tx) => {
      const row = await tx.maybe<Omit<Session, 'tokenHash'>>(sql`
        select u.user_id, u.usere_name, u.level, u.kode_toko, u.akses, s.app, t.type = 'PUSAT' as pusat
        from sessions s join users u using (user_id) join tokos t using (kode_toko)
        where s.token_hash = ${hash} and s.revoked_at is null and s.expires_at > now() and u.deleted_at is null`);
      if (!row) throw new AppError('INVALID_TOKEN', {}, await this.#ended(tx, hash));
      if (touch) await tx.execute(sql`update sessions set last_seen = now() where token_hash = ${hash}`);
      return { ...row, tokenHash: id };
    });
    if (forgotten === this.#forgotten) {
      this.#prune(now);
      this.#kept.set(id, { session, until: now + KEPT_MS, seen: touch ? now : (kept?.seen ?? now) });
    }
    return session;
  }

  /** Why the session of a token stands no more; nothing where there never was one, or its user left himself. */
  async #ended(tx: Tx, hash: Buffer): Promise<{ sebab?: SebabSesi }> {
    const row = await tx.maybe<{ sebab: SebabSesi | null }>(sql`
      select case when s.revoked_at is not null then s.sebab when s.expires_at <= now() then 'KEDALUWARSA' else 'OLEH_ADMIN' end as sebab
      from sessions s where s.token_hash = ${hash}`);
    return row?.sebab ? { sebab: row.sebab } : {};
  }

  /** Callers who are gone are not kept for ever. */
  #prune(now: number): void {
    if (this.#kept.size < KEPT_AT_MOST) return;
    for (const [hash, { until, seen }] of this.#kept)
      if (until < now && seen < now - SEEN_EVERY_MS) this.#kept.delete(hash);
  }
}
