import type { Endpoint } from '@kadar/contract/endpoint.ts';
import { z } from 'zod';
import { VERSION } from '../version.ts';
import { SESSION_COOKIES } from './access.ts';

type Json = Record<string, unknown>;

/** JSON schemas of the document; what refers to itself stands at its root, as `$ref` starts there. */
class Schemas {
  readonly shared: Record<string, Json> = {};
  readonly #names = new Map<string, string>();

  of(schema: z.ZodType): Json {
    const { $schema, $defs, ...own } = z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      target: 'draft-2020-12',
    }) as Json & { $defs?: Record<string, Json> };
    return this.#lifted(own, $defs ?? {}) as Json;
  }

  #lifted(part: unknown, defs: Record<string, Json>): unknown {
    if (Array.isArray(part)) return part.map((one) => this.#lifted(one, defs));
    if (part === null || typeof part !== 'object') return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, value]) => [
        key,
        key === '$ref' && typeof value === 'string' ? this.#shared(value, defs) : this.#lifted(value, defs),
      ]),
    );
  }

  /** The same definition from several calls stands there once. */
  #shared(ref: string, defs: Record<string, Json>): string {
    const definition = defs[ref.replace('#/$defs/', '')] ?? {};
    const text = JSON.stringify(definition);
    let name = this.#names.get(text);
    if (name === undefined) {
      name = `Shape${this.#names.size + 1}`;
      this.#names.set(text, name);
      this.shared[name] = this.#lifted(definition, defs) as Json;
    }
    return `#/components/schemas/${name}`;
  }
}

const parameters = (schema: z.ZodType | undefined, place: 'path' | 'query', schemas: Schemas): Json[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemas.of(schema) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
};

const header = (name: string, description: string, required = false): Json => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
});
const HEADERS: readonly Json[] = [
  header('x-toko', 'Head office: the shop acted for; none or * for all. A branch acts for itself.'),
  header('x-language', 'id, en, it, hk, my or jp'),
  header(
    'enc',
    '1: strings of body and answer are obfuscated with the configured key. No security: use TLS.',
  ),
  header('ignore', 'With enc: names of fields that are not obfuscated, separated by commas'),
];

const ERROR_ANSWER: Json = {
  description: 'Refused: an error code, its text, and the fields it belongs to',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
};

const operation = (endpoint: Endpoint, isKeyed: boolean, schemas: Schemas): Json => ({
  summary: endpoint.summary,
  tags: [endpoint.path.split('/')[0]],
  'x-access': endpoint.access,
  ...(endpoint.gate && { 'x-gate': endpoint.gate }),
  ...(endpoint.access === 'public' && { security: [] }),
  parameters: [
    ...parameters(endpoint.params, 'path', schemas),
    ...parameters(endpoint.query, 'query', schemas),
    ...(isKeyed
      ? [
          header(
            'Idempotency-Key',
            'One per intended change; without it an equal call within 5 s is the same one',
            false,
          ),
        ]
      : []),
    ...HEADERS,
  ],
  ...(endpoint.body && {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemas.of(endpoint.body) } },
    },
  }),
  responses: {
    200: {
      description: 'Done',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: { data: schemas.of(endpoint.data), message: { type: 'string' } },
          },
        },
      },
    },
    default: ERROR_ANSWER,
  },
});

/** OpenAPI 3.1 of all registered endpoints; derived from the contract, never written by hand. */
export const openApi = (endpoints: readonly Endpoint[], keyed: ReadonlySet<Endpoint>): Json => {
  const paths: Record<string, Json> = {};
  const schemas = new Schemas();
  for (const endpoint of endpoints) {
    const path = `/${endpoint.path}`;
    const described = operation(endpoint, keyed.has(endpoint), schemas);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: described };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kadar',
      version: VERSION,
      description: 'Back office and point of sale for chains of gold and jewellery shops',
    },
    servers: [{ url: '/api/v1' }],
    security: [{ token: [] }, { cookie: [] }, { otorisator: [] }],
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'x-auth-token' },
        cookie: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIES.KADAR },
        otorisator: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIES.OTORISATOR },
      },
      schemas: {
        ...schemas.shared,
        Error: {
          type: 'object',
          required: ['status', 'code', 'message'],
          properties: {
            status: { const: 'error' },
            code: { type: 'string' },
            message: { type: 'string' },
            fields: { type: 'object' },
            sebab: { type: 'string' },
            need_auth: { type: 'object' },
          },
        },
      },
    },
  };
};
