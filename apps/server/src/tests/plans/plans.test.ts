import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadMasters } from '../../engines/master-engine/registry.ts';
import { startTestApp, type TestApp } from '../../testing/harness.ts';
import { EVERY } from './every-command.fixture.ts';
import { FOR_OTHERS, MAY_GROW, NOT_CALLED } from './exceptions.fixture.ts';
import { functionPlans, growing, indexesOf, type Plan, planOf } from './judge.fixture.ts';
import { type Recording, recordCalls } from './sent-statements.fixture.ts';
import { openStage } from './stage.fixture.ts';
import { claimMillion } from './statistics.fixture.ts';

/*
 * Calls every command, keeps what the server sent for it, then tells the planner of a million rows in each table that grows with
 * the documents, and looks at the plan of every statement, and of every statement in the database's own functions: none may read
 * more the longer a shop has been selling, and every partial index must be one that a statement can use.
 */

/** Looked up before something is posted, and what is done at night or each minute: held to the same. */
const ALSO = [
  'GET barang',
  'GET barang/scan/{kode_barcode}',
  'GET halaman-member/{kode_customer}/riwayat',
  'GET usulan-stok',
  'POST hutang/taksir',
  'POST pembelian/hitung',
  'alerts',
  'expirePoints',
  'expireSurplus',
  'rewardReferrals',
  'seenLast',
];
/** The version from which statistics can be claimed. */
const NEEDED = 18;

let server: TestApp;
let recording: Recording;
let admin: pg.Client;
let grown: ReadonlySet<string>;
/** Paths of the lists, whose calls look at one row by its key. */
let lists: readonly string[];
const LOCKED = `do $$ declare t regclass; begin
  for t in select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
    execute format('lock table %s in share update exclusive mode', t);
  end loop;
end $$`;

let able = false;
/** What a call or a function runs, by its name. */
const plans: { by: string[]; plan: Plan }[] = [];

beforeAll(async () => {
  server = await startTestApp();
  const [database] = await server.look<{ able: boolean }>(
    "select current_setting('server_version_num')::int >= $1 and current_setting('is_superuser')::boolean as able",
    [NEEDED * 10_000],
  );
  able = database?.able ?? false;
  if (!able) return;
  recording = recordCalls(server);
  try {
    const stage = await openStage(server, recording);
    for (const work of Object.values(EVERY)) await work(stage);
  } finally {
    recording.stop();
  }
  admin = new pg.Client({ connectionString: server.database.adminUrl });
  await admin.connect();
  const masters = await loadMasters();
  lists = masters.flatMap(({ paths }) => Object.values(paths));
  // An index is chosen by its pages too, and how many the calls left in it depends on what else ran: two that serve alike would be chosen by that.
  await admin.query('reindex table barang');
  // Nothing of it outlasts the test: what is claimed is taken back. Nor is it counted anew meanwhile: nobody vacuums a locked table.
  await admin.query('begin');
  await admin.query(LOCKED);
  grown = await claimMillion(
    admin,
    masters.map(({ table }) => table),
  );
  await admin.query("set local role kadar_app; set local kadar.toko = 'K01'");
  for (const sent of recording.sent.values())
    plans.push({ by: [...sent.calls], plan: await planOf(admin, sent) });
  plans.push(...(await functionPlans(admin)));
});
afterAll(async () => {
  await admin?.query('rollback');
  await admin?.end();
  await server?.close();
});

const unable = (): [boolean, string] => [
  !able,
  `only a superuser of PostgreSQL ${NEEDED} or newer claims statistics`,
];

test('every command is called, or it is said why not', ({ skip }) => {
  skip(...unable());
  const missing = [...server.app.keyed]
    .filter(({ path }) => !lists.includes(path.replace(/\/\{key\}(\/aktifkan)?$|\/aktifkan$/, '')))
    .map(({ method, path }) => `${method} ${path}`)
    .filter((name) => !recording.answered.has(name));
  expect(missing.filter((name) => !NOT_CALLED.some(([pattern]) => pattern.test(name)))).toEqual([]);
  for (const [pattern] of NOT_CALLED)
    expect(
      missing.some((name) => pattern.test(name)),
      String(pattern),
    ).toBe(true);
});

test('no statement reads more the longer a shop has been selling', ({ skip }) => {
  skip(...unable());
  const commands = new Set([...server.app.keyed].map(({ method, path }) => `${method} ${path}`));
  const held = (name: string): boolean => commands.has(name) || ALSO.includes(name) || name.endsWith('()');
  const found = plans.flatMap(({ by, plan }) => {
    const who = by.filter(held);
    return who.length === 0 ? [] : growing(plan, grown).map((scan) => `${who.join(', ')}: ${scan}`);
  });
  expect([...new Set(found)].sort()).toEqual(Object.keys(MAY_GROW).sort());
});

test('every partial index is used by a statement, or it is said what it is for', async ({ skip }) => {
  skip(...unable());
  const used = new Set(plans.flatMap(({ plan }) => indexesOf(plan)));
  const { rows } = await admin.query<{ name: string }>(
    `select i.indexrelid::regclass::text as name from pg_index i join pg_class t on t.oid = i.indrelid
     where i.indpred is not null and t.relname = any ($1)`,
    [[...grown]],
  );
  const unused = rows.map(({ name }) => name).filter((name) => !used.has(name));
  expect(unused.sort()).toEqual(Object.keys(FOR_OTHERS).sort());
});

test('an index that is missing is seen, and a condition that is not named', async ({ skip }) => {
  skip(...unable());
  const scans = async (text: string) =>
    growing(await planOf(admin, { text, values: ['X'], generic: true, calls: new Set() }), grown);
  const ofMember = "select no_faktur from dokumen where kode_customer = $1 and status = 'POSTED'";
  expect(await scans(`${ofMember} and kode_customer <> ''`)).toEqual([]);
  expect(await scans(ofMember)).not.toEqual([]);
  const bags =
    "select no_hutang from hutang where kode_toko = $1 and status in ('AKTIF', 'LUNAS_BELUM_VALID')";
  expect(await scans(bags)).toEqual([]);
  await admin.query('savepoint whole; reset role; drop index hutang_di_toko; set local role kadar_app');
  expect(await scans(bags)).not.toEqual([]);
  await admin.query('rollback to whole');
  // Row-level security lets no condition through that might tell of other shops' rows.
  const pin = 'select 1 from hutang h join hutang_pin p on p.kode_toko = h.kode_toko and p.no_hutang = ';
  const one = ' where h.kode_toko = $1 and h.no_hutang = $1';
  expect(await scans(`${pin}case when h.pin_dari <> '' then h.pin_dari else h.no_hutang end${one}`)).toEqual(
    [],
  );
  expect(await scans(`${pin}coalesce(nullif(h.pin_dari, ''), h.no_hutang)${one}`)).not.toEqual([]);
});
