import { randomBytes } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@kadar/contract/text.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askKey, saidOfKey } from '../../cli/ask-key.ts';
import { backupOf, lookAt, newPlace, removeAll, restoreTo } from '../../platform/backup/backup.fixture.ts';
import { openBackup } from '../../platform/backup/read-file.ts';
import { Vault } from '../../platform/identity/vault.ts';
import { Signatures } from '../../platform/signatures.ts';
import { pieceSupply, soldBy } from '../../testing/buying.ts';
import { type Client, startTestApp, type TestApp } from '../../testing/harness.ts';
import { allowPledges, pledged } from '../../testing/pledging.ts';
import { WORDS } from './words.ts';

let server: TestApp;
let kasir: Client;
let spv: Client;
let news = 0;
let callers = 0;
const next = pieceSupply();

beforeAll(async () => {
  server = await startTestApp();
  kasir = await server.login('KASIR');
  spv = await server.login('SPV');
  await allowPledges(await server.login('OWN'));
  expect(
    (
      await spv.post('cash', {
        jenis: 'MASUK',
        kategori: 'MODAL',
        jumlah_rp: 90_000_000,
        keterangan: 'MODAL',
      })
    ).status,
  ).toBe(200);
});
afterAll(async () => {
  await server?.close();
  await removeAll();
});

/** What a server signs with that starts now on this database with that identity key. */
const started = (vault: Vault, configured?: string): Promise<Signatures> =>
  Signatures.open({
    db: server.app.kadar.db,
    vault,
    configured,
    onNew: () => {
      news += 1;
    },
  });
const startWith = async (vault: Vault, configured?: string): Promise<void> => {
  server.app.kadar.signatures = await started(vault, configured);
};
const sold = async (): Promise<{ no_faktur: string; kode: string }> => {
  const [one] = await soldBy(kasir, next);
  const no_faktur = one?.no_faktur ?? '';
  return { no_faktur, kode: `${no_faktur}.${server.app.kadar.signatures.sign('nota', no_faktur)}` };
};
const open = (url: string) => {
  callers += 1;
  return server.app.inject({ method: 'GET', url, remoteAddress: `10.9.0.${callers % 250}` });
};
const statusOf = async (kode: string): Promise<string> =>
  (await open(`/api/v1/cek-nota/${kode}`)).json<{ data: { status: string } }>().data.status;
const atTill = async (kode: string) => {
  const { body } = await kasir.get(`pembelian/nota/${kode}`);
  return body.code ?? (body.data as { tanda_lama: boolean }).tanda_lama;
};

test('the key of the version before signs on, and stands in clear in no table and no backup', async () => {
  const key = randomBytes(32);
  await server.look('delete from kunci_tanda_segel');
  await server.look('delete from tanda_mulai');
  await server.look("insert into kunci_tanda (nama, kunci) values ('NOTA', $1)", [key]);
  const { vault } = server.app.kadar;
  const [one, other] = await Promise.all([started(vault), started(vault)]);
  const signed = new Signatures(key).sign('nota', 'PJK01260225001');
  expect([one.sign('nota', 'PJK01260225001'), other.sign('nota', 'PJK01260225001')]).toEqual([
    signed,
    signed,
  ]);
  expect(news).toBe(0);
  const tables = await server.look<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  );
  for (const { name } of tables)
    expect(
      await server.look(`select 1 from ${name} t where t::text like $1`, [`%${key.toString('hex')}%`]),
      name,
    ).toEqual([]);
  const { frames } = await openBackup(await backupOf(server));
  for await (const { payload } of frames) expect(payload.includes(key.toString('hex'))).toBe(false);
  await startWith(vault);
  const { kode } = await sold();
  expect([await statusOf(kode), await atTill(kode)]).toEqual(['ASLI', false]);
});

