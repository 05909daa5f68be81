import type { Answer, Endpoint } from '@kadar/contract/endpoint.ts';
import type { z } from 'zod';
import type { Query, SendOptions } from './envelope.ts';
import { request } from './transport.ts';

/** The parts of a call's input that its endpoint declares; z.ZodType stands for a part it does not have. */
export type CallInput<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = {
  params?: z.input<P>;
  query?: z.input<Q>;
  body?: z.input<B>;
};

const fill = (path: string, params: Record<string, unknown>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));

/** One declared call, typed by its endpoint. Throws ApiError. */
export const call = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  endpoint: Endpoint<P, Q, B, R>,
  input: CallInput<P, Q, B> = {},
  options: Omit<SendOptions, 'query' | 'body'> = {},
): Promise<Answer<z.input<R>>> =>
  request(endpoint.method, fill(endpoint.path, (input.params ?? {}) as Record<string, unknown>), {
    ...options,
    ...(input.query !== undefined && { query: input.query as Query }),
    ...(endpoint.method !== 'GET' && { body: input.body ?? {} }),
  });
