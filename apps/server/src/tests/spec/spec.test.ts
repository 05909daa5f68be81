import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messages } from '@kadar/contract/messages/id.ts';
import { LEVELS } from '@kadar/contract/permissions.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/harness.ts';
import { type AssertedTest, testsIn } from './asserted.ts';
import type { Places } from './places.ts';
import { callsOfScreens, Menus } from './screens-of.ts';
import { SHORTENED } from './shortened.ts';
import { CALLS } from './where-calls.ts';
import { MESSAGES } from './where-messages.ts';
import { ROUTES } from './where-routes.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
/** The checklist's rows for both specifications, without their head. */
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
let menus: Menus;
let drawnFrom: ReadonlyMap<string, string>;
beforeAll(async () => {
  server = await startTestApp();
  menus = await Menus.of(server);
  drawnFrom = await callsOfScreens();
});
afterAll(() => server?.close());

/** A row is there, and has a test that asserts it, each of `wanted` in one of its forms. */
const judge = (
  row: string,
  places: ReturnType<typeof placesOf>,
  exists: boolean,
  wanted: readonly (readonly string[])[],
): void => {
  const [file, name] = places.get(row) ?? [];
  if (!file) throw new Error(`${row} has no test`);
  expect(exists, `${row} is not there`).toBe(true);
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

/** Open without a session, so that no menu lists them. */
const PUBLIC = ['/', '/terms-and-conditions', '/privacy-policy'];

/** The gate of a route, as its row words it, by the menus that a shop's people are given. */
const expectGate = async (route: string, gate: string): Promise<void> => {
  const [kind, value = ''] = gate.split(/[: ]/);
  const open = await menus.opens(route);
  if (kind === 'always') expect(open, `${route} with every module off`).toBe(true);
  else if (kind === 'module') {
    expect(open, `${route} with every module off`).toBe(false);
    expect(await menus.opensWith({ [value]: true }, route), `${route} with ${value}`).toBe(true);
    const [, mode] = gate.match(/ or app mode (\w+)$/) ?? [];
    if (mode) expect(await menus.opensWith({ APP_MODE: mode }, route), `${route} in ${mode}`).toBe(true);
  } else if (kind === 'stores') {
    expect(open, `${route} in no shop of ${value}`).toBe(false);
    expect(await menus.opensWith({ [value]: ['K02'] }, route), `${route} in another shop's`).toBe(false);
    expect(await menus.opensWith({ [value]: ['K01'] }, route), `${route} in its shop`).toBe(true);
  } else if (kind === 'levels')
    for (const level of LEVELS)
      expect(await menus.opens(route, level), `${route} for ${level}`).toBe(value.split(',').includes(level));
  else {
    expect(gate).toBe('SETTING_NOTA_OWNER_ONLY -> OWN, SU; else everyone');
    for (const level of ['OWN', 'SU', 'MU', 'SPV', 'KASIR'] as const) {
      const shut = await menus.opensWith({ SETTING_NOTA_OWNER_ONLY: true }, route, level);
      expect(shut, `${route} for ${level} while it is the owner's`).toBe(level === 'OWN' || level === 'SU');
      expect(await menus.opens(route, level), `${route} for ${level}`).toBe(true);
    }
  }
};

/** The rows of routes, 'same' as the row above it has it. */
const gated = (): string[][] => {
  let above = '';
  return rowsOf('routes').map(([route = '', gate = '', ...more]) => {
    above = gate === 'same' ? above : gate;
    return [route, above, ...more];
  });
};

describe('routes', () => {
  test.each(gated())('%s', async (route = '', gate = '', title = '') => {
    // The table of exports is not for the owner.
    const entry = (await menus.menu()).get(route) ?? (await menus.menu('MU')).get(route);
    const call = drawnFrom.get(route);
    const forms = [route, ...(call ? [call, `GET ${call}`, `POST ${call}`] : [])];
    judge(route, routes, entry !== undefined || PUBLIC.includes(route), [forms]);
    if (!entry) return;
    expect(entry.title).toBe(title.replace(/ \(.*/, ''));
    await expectGate(route, gate);
  });
});

describe('calls', () => {
  test.each(rowsOf('endpoints'))('%s %s', (method = '', path = '') => {
    const plain = (template: string) => template.replaceAll(/\{\w*\}/g, '{}').replace(/\?.*/, '');
    // The spec's {resource} is each document that has an invoice; sales are the first.
    const wanted = plain(path.replace('{resource}', 'penjualan'));
    const exists = server.app.endpoints.some((one) => one.method === method && plain(one.path) === wanted);
    // As a call, as a table of calls names it, and what is only read by its bare path.
    const forms = [`${method} ${wanted}`, `${method} ${path}`, ...(method === 'GET' ? [wanted] : [])];
    judge(`${method} ${path}`, calls, exists, [forms]);
  });
});

describe('messages', () => {
  const codes = Object.entries(messages);
  const formsOf = (text: string): string[] => [
    text,
    ...codes.filter(([, words]) => words === text).map(([code]) => code),
  ];
  test.each(rowsOf('messages'))('%s', (text = '') => {
    // What stands for several texts, or is filled in, is known by the test that asserts it.
    judge(text, said, true, (SHORTENED[text] ?? [text]).map(formsOf));
  });
});
