import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Kanal } from '../../../platform/messaging/kanal.ts';

interface Asked {
  method: string;
  path: string;
  body: Record<string, unknown>;
}

/** How the local channel misbehaves: a status, `hang` for no answer, `cut` after it has done what was asked. */
export type Trouble = number | 'hang' | 'cut' | undefined;

/** A server on a real socket that follows the WooCommerce REST API v3 as far as a shop uses it, its webhooks signed as its documentation says. */
export interface LocalWoo {
  kanal: Kanal;
  asked: Asked[];
  products: Map<string, Record<string, unknown>>;
  orders: Map<string, { status: string; notes: string[] }>;
  trouble: (asked: Asked) => Trouble;
  /** Headers of a webhook with this body. */
  signed(body: string, secret?: string): Record<string, string>;
  close(): Promise<void>;
}

const readBody = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text === '' ? {} : JSON.parse(text);
};

const WEBHOOK = 'rahasia-webhook-uji';

export const startLocalWoo = async (kode: string): Promise<LocalWoo> => {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const woo: LocalWoo = {
    kanal: { kode, url, key: 'ck_uji', secret: 'cs_uji', webhook: WEBHOOK },
    asked: [],
    products: new Map(),
    orders: new Map(),
    trouble: () => undefined,
    signed: (body, secret = WEBHOOK) => ({
      'content-type': 'application/json',
      'x-wc-webhook-topic': 'order.updated',
      'x-wc-webhook-signature': createHmac('sha256', secret).update(body).digest('base64'),
    }),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  const send = (response: ServerResponse, status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const act = ({ method, path, body }: Asked): [number, unknown] => {
    const [, what, id = '', more] = /^\/wp-json\/wc\/v3\/(\w+)(?:\/(\d+))?(?:\/(\w+))?/.exec(path) ?? [];
    if (what === 'products' && method === 'GET') {
      const sku = new URL(path, url).searchParams.get('sku');
      return [200, [...woo.products.values()].filter((one) => one.sku === sku)];
    }
    if (what === 'products' && method === 'POST') {
      if ([...woo.products.values()].some(({ sku }) => sku === body.sku))
        return [400, { code: 'product_invalid_sku', message: 'Invalid or duplicated SKU.' }];
      const made = { ...body, id: woo.products.size + 101 };
      woo.products.set(String(made.id), made);
      return [201, made];
    }
    if (what === 'products') {
      const known = woo.products.get(id);
      if (!known) return [404, { code: 'woocommerce_rest_product_invalid_id', message: 'Invalid ID.' }];
      return [200, Object.assign(known, body)];
    }
    const order = woo.orders.get(id) ?? { status: 'processing', notes: [] };
    woo.orders.set(id, order);
    if (more === 'notes') order.notes.push(String(body.note));
    else Object.assign(order, body);
    return [200, { id: Number(id), ...order }];
  };
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = { method: request.method ?? '', path: request.url ?? '', body: await readBody(request) };
    woo.asked.push(asked);
    const trouble = woo.trouble(asked);
    if (trouble === 'hang') return;
    if (typeof trouble === 'number')
      return void send(response, trouble, { code: 'internal', message: 'Broke' });
    const wanted = `Basic ${Buffer.from('ck_uji:cs_uji').toString('base64')}`;
    if (request.headers.authorization !== wanted)
      return void send(response, 401, { code: 'woocommerce_rest_cannot_view', message: 'Sorry' });
    const [status, body] = act(asked);
    if (trouble === 'cut') return void request.socket.destroy();
    send(response, status, body);
  }
  return woo;
};

/** An order as the channel reports it; rupiah. */
export const wooOrder = (
  id: number,
  lines: readonly { sku: string; price: number }[],
  { status = 'processing', at = '2026-02-25T05:00:00' }: { status?: string; at?: string } = {},
): string =>
  JSON.stringify({
    id,
    status,
    date_modified_gmt: at,
    billing: { first_name: 'Siti', last_name: 'Aminah' },
    line_items: lines.map(({ sku, price }) => ({
      sku,
      quantity: 1,
      total: String(price),
      total_tax: '0.00',
    })),
  });
