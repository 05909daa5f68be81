import { readdir } from 'node:fs/promises';
import type { Endpoint } from '@kadar/contract/endpoint.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/harness.ts';

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema: object;
}
interface Operation {
  summary: string;
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { description: string }>;
  security?: Record<string, unknown>[];
}
interface Document {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  security: Record<string, unknown>[];
  components: { schemas: Record<string, object>; securitySchemes: Record<string, object> };
}

let server: TestApp;
let document: Document;
beforeAll(async () => {
  server = await startTestApp('empty');
  const reply = await server.app.inject({ method: 'GET', url: '/api/v1/openapi.json' });
  expect(reply.statusCode).toBe(200);
  document = reply.json();
});
afterAll(() => server?.close());

const TYPES = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'];

/** What JSON Schema 2020-12, the dialect of OpenAPI 3.1, does not allow, as far as our schemas could get it wrong. */
const faults = (schema: unknown, at: string): string[] => {
  if (Array.isArray(schema)) return schema.flatMap((part, index) => faults(part, `${at}/${index}`));
  if (schema === null || typeof schema !== 'object') return [];
  const found = Object.entries(schema).flatMap(([key, value]): string[] => {
    const here = `${at}/${key}`;
    if (key === '$ref')
      return Object.hasOwn(document.components.schemas, String(value).replace('#/components/schemas/', ''))
        ? []
        : [`${here} leads to nothing: ${value}`];
    if (key === 'nullable' || key === '$defs' || key === '$schema') return [here];
    if (key === 'type' && typeof value !== 'object')
      return TYPES.includes(String(value)) ? [] : [`${here} ${value}`];
    if (key === 'type' && Array.isArray(value))
      return value.every((type) => TYPES.includes(String(type))) ? [] : [`${here} ${value}`];
    if (key.startsWith('exclusiveM')) return typeof value === 'number' ? [] : [here];
    if (key === 'required' && !('in' in schema || 'content' in schema))
      return Array.isArray(value) ? [] : [here];
    return faults(value, here);
  });
  return found;
};

describe('the description of the API', () => {
  test('is OpenAPI 3.1 with a title, a version and known ways to sign in', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
    expect(document.info).toMatchObject({
      title: 'Kadar',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
    for (const way of document.security.flatMap((one) => Object.keys(one)))
      expect(document.components.securitySchemes).toHaveProperty(way);
  });

  test('lists every call once, and nothing else', () => {
    const listed = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const registered = server.app.endpoints.map(({ method, path }) => `${method} /${path}`);
    expect(listed.sort()).toEqual(registered.sort());
    expect(new Set(registered).size).toBe(registered.length);
  });

  test('has no two paths that are one', () => {
    const shapes = Object.keys(document.paths).map((path) => path.replaceAll(/\{\w+\}/g, '{}'));
    expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([]);
  });

  test('declares the parameters of each path, each once', () => {
    for (const [path, operations] of Object.entries(document.paths))
      for (const [method, { parameters, responses, summary }] of Object.entries(operations)) {
        const what = `${method} ${path}`;
        const inPath = parameters.filter((one) => one.in === 'path');
        expect(inPath.map(({ name }) => name).sort(), what).toEqual(
          [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort(),
        );
        expect(
          inPath.every(({ required }) => required),
          what,
        ).toBe(true);
        const names = parameters.map((one) => `${one.in} ${one.name}`);
        expect(new Set(names).size, what).toBe(names.length);
        expect(responses['200']?.description, what).toBeTruthy();
        expect(responses.default?.description, what).toBeTruthy();
        expect(summary, what).toMatch(/\S/);
      }
  });

  test('holds schemas of its own dialect only, with references that lead somewhere', () => {
    expect(faults(document.paths, '#/paths')).toEqual([]);
    expect(faults(document.components.schemas, '#/components/schemas')).toEqual([]);
    expect(JSON.stringify(document)).toContain('#/components/schemas/Shape1');
  });

  test('takes a key where something changes, and asks for no session where none is needed', () => {
    const operation = (method: string, path: string) => document.paths[path]?.[method];
    const takesKey = (one?: Operation) =>
      one?.parameters.some(({ name, required }) => name === 'Idempotency-Key' && !required) ?? false;
    expect(takesKey(operation('post', '/jenis'))).toBe(true);
    expect(takesKey(operation('put', '/users/me/password'))).toBe(true);
    expect(takesKey(operation('post', '/users/login'))).toBe(false);
    expect(takesKey(operation('get', '/users/me'))).toBe(false);
    expect(operation('post', '/users/login')?.security).toEqual([]);
    expect(operation('get', '/users/me')?.security).toBeUndefined();
  });
});

test('every call that the contract declares is answered by some module', async () => {
  const folder = new URL('./endpoints/', import.meta.resolve('@kadar/contract/master.ts'));
  const registered = new Set(server.app.endpoints.map(({ method, path }) => `${method} ${path}`));
  for (const file of await readdir(folder)) {
    const declared = Object.values((await import(new URL(file, folder).href)) as Record<string, unknown>);
    for (const one of declared as Partial<Endpoint>[])
      if (one?.method && one.path) expect(registered, file).toContain(`${one.method} ${one.path}`);
  }
});
