import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Client, escapeIdentifier } from 'pg';
import { connect } from './external.ts';

export interface TestAddresses {
  /** As whom the product signs in. */
  url: string;
  ownerUrl: string;
  /** The superuser's (or an external server's one user's): for looking, and for what nobody else may. */
  adminUrl: string;
}

export interface TestDatabase extends TestAddresses {
  /** Ends every connection to it and removes it. */
  drop(): Promise<void>;
}

/** A prepared database, for testDatabase() to copy. */
export interface TemplateDatabase {
  name: string;
}

function fromSetup(variable: 'KADAR_TEST_DATABASE_URL' | 'KADAR_TEST_RUN' | 'KADAR_TEST_FOLDER'): string {
  const value = process.env[variable];
  if (!value)
    throw new Error(`${variable} is not set: global-setup.ts must be among vitest's globalSetup files`);
  return value;
}

/** Where what belongs to templates and is no row lies until the run ends. */
export const templateFolder = (): string => join(fromSetup('KADAR_TEST_FOLDER'), 'templates');

async function asAdmin<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = await connect(fromSetup('KADAR_TEST_DATABASE_URL'));
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** An external server's one user is everything to its tests, as it is to a Kadar with DATABASE_URL alone. */
function addressesOf(name: string): TestAddresses {
  const admin = fromSetup('KADAR_TEST_DATABASE_URL');
  const at = (address = admin): string => {
    const url = new URL(address);
    url.pathname = `/${name}`;
    return url.href;
  };
  return {
    url: at(process.env.KADAR_TEST_APP_URL),
    ownerUrl: at(process.env.KADAR_TEST_OWNER_URL),
    adminUrl: at(),
  };
}

function ownerClause(name: string): string {
  return `OWNER ${escapeIdentifier(new URL(addressesOf(name).ownerUrl).username)}`;
}

async function dropDatabase(client: Client, name: string): Promise<void> {
  await client.query(`ALTER DATABASE ${escapeIdentifier(name)} IS_TEMPLATE false`);
  await client.query(`DROP DATABASE ${escapeIdentifier(name)} WITH (FORCE)`);
}

/** A fresh database of this test's own: a copy of the template, or empty. Call drop() when done. */
export async function testDatabase(template?: TemplateDatabase): Promise<TestDatabase> {
  const name = `${fromSetup('KADAR_TEST_RUN')}_${randomBytes(6).toString('hex')}`;
  const source = template ? escapeIdentifier(template.name) : "template0 ENCODING 'UTF8'";
  // Copying files beats copying through the log (PostgreSQL's default) two- to eightfold here.
  const sql = `CREATE DATABASE ${escapeIdentifier(name)} ${ownerClause(name)} TEMPLATE ${source} STRATEGY file_copy`;
  await asAdmin((client) => client.query(sql));
  return {
    ...addressesOf(name),
    drop: () => asAdmin((client) => dropDatabase(client, name)),
  };
}

/** Templates that this process knows to stand: hundreds of servers start from a few. */
const ready = new Set<string>();

/**
 * A database that `prepare` fills (migrations, demo data), built once per vitest run whichever worker asks first;
 * the others wait for it. `prepare` must close its connections. `name`: letters, digits and underscores.
 */
export async function templateDatabase(
  name: string,
  prepare: (database: TestAddresses) => Promise<void>,
): Promise<TemplateDatabase> {
  const full = `${fromSetup('KADAR_TEST_RUN')}_template_${name}`;
  if (ready.has(full)) return { name: full };
  const id = escapeIdentifier(full);
  await asAdmin(async (client) => {
    await client.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [full]);
    const { rows } = await client.query<{ ready: boolean }>(
      'SELECT datistemplate AS ready FROM pg_database WHERE datname = $1',
      [full],
    );
    if (rows[0]?.ready) return;
    // Marked as a template only when prepare() has ended well: an unmarked one is the rest of a failure.
    if (rows[0]) await dropDatabase(client, full);
    await client.query(`CREATE DATABASE ${id} ${ownerClause(full)} TEMPLATE template0 ENCODING 'UTF8'`);
    await prepare(addressesOf(full));
    await client.query(`ALTER DATABASE ${id} IS_TEMPLATE true`);
  });
  ready.add(full);
  return { name: full };
}

/**
 * A folder that `make` fills, such as one with a cluster of its own, once per vitest run whichever worker asks first; the others wait
 * for it. It is there to be copied: nothing may run on it afterwards.
 */
export async function folderOnce(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(templateFolder(), name);
  await asAdmin(async (client) => {
    await client.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [
      `${fromSetup('KADAR_TEST_RUN')}_folder_${name}`,
    ]);
    if (existsSync(folder)) return;
    const draft = `${folder}.draft`;
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { recursive: true });
    await make(draft);
    await rename(draft, folder);
  });
  return folder;
}

/** Removes what a run left on an external server. */
export async function dropDatabasesOf(run: string): Promise<void> {
  await asAdmin(async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
      [`${run}_`],
    );
    for (const { datname } of rows) await dropDatabase(client, datname);
  });
}
