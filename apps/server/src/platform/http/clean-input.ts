import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

const PATH_SHOWN = 100;
/** Values in the query of a call; reports take some dozens. */
const QUERY_HOLDS = 500;

/**
 * Refuses what no text or shape of the product holds, before anyone works on it: NUL characters and halves of surrogate
 * pairs, which the database cannot store. Walks without recursion. Throws INPUT_TIDAK_SAH at the place.
 */
const refuseUnclean = (input: unknown): void => {
  const open: { value: unknown; path: string }[] = [{ value: input, path: '' }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next;
    if (typeof value === 'string') {
      if (!isClean(value)) throw unclean(path);
    } else if (value !== null && typeof value === 'object') {
      for (const [key, part] of Object.entries(value)) {
        if (!isClean(key)) throw unclean(path);
        open.push({ value: part, path: path === '' ? key : `${path}.${key}` });
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

/** Guards every call: body, path and query alike. What a body may hold is refused before it is parsed (json-body.ts). */
export const installInputGuard = (app: FastifyInstance): void => {
  app.addHook('preValidation', async ({ body, params, query, url }) => {
    if (url.split('&', QUERY_HOLDS + 1).length > QUERY_HOLDS) throw new AppError('ISI_TERLALU_BESAR');
    for (const input of [params, query, body]) refuseUnclean(input);
  });
};
