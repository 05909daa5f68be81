import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface WablasRequest {
  path: string;
  authorization: string | undefined;
  data: Record<string, string>[];
}

/** What the local Wablas does with a message: `hang` never answers, `cut` breaks the connection. */
export type Reaction = { status?: number; body?: unknown; text?: string } | 'hang' | 'cut' | undefined;

/** A server on a real socket that follows the protocol of domain §8; `react` makes it misbehave. */
export interface LocalWablas {
  url: string;
  requests: WablasRequest[];
  react: (request: WablasRequest, number: number) => Reaction | Promise<Reaction>;
  /** Messages that were accepted, by phone. */
  accepted: string[];
  close(): Promise<void>;
}

const readJson = async (request: IncomingMessage): Promise<{ data?: Record<string, string>[] }> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as { data?: Record<string, string>[] };
};

const send = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

export const startLocalWablas = async (): Promise<LocalWablas> => {
  const local: LocalWablas = { url: '', requests: [], accepted: [], react: () => undefined, close };
  const server: Server = createServer((request, response) => void answer(request, response));
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { data = [] } = await readJson(request);
    const seen = { path: request.url ?? '', authorization: request.headers.authorization, data };
    local.requests.push(seen);
    const reaction = await local.react(seen, local.requests.length);
    if (reaction === 'hang') return;
    if (reaction === 'cut') {
      request.socket.destroy();
      return;
    }
    if (reaction?.text !== undefined) {
      response.writeHead(reaction.status ?? 200).end(reaction.text);
      return;
    }
    if (reaction?.body !== undefined || reaction?.status !== undefined) {
      send(response, reaction.status ?? 200, reaction.body ?? { status: false, message: 'error' });
      return;
    }
    const messages = data.map(({ phone = '' }, index) => {
      local.accepted.push(phone);
      return { id: `w${local.requests.length}-${index}`, phone, status: 'pending' };
    });
    send(response, 200, {
      status: true,
      message: 'Message is pending and waiting to be processed',
      data: { device_id: 'DEV1', quota: 900, messages },
    });
  }
  function close(): Promise<void> {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  local.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return local;
};
