import { grantOf } from '@kadar/contract/permissions.ts';
import { expect } from 'vitest';
import { DOKUMEN } from '../../modules/dokumen/public.ts';
import type { Client, TestApp } from '../../testing/harness.ts';
import type { Sample } from './sample.ts';

/** A client whose calls are of this shop, whatever shop he is of. */
const inShop = (client: Client, toko: string): Client => {
  const call: Client['call'] = (method, path, options) => client.call(method, path, { toko, ...options });
  return {
    ...client,
    call,
    get: (path, options) => call('GET', path, options),
    post: (path, body = {}, options = {}) => call('POST', path, { ...options, body }),
    put: (path, body = {}, options = {}) => call('PUT', path, { ...options, body }),
    delete: (path, options) => call('DELETE', path, options),
  };
};

/** Who posts a kind in K01: the supervisor where he may by himself, else the owner. */
export const posterOf = (kind: string, spv: Client, owner: Client): Client => {
  const action = DOKUMEN.find(({ jenis }) => jenis === kind)?.access.post;
  return action && grantOf(action, 'SPV') === 'allow' ? spv : inShop(owner, 'K01');
};

/** The number of what a sample posted. */
export const postSample = async (
  server: TestApp,
  client: Client,
  jenis: string,
  sample: Sample,
  key?: string,
): Promise<string> => {
  const reply = await client.post(sample.path, await sample.body(client, server), key ? { key } : {});
  expect(reply.status, `${jenis} ${JSON.stringify(reply.body)}`).toBe(200);
  const [row] = await server.look<{ no_faktur: string }>(
    'select no_faktur from dokumen where jenis = $1 order by at desc, no_faktur desc limit 1',
    [jenis],
  );
  return row?.no_faktur ?? '';
};
