import type { DataOf, Endpoint } from '@kadar/contract/endpoint.ts';
import { z } from 'zod';
import type { Kadar } from '../../platform/kadar.ts';
import { askBranch, readAnswer } from '../../platform/portal/ask-branch.ts';
import { contentOf } from '../../platform/portal/content.ts';
import { PREFIX } from '../../platform/portal/reach.ts';
import { SERVER_TOKEN, signServerToken } from '../../platform/portal/server-token.ts';

/** A shop here and one of another server whose goods or money come to it. */
export interface Road {
  dari: string;
  ke: string;
  /** The address of the server of `dari`. */
  portal: string;
}

/** Nobody who waits for the answer goes away. */
const never = new AbortController().signal;

/** What the server of the shop that sent answers the one it goes to. Throws where it does not, in time, as it should. */
export const askServer = async <E extends Endpoint>(
  { config, clock }: Pick<Kadar, 'config' | 'clock'>,
  { dari, ke, portal }: Road,
  { method, path, data }: E,
  asked: unknown,
): Promise<DataOf<E>> => {
  if (!config.portalKey) throw new Error('KADAR_PORTAL_KEY is not set');
  const body = Buffer.from(JSON.stringify(asked));
  const bound = { 'content-type': 'application/json' };
  const claims = {
    iss: ke,
    aud: dari,
    scope: `${method} ${path}`,
    content: contentOf({ search: '', headers: bound, body }),
  };
  const answer = await askBranch({
    target: new URL(`${portal}${PREFIX}${path}`),
    method,
    headers: {
      ...bound,
      [SERVER_TOKEN]: signServerToken(config.portalKey, claims, clock.now()),
      'accept-encoding': 'identity',
    },
    body,
    hosts: config.portalHosts,
    signal: never,
  });
  const pieces: Buffer[] = [];
  for await (const piece of readAnswer(answer)) pieces.push(piece);
  if (answer.statusCode !== 200) throw new Error(`${dari} answered ${answer.statusCode} to ${path}`);
  const found = z.object({ data }).parse(JSON.parse(Buffer.concat(pieces).toString()));
  return found.data as DataOf<E>;
};
