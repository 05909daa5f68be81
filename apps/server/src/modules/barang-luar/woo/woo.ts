import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PesananKanal } from '@kadar/domain/marketplace.ts';
import { z } from 'zod';
import type { Kanal } from '../../../platform/messaging/kanal.ts';

/** What a channel is told of a piece; rupiah. */
export interface Produk {
  sku: string;
  name: string;
  price: number;
  description: string;
  image: string;
}

/** An order as its channel tells it. */
export interface PesananWoo {
  no: string;
  state: PesananKanal;
  berubah_at: string;
  nama: string;
  lines: { sku: string; price: number }[];
}

/** gone: the channel knows no such product; refused: it says no however often it is asked; later: worth another try. */
export type WooFailure = 'gone' | 'refused' | 'later';

export class WooError extends Error {
  readonly kind: WooFailure;

  constructor(kind: WooFailure, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'WooError';
    this.kind = kind;
  }
}

const TIMEOUT_MS = 15_000;
const REASON_LENGTH = 200;

const product = z.looseObject({ id: z.number() });
const problem = z.looseObject({ code: z.string().default(''), message: z.string().default('') });

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
};

/** These ask for patience; a server that broke may do better the next time. */
const asksToWait = (status: number): boolean => status >= 500 || [401, 403, 408, 425, 429].includes(status);

/** A client of the WooCommerce REST API v3, for one channel. What it does may be done twice: a product is known by its SKU. */
export class Woo {
  readonly #kanal: Kanal;
  readonly #timeout: number;

  constructor(kanal: Kanal, timeoutMs: number = TIMEOUT_MS) {
    this.#kanal = kanal;
    this.#timeout = timeoutMs;
  }

  /** Shows a piece, one of it; its number there. Throws WooError. */
  async show(id: string, produk: Produk): Promise<string> {
    const known = id || (await this.#idOf(produk.sku));
    const { sku, name, price, description, image } = produk;
    const said = {
      name,
      description,
      regular_price: String(price),
      status: 'publish',
      manage_stock: true,
      stock_quantity: 1,
    };
    if (known) return this.#number('PUT', `products/${known}`, said);
    return this.#number('POST', 'products', { ...said, type: 'simple', sku, images: [{ src: image }] });
  }

  /** Shows it no longer; nothing where there is no such product. Throws WooError. */
  async takeDown(id: string, sku: string): Promise<void> {
    const known = id || (await this.#idOf(sku));
    if (!known) return;
    try {
      await this.#send('PUT', `products/${known}`, {
        status: 'draft',
        manage_stock: true,
        stock_quantity: 0,
      });
    } catch (error) {
      if (!(error instanceof WooError && error.kind === 'gone')) throw error;
    }
  }

  /** Cancels an order that cannot be had, and tells its customer why. Throws WooError. */
  async refuse(no: string, note: string): Promise<void> {
    await this.#send('PUT', `orders/${no}`, { status: 'cancelled' });
    await this.#send('POST', `orders/${no}/notes`, { note, customer_note: true });
  }

  async #idOf(sku: string): Promise<string> {
    const found = z
      .array(product)
      .safeParse(await this.#send('GET', `products?sku=${encodeURIComponent(sku)}`));
    return found.data?.[0] ? String(found.data[0].id) : '';
  }

  async #number(method: string, path: string, body: object): Promise<string> {
    const { data } = product.safeParse(await this.#send(method, path, body));
    if (!data) throw new WooError('later', 'jawaban tidak terbaca');
    return String(data.id);
  }

  async #send(method: string, path: string, body?: object): Promise<unknown> {
    const { url, key, secret } = this.#kanal;
    const { status, text } = await this.#fetch(`${url}/wp-json/wc/v3/${path}`, {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`,
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      // The keys are for this host alone.
      redirect: 'manual',
      signal: AbortSignal.timeout(this.#timeout),
    });
    const answer = parse(text);
    if (status < 300) return answer;
    const { data } = problem.safeParse(answer);
    const reason = (data?.message || `HTTP ${status}`).slice(0, REASON_LENGTH);
    if (status === 404 || data?.code.endsWith('_invalid_id')) throw new WooError('gone', reason);
    throw new WooError(asksToWait(status) || status < 400 ? 'later' : 'refused', reason);
  }

  async #fetch(target: string, init: RequestInit): Promise<{ status: number; text: string }> {
    try {
      const response = await fetch(target, init);
      return { status: response.status, text: await response.text() };
    } catch (error) {
      throw new WooError('later', 'kanal tidak menjawab', error);
    }
  }
}

/** Whether the channel itself signed these bytes: base64 of their HMAC-SHA256 under its webhook's secret. */
export const isSigned = ({ webhook }: Kanal, body: Buffer, signature: string): boolean => {
  const ours = createHmac('sha256', webhook).update(body).digest();
  const theirs = Buffer.from(signature, 'base64');
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
};

/** What WooCommerce sends when a webhook is saved, as a form and without a signature: it keeps the webhook only if the answer is 200. */
export const isPing = (body: unknown): boolean =>
  z.strictObject({ webhook_id: z.string().regex(/^\d+$/) }).safeParse(body).success;

const order = z.looseObject({
  id: z.int().positive(),
  status: z.string(),
  date_modified_gmt: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
  billing: z
    .looseObject({ first_name: z.string().default(''), last_name: z.string().default('') })
    .optional(),
  line_items: z.array(
    z.looseObject({
      sku: z.string().nullable().default(''),
      total: z.string().default('0'),
      total_tax: z.string().default('0'),
    }),
  ),
});

/** Of the states of an order; one of a plug-in that is not here waits to be paid. */
const STATES: Readonly<Record<string, PesananKanal>> = {
  processing: 'DIBAYAR',
  completed: 'DIBAYAR',
  cancelled: 'BATAL',
  refunded: 'BATAL',
  failed: 'BATAL',
  trash: 'BATAL',
};

/** The order in a webhook's body; undefined for whatever else it reports, such as a ping. */
export const readOrder = (body: unknown): PesananWoo | undefined => {
  const { success, data } = order.safeParse(body);
  if (!success) return undefined;
  return {
    no: String(data.id),
    state: STATES[data.status] ?? 'BELUM_BAYAR',
    berubah_at: `${data.date_modified_gmt}Z`,
    nama: `${data.billing?.first_name ?? ''} ${data.billing?.last_name ?? ''}`
      .trim()
      .toUpperCase()
      .slice(0, 60),
    lines: data.line_items.flatMap(({ sku, total, total_tax }) =>
      sku ? [{ sku: sku.toUpperCase(), price: Math.round(Number(total) + Number(total_tax)) }] : [],
    ),
  };
};

/** The number of an order that the channel took away; its report says nothing else. */
export const readDeleted = (body: unknown): string | undefined => {
  const { data } = z.looseObject({ id: z.int().positive() }).safeParse(body);
  return data && String(data.id);
};
