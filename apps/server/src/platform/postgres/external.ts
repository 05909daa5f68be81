import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { DatabaseStartError, errorCode, errorText } from './errors.ts';

/** The oldest PostgreSQL Kadar runs on, as server_version_num (design §3). */
const OLDEST = 150_000;
const ATTEMPTS = 4;
/** A server that is there answers late when its machine is busy. One that is not mostly refuses at once; an address that swallows calls is told of after this. */
const ANSWER_MS = 30_000;
/** Refused, or 57P03 "the database system is starting up": both pass when the machine has just booted. */
const PASSING = ['ECONNREFUSED', '57P03'];

/** An address without its password, for messages and logs. */
export function withoutPassword(databaseUrl: string): string {
  try {
    const url = new URL(databaseUrl);
    url.password = '';
    url.search = '';
    return url.href;
  } catch (error) {
    if (error instanceof TypeError) return 'DATABASE_URL';
    throw error;
  }
}

/** Opens one connection, after a few retries while the server is just starting. */
export async function connect(databaseUrl: string): Promise<Client> {
  for (let attempt = 1; ; attempt++) {
    const client = new Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: ANSWER_MS,
      application_name: 'kadar start',
    });
    // A connection that breaks between two queries is reported here; the query that follows rejects by itself.
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (attempt === ATTEMPTS || !PASSING.includes(errorCode(error))) throw error;
      await delay(100 * 2 ** attempt);
    }
  }
}

const ADVICE: Record<string, string> = {
  ECONNREFUSED: 'Nothing answers at that address: is PostgreSQL running, and are host and port right?',
  ENOTFOUND: 'The host name is not known.',
  '28P01': 'The user or the password is wrong.',
  '28000': "The server's pg_hba.conf does not admit this user from here.",
  '3D000': 'The database does not exist: create it first (createdb).',
};

/**
 * Checks the server behind DATABASE_URL: reachable, PostgreSQL 15 or newer, UTF8.
 * Throws DATABASE_UNREACHABLE, DATABASE_TOO_OLD or DATABASE_ENCODING, never naming the password.
 */
export async function checkDatabase(databaseUrl: string): Promise<void> {
  const place = withoutPassword(databaseUrl);
  let client: Client;
  try {
    client = await connect(databaseUrl);
  } catch (error) {
    throw new DatabaseStartError(
      'DATABASE_UNREACHABLE',
      `The database ${place} cannot be reached: ${errorText(error)}. ${ADVICE[errorCode(error)] ?? ''}`.trim(),
      { cause: error },
    );
  }
  try {
    const { rows } = await client.query<{ number: string; version: string; encoding: string }>(
      `SELECT current_setting('server_version_num') AS number, current_setting('server_version') AS version,
        current_setting('server_encoding') AS encoding`,
    );
    const server = rows[0];
    if (!server || Number(server.number) < OLDEST) {
      throw new DatabaseStartError(
        'DATABASE_TOO_OLD',
        `The database ${place} is PostgreSQL ${server?.version ?? 'of an unknown version'}; Kadar needs 15 or newer. ` +
          'Upgrade the server, or leave DATABASE_URL out to use the embedded one.',
      );
    }
    if (server.encoding !== 'UTF8') {
      throw new DatabaseStartError(
        'DATABASE_ENCODING',
        `The database ${place} is encoded in ${server.encoding}; Kadar needs UTF8 (createdb -E UTF8 -T template0).`,
      );
    }
  } finally {
    await client.end();
  }
}

interface Login {
  /** The same for two connections to one database only. */
  place: string;
  superuser: boolean;
}

async function loginOf(databaseUrl: string, role: 'set role kadar_app' | ''): Promise<Login | undefined> {
  const client = await connect(databaseUrl);
  try {
    if (role) await client.query(role);
    const { rows } = await client.query<Login>(
      `SELECT d.oid || ' ' || pg_postmaster_start_time() AS place, r.rolsuper AS superuser
       FROM pg_database d, pg_roles r WHERE d.datname = current_database() AND r.rolname = session_user`,
    );
    return rows[0];
  } finally {
    await client.end();
  }
}

/**
 * Checks the product's own login (DATABASE_APP_URL): of the same database, no superuser, and able to become kadar_app.
 * Throws DATABASE_UNREACHABLE or DATABASE_APP_LOGIN, never naming a password.
 */
export async function checkAppLogin(appUrl: string, ownerUrl: string): Promise<void> {
  await checkDatabase(appUrl);
  const refuse = (why: string, cause?: unknown): DatabaseStartError =>
    new DatabaseStartError('DATABASE_APP_LOGIN', `DATABASE_APP_URL (${withoutPassword(appUrl)}) ${why}`, {
      cause,
    });
  const app = await loginOf(appUrl, 'set role kadar_app').catch((error: unknown) => {
    throw refuse(`cannot become kadar_app (${errorText(error)}): grant kadar_app to it.`, error);
  });
  if (app?.superuser) throw refuse('is a superuser: give the product a login that is none.');
  if (app?.place !== (await loginOf(ownerUrl, ''))?.place)
    throw refuse('is another database than DATABASE_URL.');
}
