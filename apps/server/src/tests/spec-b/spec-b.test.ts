import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messages } from '@kadar/contract/messages/id.ts';
import { SCREENS } from '@kadar/contract/screens.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadMasters } from '../../engines/master-engine/registry.ts';
import { startTestApp, type TestApp } from '../../testing/harness.ts';
import { type AssertedTest, testsIn } from './asserted.ts';
import { LATER, MESSAGES, type Places, ROUTES, SHORTENED } from './where.ts';
import { CALLS } from './where-calls.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
/** The checklist's rows for specification B, without their head. */
const rowsOf = (name: string): string[][] =>
  readFileSync(join(import.meta.dirname, `${name}.tsv`), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

/** What the flows call to look at a screen. */
const beside = [
  ...readdirSync(join(ROOT, 'e2e/page-models')).map((name) => `e2e/page-models/${name}`),
  'e2e/support/visitor.ts',
].map((path) => [path, read(path)] as const);

const parsed = new Map<string, readonly AssertedTest[]>();
const testsOf = (file: string): readonly AssertedTest[] => {
  const known = parsed.get(file) ?? testsIn(file, read(file), file.startsWith('e2e/') ? beside : []);
  parsed.set(file, known);
  return known;
};

const placesOf = (places: Places): ReadonlyMap<string, readonly [file: string, name: string]> =>
  new Map(places.flatMap(([file, name, rows]) => rows.map((row) => [row, [file, name]] as const)));
const [routes, calls, said] = [placesOf(ROUTES), placesOf(CALLS), placesOf(MESSAGES)];

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp('empty');
});
afterAll(() => server?.close());

/** Exactly: either a test that asserts the row, each of `wanted` in one of its forms, or a reason why it comes later. */
const judge = (
  row: string,
  places: ReturnType<typeof placesOf>,
  wanted: readonly (readonly string[])[],
  later = LATER[row],
): void => {
  const place = places.get(row);
  expect([later, place].filter(Boolean), `${row} has a test, or a reason to have none`).toHaveLength(1);
  if (!place) return;
  const [file, name] = place;
  const named = testsOf(file).filter((one) => one.name === name);
  expect(named, `${file} has no test '${name}'`).toHaveLength(1);
  for (const forms of wanted)
    expect(
      forms.some((form) => named[0]?.texts.has(form)),
      `'${name}' in ${file} does not assert ${forms.join(' or ')}`,
    ).toBe(true);
};

test('no test is named for a row that the checklists do not have', () => {
  const known = {
    routes: new Set(rowsOf('routes').map(([route]) => route)),
    calls: new Set(rowsOf('endpoints').map(([method, path]) => `${method} ${path}`)),
    said: new Set(rowsOf('messages').map(([text]) => text)),
  };
  expect([...routes.keys()].filter((row) => !known.routes.has(row))).toEqual([]);
  expect([...calls.keys()].filter((row) => !known.calls.has(row))).toEqual([]);
  expect([...said.keys()].filter((row) => !known.said.has(row))).toEqual([]);
});

describe('routes', () => {
  test.each(rowsOf('routes'))('%s', async (route = '', _access, title = '') => {
    const masters = await loadMasters();
    const found = [...SCREENS, ...masters].find((screen) => screen.route === route);
    if (!['/terms-and-conditions', '/privacy-policy'].includes(route)) expect(found?.title.id).toBe(title);
    judge(route, routes, [[route]]);
  });
});

describe('calls', () => {
  test.each(rowsOf('endpoints'))('%s %s', (method = '', path = '') => {
    const plain = (template: string) => template.replaceAll(/\{\w*\}/g, '{}');
    // The spec's {resource} is each document that has an invoice; sales are the first.
    const wanted = plain(path.replace('{resource}', 'penjualan'));
    if (!LATER[path]) {
      const known = server.app.endpoints.some((one) => one.method === method && plain(one.path) === wanted);
      expect(known, `${method} ${path} does not exist`).toBe(true);
    }
    // As a call, as a table of calls names it, and what is only read by its bare path.
    const forms = [`${method} ${wanted}`, `${method} ${path}`, ...(method === 'GET' ? [wanted] : [])];
    judge(`${method} ${path}`, calls, [forms], LATER[path]);
  });
});

describe('messages', () => {
  const codes = Object.entries(messages);
  const formsOf = (text: string): string[] => [
    text,
    ...codes.filter(([, words]) => words === text).map(([code]) => code),
  ];
  test.each(rowsOf('messages'))('%s', (text = '') => {
    judge(text, said, (SHORTENED[text] ?? [text]).map(formsOf));
  });
});