test('under a lost key old notas and slips are neither genuine nor forged, and the till goes by the number; forged ones of today are forged', async () => {
  const own = server.app.kadar.vault;
  const old = await sold();
  const slip = await pledged(spv, 100_000);
  const slipKode = `${slip}.${server.app.kadar.signatures.sign('nota', slip)}`;
  news = 0;
  await startWith(new Vault(randomBytes(32)));
  expect(news).toBe(1);
  expect([await statusOf(old.kode), await atTill(old.kode)]).toEqual(['TANDA_LAMA', true]);
  for (const language of LANGUAGES) {
    const page = await open(`/cek-nota/${old.kode}?lang=${language}`);
    expect([page.statusCode, page.body.includes(WORDS[language].old)]).toEqual([200, true]);
    expect(page.body).not.toContain('class="barang" aria-labelledby="b1"');
  }
  expect((await open(`/cek-nota/${old.kode}?lang=id`)).body).toContain('<h1>Tanda tangan lama</h1>');
  expect((await open(`/cek-nota/${slipKode}?lang=id`)).body).toContain('<h1>Tanda tangan lama</h1>');
  const slipStatus = (await open(`/api/v1/cek-nota/${slipKode}/slip`)).json<{ data: { status: string } }>();
  expect(slipStatus.data).toMatchObject({ status: 'TANDA_LAMA', hutang: null });
  const fresh = await sold();
  expect([await statusOf(fresh.kode), await atTill(fresh.kode)]).toEqual(['ASLI', false]);
  const forged = `${fresh.no_faktur}.${old.kode.slice(-16)}`;
  expect([await statusOf(forged), await atTill(forged)]).toEqual(['TIDAK_DIKENAL', 'NOTA_PALSU']);
  const madeUp = `PJK01260225ZZZ.${old.kode.slice(-16)}`;
  expect([await statusOf(madeUp), await atTill(madeUp)]).toEqual(['TIDAK_DIKENAL', 'NOTA_PALSU']);
  // The old file is put back: what it signed is proved again, and what was signed meanwhile is old.
  await startWith(own);
  expect([await statusOf(old.kode), await statusOf(fresh.kode)]).toEqual(['ASLI', 'TANDA_LAMA']);
});

test('without a readable identity key notas are signed all the same; a key of the configuration that changes makes the old ones old', async () => {
  const own = server.app.kadar.vault;
  await startWith(new Vault(undefined));
  const between = await sold();
  expect(await statusOf(between.kode)).toBe('ASLI');
  await startWith(own);
  expect(await statusOf(between.kode)).toBe('TANDA_LAMA');
  await startWith(own, 'a'.repeat(32));
  const { kode } = await sold();
  await startWith(own, 'a'.repeat(32));
  expect(await statusOf(kode)).toBe('ASLI');
  await startWith(own, 'b'.repeat(32));
  expect(await statusOf(kode)).toBe('TANDA_LAMA');
  await startWith(own);
});

test('a restored copy signs alike with the identity key, and says what it means to have none', async () => {
  const { vault } = server.app.kadar;
  const { no_faktur, kode } = await sold();
  const place = await newPlace();
  const { signers } = await restoreTo(place, await backupOf(server));
  expect(saidOfKey(vault, signers)).toEqual([]);
  expect(saidOfKey(undefined, signers).join()).toContain('Tanda tangan lama');
  expect(saidOfKey(new Vault(randomBytes(32)), signers).join()).toContain('bukan kunci');
  await lookAt(place.url, async (privileged) => {
    const parts = { db: { privileged }, configured: undefined, onNew: () => undefined };
    const same = await Signatures.open({ ...parts, vault });
    expect(`${no_faktur}.${same.sign('nota', no_faktur)}`).toBe(kode);
    const strange = await Signatures.open({ ...parts, vault: new Vault(randomBytes(32)) });
    expect(strange.holds('nota', no_faktur, kode.slice(-16))).toBe(false);
    const { rows } = await privileged.query('select kadar_tanda_lama($1) as lama', [no_faktur]);
    expect(rows).toEqual([{ lama: true }]);
  });
  const folder = await mkdtemp(join(tmpdir(), 'kadar-key-'));
  // Nobody sits at a terminal here.
  expect((await askKey(join(folder, 'none.key'))).vault).toBeUndefined();
  expect((await askKey(server.config.identityKey)).vault?.id).toBe(vault.id);
});
