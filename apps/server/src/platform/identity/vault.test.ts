import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Vault } from './vault.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kadar-vault-'));
});
afterAll(() => rm(folder, { recursive: true }));
const fails = (error: unknown): never => {
  throw error;
};
const NIK = Buffer.from('3173012345678901');

test('the key is made once, for its owner alone, and two who start at once agree', async () => {
  const path = join(folder, 'identity.key');
  const [one, other] = await Promise.all([Vault.open(path, fails), Vault.open(path, fails)]);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const again = await Vault.open(path, fails);
  const sealed = one.seal(NIK, 'nik a');
  expect(other.unseal(sealed, 'nik a')).toEqual(NIK);
  expect(again.unseal(sealed, 'nik a')).toEqual(NIK);
});

test('says nothing of what it holds, never the same twice, and opens as nothing else', () => {
  const vault = new Vault(randomBytes(32));
  const sealed = vault.seal(NIK, 'nik a');
  expect(sealed.isi.includes(NIK)).toBe(false);
  expect(vault.seal(NIK, 'nik a').isi.equals(sealed.isi)).toBe(false);
  expect(() => vault.unseal(sealed, 'nik b')).toThrow('IDENTITAS_TIDAK_TERBACA');
  const changed = Buffer.from(sealed.isi);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => vault.unseal({ ...sealed, isi: changed }, 'nik a')).toThrow('IDENTITAS_TIDAK_TERBACA');
  expect(() => new Vault(randomBytes(32)).unseal(sealed, 'nik a')).toThrow('IDENTITAS_TIDAK_TERBACA');
});

test('a file that is no key is told and left alone; what needs it is refused', async () => {
  const path = join(folder, 'broken.key');
  await writeFile(path, 'bukan kunci');
  const told: unknown[] = [];
  const vault = await Vault.open(path, (error) => told.push(error));
  expect(String(told[0])).toContain(path);
  expect(await readFile(path, 'utf8')).toBe('bukan kunci');
  expect(() => vault.seal(NIK, 'nik a')).toThrow('KUNCI_IDENTITAS_RUSAK');
});
