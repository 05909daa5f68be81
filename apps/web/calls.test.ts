import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { leanCallsOnly, leanContract } from './calls.ts';

const CONTRACT = join(import.meta.dirname, '../../packages/contract/src');

const declared = `
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
const shared = { access: 'kas.post', data: z.object({}) };
const rest = { method: 'GET', path: 'cash/rest' };
export const post = endpoint({ ...shared, method: 'POST', path: 'cash', summary: 'a, b', body: z.object({ a: z.string() }) });
export const get = endpoint({ ...rest, query: z.object({}) });
`;

test('a call keeps its method and its path, and what they may come from', () => {
  const lean = leanContract(declared);
  expect(lean).toMatch(/endpoint\(\{\s*method: 'POST', path: 'cash',?\s*\}\)/);
  expect(lean).toMatch(/endpoint\(\{ \.\.\.rest,?\s*\}\)/);
  expect(lean).not.toContain('summary');
  expect(lean).not.toContain('query');
});

test('of a kind of document stays what screens read', () => {
  const lean = leanContract(`export const KAS = defineDokumen({
    jenis: 'KAS', roles: { D: ['KAS'], K: [] }, lines: { table: 'kas_detail', fields: {}, one: true }, head: { total: { in: ['list'] } },
  });`);
  expect(lean).toMatch(/jenis: 'KAS',\s+lines: \{ table: 'kas_detail',\s+one: true \}, head: \{ total/);
  expect(lean).not.toMatch(/roles|fields/);
});

test('what is declared computes the same, also where it is taken apart', () => {
  const code = `const { a: one, ...others } = { a: [1].map((n) => n + 1), b: 2, c: 3 };
const sum = [others.b, others.c].reduce((x, y) => x + y), plain = 'x';
return { one, others, sum, plain };`;
  const run = (text: string): unknown => new Function(text)();
  expect(run(leanContract(code))).toEqual(run(code));
  expect(leanContract(code)).not.toBe(code);
});

/** The script of a page that does no more than this. */
const bundled = async (text: string): Promise<string> => {
  const entry = 'virtual:page';
  const answer = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? text : null),
      },
      leanCallsOnly(),
    ],
    build: { write: false, minify: false, rolldownOptions: { input: entry } },
  });
  if (!('output' in answer)) throw new Error('no output');
  return answer.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
};

test('who sends a sale and an exchange loads no shapes and not their library', async () => {
  const page = await bundled(`
    import { postPenjualan } from '${CONTRACT}/endpoints/penjualan.ts';
    import { postTukar } from '${CONTRACT}/endpoints/tukar.ts';
    import { scanBarang } from '${CONTRACT}/endpoints/barang.ts';
    console.log([postPenjualan, postTukar, scanBarang].map(({ method, path }) => method + ' ' + path));`);
  expect(page).not.toMatch(/Zod|strictObject|WAJIB_DIISI/);
  const told: unknown[] = [];
  new Function('console', page)({ log: (line: unknown) => told.push(line) });
  expect(told).toEqual([['POST penjualan', 'POST tukar', 'GET barang/scan/{kode_barcode}']]);
});

test('who judges what is sent has its shape', async () => {
  const page = await bundled(`
    import { kasInput } from '${CONTRACT}/endpoints/kas.ts';
    console.log(kasInput.safeParse({}).error.issues.map(({ path }) => path[0]));`);
  const told: unknown[] = [];
  new Function('console', page)({ log: (line: unknown) => told.push(line) });
  expect(told).toEqual([['jenis', 'kategori', 'jumlah_rp', 'keterangan']]);
});
