import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messages } from '@kadar/contract/messages/id.ts';
import { SCREENS } from '@kadar/contract/screens.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadMasters } from '../../engines/master-engine/registry.ts';
import { startTestApp, type TestApp } from '../../testing/harness.ts';
import { CALLS, LATER, MESSAGES, ROUTES, SHORTENED } from './where.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
/** The checklist's rows for specification B, without their head. */
const rowsOf = (name: string): string[][] =>
  readFileSync(join(import.meta.dirname, `${name}.tsv`), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

const placeOf = (row: string, table: Readonly<Record<string, string>>): string | undefined =>
  table[row] ?? Object.entries(table).find(([start]) => start.endsWith('/') && row.startsWith(start))?.[1];

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp('empty');
});
afterAll(() => server?.close());

/** Exactly: either a test that names the row, or a reason why it comes later. */
const judge = (row: string, table: Readonly<Record<string, string>>, needles: readonly string[]): void => {
  const later = LATER[row];
  const place = later ? undefined : placeOf(row, table);
  expect(later ?? place, `${row} has neither a test nor a reason`).toBeDefined();
  if (!place) return;
  const text = read(place);
  expect(
    needles.some((needle) => text.includes(needle)),
    `${place} does not speak of ${row}`,
  ).toBe(true);
};

describe('routes', () => {
  test.each(rowsOf('routes'))('%s', async (route = '', _access, title = '') => {
    const masters = await loadMasters();
    const found = [...SCREENS, ...masters].find((screen) => screen.route === route);
    if (!['/terms-and-conditions', '/privacy-policy'].includes(route)) expect(found?.title.id).toBe(title);
    judge(route, ROUTES, [route]);
  });
});

describe('calls', () => {
  test.each(rowsOf('endpoints'))('%s %s', (method = '', path = '') => {
    if (!LATER[path]) {
      const plain = (template: string) => template.replaceAll(/\{\w+\}/g, '{}');
      // The spec's {resource} is each document that has an invoice; sales are the first.
      const wanted = plain(path.replace('{resource}', 'penjualan'));
      const known = server.app.endpoints.some((one) => one.method === method && plain(one.path) === wanted);
      expect(known, `${method} ${path} does not exist`).toBe(true);
    }
    const fixed = path.replace('{resource}', 'penjualan').replace(/\/?\{.*$/, '');
    // Tests that work through several lists put a call together from its base and 'edit' or 'delete'.
    judge(path, CALLS, [fixed, fixed.replace(/\/(edit|delete|remove)$/, '')]);
  });
});

describe('messages', () => {
  const codes = Object.entries(messages);
  test.each(rowsOf('messages'))('%s', (text = '') => {
    const said = codes.filter(([, words]) => words === text).map(([code]) => `'${code}'`);
    judge(text, MESSAGES, [SHORTENED[text] ?? text, ...said]);
  });
});
