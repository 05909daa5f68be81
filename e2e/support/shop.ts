import type { AddressInfo } from 'node:net';
import { startTestApp, type TestApp } from '../../apps/server/src/testing/harness.ts';

export interface Shop extends TestApp {
  /** Where the browser finds it. */
  address: string;
}

/**
 * The real server with the real web app, listening on a free port, on a database of its own. `name` is the host that
 * the browser calls it by: fingerprints want 'localhost', for an address has no name they could belong to.
 */
export const openShop = async (
  kind: 'chain' | 'empty' = 'chain',
  name: '127.0.0.1' | 'localhost' = '127.0.0.1',
): Promise<Shop> => {
  return listening(await startTestApp(kind), name);
};

/** The same of a server that stands already, such as on a history that was played. */
export const listening = async (server: TestApp, name = '127.0.0.1'): Promise<Shop> => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  return { ...server, address: `http://${name}:${port}` };
};
