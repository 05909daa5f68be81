import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

/**
 * What a body may hold, more than any call of the contract takes (a count of 10,000 pledges of two values each, some 200
 * settings in one object, five levels), and little enough that whoever sends as much again and again keeps nobody waiting.
 */
export const BODY_HOLDS = { parts: 40_000, keysOfObject: 1_000, levels: 24 } as const;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const [OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Where the text that opens at `from` closes. */
const endOfText = (json: Uint8Array, from: number): number => {
  let at = from + 1;
  while (at < json.length && json[at] !== QUOTE) at += json[at] === BACKSLASH ? 2 : 1;
  return at;
};

/**
 * Looks at the signs of a JSON text alone and ends at the first that is too many: of 90,000 keys that takes 0.7 ms, where to
 * parse them takes 86. Whether it is JSON at all is the parser's matter. Throws ISI_TERLALU_BESAR, and INPUT_TIDAK_SAH for what
 * is nested too deep to be walked.
 */
export const refuseOverfull = (json: Uint8Array): void => {
  const keys = new Uint32Array(BODY_HOLDS.levels + 1);
  let parts = 0;
  let level = 0;
  for (let at = 0; at < json.length; at++) {
    const sign = json[at];
    if (sign === QUOTE) at = endOfText(json, at);
    else if (sign === OPEN_ARRAY || sign === OPEN_OBJECT) {
      parts++;
      if (++level > BODY_HOLDS.levels) throw new AppError('INPUT_TIDAK_SAH');
      keys[level] = 0;
    } else if (sign === CLOSE_ARRAY || sign === CLOSE_OBJECT) level = Math.max(0, level - 1);
    else if (sign === COMMA) parts++;
    else if (sign === COLON) keys[level] = (keys[level] ?? 0) + 1;
    if (parts > BODY_HOLDS.parts || (keys[level] ?? 0) > BODY_HOLDS.keysOfObject)
      throw new AppError('ISI_TERLALU_BESAR');
  }
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who calls signs the bytes of the body. */
    signed?: boolean;
  }
  interface FastifyRequest {
    /** The bytes of the body, of a call that is signed. */
    signedBody?: Buffer;
  }
}

/** Reads JSON bodies as Fastify does, once they are known to hold no more than a body may. */
export const installJsonBodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      refuseOverfull(body);
    } catch (error) {
      return done(error as AppError, undefined);
    }
    if (request.routeOptions.config.signed) request.signedBody = body;
    return parse(request, body.toString(), done);
  });
};
