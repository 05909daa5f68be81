import type { Endpoint } from '@kadar/contract/endpoint.ts';
import { z } from 'zod';
import { VERSION } from '../version.ts';

type Json = Record<string, unknown>;

const jsonSchema = (schema: z.ZodType): Json =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'openapi-3.0' }) as Json;

const parameters = (schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema) as {
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

const ERROR_ANSWER: Json = {
  description: 'Refused: an error code, its text, and the fields it belongs to',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
};

const operation = (endpoint: Endpoint): Json => ({
  summary: endpoint.summary,
  tags: [endpoint.path.split('/')[0]],
  'x-access': endpoint.access,
  ...(endpoint.gate && { 'x-gate': endpoint.gate }),
  ...(endpoint.access === 'public' && { security: [] }),
  parameters: [
    ...parameters(endpoint.params, 'path'),
    ...parameters(endpoint.query, 'query'),
    ...(endpoint.method === 'GET'
      ? []
      : [{ name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string' } }]),
  ],
  ...(endpoint.body && {
    requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(endpoint.body) } } },
  }),
  responses: {
    200: {
      description: 'Done',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: { data: jsonSchema(endpoint.data), message: { type: 'string' } },
          },
        },
      },
    },
    default: ERROR_ANSWER,
  },
});

/** OpenAPI 3.1 of all registered endpoints; derived from the contract, never written by hand. */
export const openApi = (endpoints: readonly Endpoint[]): Json => {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = `/${endpoint.path}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kadar',
      version: VERSION,
      description: 'Back office and point of sale for chains of gold and jewellery shops',
    },
    servers: [{ url: '/api/v1' }],
    security: [{ token: [] }, { cookie: [] }],
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'x-auth-token' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'kadar_session' },
      },
      schemas: {
        Error: {
          type: 'object',
          required: ['status', 'code', 'message'],
          properties: {
            status: { const: 'error' },
            code: { type: 'string' },
            message: { type: 'string' },
            fields: { type: 'object' },
            need_auth: { type: 'object' },
          },
        },
      },
    },
  };
};
