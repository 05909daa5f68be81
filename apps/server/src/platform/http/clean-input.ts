import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

/** Deeper than any shape of the contract; what is deeper would exhaust the stack of whoever walks it. */
const DEPTH = 24;
const PATH_SHOWN = 100;

/**
 * Refuses what no text or shape of the product holds, before anyone works on it: NUL characters and halves of surrogate
 * pairs, which the database cannot store, and nesting without end. Walks without recursion. Throws INPUT_TIDAK_SAH at the place.
 */
const refuseUnclean = (input: unknown): void => {
  const open: { value: unknown; path: string; depth: number }[] = [{ value: input, path: '', depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path, depth } = next;
    if (typeof value === 'string') {
      if (!isClean(value)) throw unclean(path);
    } else if (value !== null && typeof value === 'object') {
      if (depth === DEPTH) throw unclean(path);
      for (const [key, part] of Object.entries(value)) {
        if (!isClean(key)) throw unclean(path);
        open.push({ value: part, path: path === '' ? key : `${path}.${key}`, depth: depth + 1 });
      }
    }
  }
};

const isClean = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

const unclean = (path: string): AppError =>
  new AppError(
    'INPUT_TIDAK_SAH',
    {},
    path === '' ? {} : { fields: { [path.slice(0, PATH_SHOWN)]: { code: 'ISIAN_TIDAK_SAH' } } },
  );

/** Guards every call: body, path and query alike. */
export const installInputGuard = (app: FastifyInstance): void => {
  app.addHook('preValidation', async ({ body, params, query }) => {
    for (const input of [params, query, body]) refuseUnclean(input);
  });
};
