import { createPrivateKey, type KeyObject } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentOf, type Sent, searchOf } from '../../platform/portal/content.ts';
import { type PortalClaims, signPortalToken } from '../../platform/portal/token.ts';
import { newPortalKey, publicTextOf } from '../../platform/portal-keys.ts';
import { type Client, type Reply, startTestApp, type TestApp } from '../../testing/harness.ts';

export interface TwoServers {
  /** Head office's server: K01 is a portal there, K02 lives in its own database. */
  pusat: TestApp;
  /** The server that K01 runs itself. */
  cabang: TestApp;
  owner: Client;
  key: KeyObject;
  /** Lets K01 be found at another address. */
  movePortal(address: string): Promise<void>;
  address: string;
  close(): Promise<void>;
}

/** Two real servers on two databases, the branch listening on a free port. */
export const startTwoServers = async (): Promise<TwoServers> => {
  const folder = await mkdtemp(join(tmpdir(), 'kadar-portal-'));
  const file = join(folder, 'portal.pem');
  await writeFile(file, newPortalKey());
  const pusat = await startTestApp('chain', { KADAR_PORTAL_KEY: file });
  const key = pusat.config.portalKey;
  if (!key) throw new Error('no key');
  const cabang = await startTestApp('chain', { KADAR_PUSAT_KEY: publicTextOf(key) });
  await cabang.app.listen({ port: 0, host: '127.0.0.1' });
  const address = `http://127.0.0.1:${(cabang.app.server.address() as AddressInfo).port}`;
  const owner = await pusat.login('OWN');
  const movePortal = async (portal: string): Promise<void> => {
    const { body } = await owner.get('tokos');
    const toko = (body.data as Record<string, unknown>[]).find(({ kode_toko }) => kode_toko === 'K01');
    const reply = await owner.put('tokos/K01', { portal, _version: toko?._version });
    if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  };
  await movePortal(`${address}/`);
  return {
    pusat,
    cabang,
    owner,
    key,
    movePortal,
    address,
    async close() {
      await pusat.close();
      await cabang.close();
      await rm(folder, { recursive: true });
    },
  };
};

export interface Knock {
  method?: 'GET' | 'POST' | 'DELETE';
  url: string;
  body?: object | string;
  headers?: Record<string, string>;
}

const NOTHING = { search: '', headers: {}, body: Buffer.alloc(0) };

/** What a token must say of a call, as it leaves with knock(). */
export const sentOf = ({ url, body, headers }: Knock): Sent => ({
  search: searchOf(url),
  headers: {
    'idempotency-key': 'portal-test-1',
    ...(body && { 'content-type': 'application/json' }),
    ...headers,
  },
  body: Buffer.from(typeof body === 'string' ? body : body ? JSON.stringify(body) : ''),
});

/** A call at the branch with a token of this key, whatever it says; `signed` is another call that the token is for. */
export const knock = async (
  { cabang, key: own }: TwoServers,
  call: Knock,
  claims: Partial<PortalClaims> = {},
  { key = own, token, signed = call }: { key?: KeyObject; token?: string; signed?: Knock } = {},
): Promise<Reply> => {
  const { method = 'GET', url } = call;
  const { headers, body } = sentOf(call);
  const scope = `${method} ${url.split('?')[0]}`;
  const content = contentOf(sentOf(signed));
  const response = await cabang.app.inject({
    method,
    url: `/api/v1/${url}`,
    headers: {
      ...headers,
      'x-portal-token': token ?? tokenFor({ key, cabang }, scope, { content, ...claims }),
    },
    ...(body.length > 0 && { payload: Buffer.from(body) }),
  });
  return {
    status: response.statusCode,
    body: response.json(),
    headers: response.headers,
    raw: response.rawPayload,
  };
};

export const tokenFor = (
  { key, cabang }: Pick<TwoServers, 'key' | 'cabang'>,
  scope: string,
  claims: Partial<PortalClaims> = {},
  secondsAgo = 0,
): string =>
  signPortalToken(
    key,
    {
      iss: 'PST',
      sub: 'OWNER',
      nama: 'PEMILIK',
      level: 'OWN',
      menu: [],
      aud: 'K01',
      scope,
      content: contentOf(NOTHING),
      ...claims,
    },
    new Date(cabang.app.kadar.clock.now().getTime() - secondsAgo * 1000),
  );

export const strangerKey = (): KeyObject => createPrivateKey(newPortalKey());
