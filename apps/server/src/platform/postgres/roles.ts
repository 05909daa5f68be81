import { createHmac } from 'node:crypto';
import { type ClientBase, escapeLiteral } from 'pg';
import { connect } from './external.ts';

/** The bootstrap superuser of an embedded cluster; signs in at the start only, to make sure of the two below. */
export const SUPERUSER = 'postgres';
/** Owns the database and all in it: migrations, sealing, backup, verification, job queue. */
export const OWNER = 'kadar_owner';
/** As whom the product signs in: may become kadar_app, and nothing else, whatever a statement says. */
export const LOGIN = 'kadar_login';
/** Made by the first migration as well, where an operator's PostgreSQL has none. */
const APP = 'kadar_app';

/**
 * The password of a role of the embedded server. The others derive from the superuser's by HMAC: no further file to lose
 * or to protect, a command-line tool finds them as the server does, and none gives another away.
 */
const passwordOf = (role: string, secret: string): string =>
  role === SUPERUSER ? secret : createHmac('sha256', secret).update(role).digest('base64url');

/** Where a role of the embedded server signs in; `secret` is that of postgres.secret. */
export const addressOf = (role: string, port: number, secret: string, database: string): string =>
  `postgres://${role}:${passwordOf(role, secret)}@127.0.0.1:${port}/${database}`;

/** Makes sure of the roles with their rights and passwords; anything else they got is taken away again. */
const secureRoles = async (client: ClientBase, secret: string): Promise<void> => {
  const { rows } = await client.query<{ name: string }>('select rolname as name from pg_roles');
  const known = new Set(rows.map(({ name }) => name));
  for (const role of [APP, OWNER, LOGIN]) if (!known.has(role)) await client.query(`create role ${role}`);
  const plain = 'nosuperuser nocreatedb nocreaterole noreplication nobypassrls';
  const signsIn = (role: string): string => `login password ${escapeLiteral(passwordOf(role, secret))}`;
  await client.query(`alter role ${APP} nologin ${plain}`);
  await client.query(`alter role ${OWNER} ${plain} ${signsIn(OWNER)}`);
  await client.query(`alter role ${LOGIN} noinherit ${plain} ${signsIn(LOGIN)}`);
  // The first migration passes kadar_app on to whoever runs it.
  await client.query(`grant ${APP} to ${OWNER} with admin option`);
  await client.query(`grant ${APP} to ${LOGIN} with inherit false, set true`);
};

/**
 * Every object of the database that the superuser owns and `alter … owner` takes: what a Kadar before these roles made.
 * Extensions' own stay; sequences of columns, indexes, rows' and arrays' types follow their table.
 */
const FOREIGN = `
  with mine as (select oid from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'),
  super as (select oid from pg_roles where rolname = current_user),
  bound as (select classid, objid, deptype from pg_depend where deptype in ('a', 'i', 'e'))
  select 'database ' || quote_ident(datname) as object from pg_database, super where datname = current_database() and datdba = super.oid
  union all
  select 'schema ' || quote_ident(nspname) from pg_namespace n, super where n.oid in (table mine) and nspowner = super.oid
  union all
  select case relkind when 'S' then 'sequence ' when 'v' then 'view ' when 'm' then 'materialized view ' when 'f' then 'foreign table ' else 'table ' end || c.oid::regclass
  from pg_class c, super where relnamespace in (table mine) and relowner = super.oid and relkind in ('r', 'p', 'S', 'v', 'm', 'f')
    and not exists (select from bound b where b.classid = 'pg_class'::regclass and b.objid = c.oid and (c.relkind = 'S' or b.deptype = 'e'))
  union all
  select 'routine ' || p.oid::regprocedure from pg_proc p, super where pronamespace in (table mine) and proowner = super.oid
    and not exists (select from bound b where b.classid = 'pg_proc'::regclass and b.objid = p.oid and b.deptype = 'e')
  union all
  select 'type ' || format_type(t.oid, null) from pg_type t left join pg_class c on c.oid = t.typrelid, super
  where typnamespace in (table mine) and typowner = super.oid and (typtype in ('e', 'd', 'r') or c.relkind = 'c')
    and not exists (select from bound b where b.classid = 'pg_type'::regclass and b.objid = t.oid and b.deptype = 'e')`;

/** Hands what the superuser owns in this database to the owner role, all or nothing. */
const takeOver = async (client: ClientBase): Promise<void> => {
  // Names are written out with their schema.
  await client.query("begin; set local search_path = ''");
  const { rows } = await client.query<{ object: string }>(FOREIGN);
  if (rows.length > 0)
    await client.query(rows.map(({ object }) => `alter ${object} owner to ${OWNER}`).join(';\n'));
  await client.query('commit');
};

const asSuperuser = async (
  address: string,
  work: (client: ClientBase) => Promise<unknown>,
): Promise<void> => {
  const client = await connect(address);
  await work(client).finally(() => client.end());
};

/** All that the superuser does at a start: the roles, the database, and that the owner owns everything in it. */
export const secureServer = async (port: number, secret: string, database: string): Promise<void> => {
  await asSuperuser(addressOf(SUPERUSER, port, secret, 'postgres'), async (client) => {
    await secureRoles(client, secret);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (rowCount === 0) await client.query(`create database ${database} owner ${OWNER}`);
  });
  await asSuperuser(addressOf(SUPERUSER, port, secret, database), takeOver);
};
