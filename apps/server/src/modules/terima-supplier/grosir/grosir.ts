import type { StokGrosir } from '@kadar/contract/endpoints/stok-grosir.ts';
import { z } from 'zod';
import type { PortalHosts } from '../../../platform/address.ts';
import {
  ANSWER_LIMITS,
  type AnswerLimits,
  askBranch,
  readAnswer,
} from '../../../platform/portal/ask-branch.ts';

/** Somebody waits for it at the counter. */
const LIMITS: AnswerLimits = {
  ...ANSWER_LIMITS,
  headMs: 5_000,
  idleMs: 5_000,
  totalMs: 10_000,
  bytes: 2 * 1024 * 1024,
};

/** So many are asked for. */
const ROWS = 200;

const text = z.string().trim().max(120);
/**
 * No protocol of suppliers' servers is published, so this is the smallest that says what a group is: `GET {url}/stock?q=…&limit=200` answers 200 and
 * `{"data": [{"kode", "nama", "kadar", "qty", "berat", "harga_per_g"}]}`, purity in percent, weight in grams, whole rupiah a gram or null; `q` is a part of code or name, empty for
 * all. It is read with no key and no redirect, where a branch's server may be.
 */
const stock = z.object({
  data: z
    .array(
      z.object({
        kode: text,
        nama: text,
        kadar: z.number().min(0).max(500),
        qty: z.int().min(0),
        berat: z.number().min(0),
        harga_per_g: z.int().min(0).nullable().default(null),
      }),
    )
    .max(ROWS),
});

/** The wholesale server gave no answer that says its stock, in time. */
export class GrosirSilent extends Error {
  constructor(cause: unknown) {
    super('no stock from the wholesale server', { cause });
    this.name = 'GrosirSilent';
  }
}

/**
 * Reads what a wholesale server has: `GET {baseUrl}/stock?q=…&limit=200`, by the protocol that the README of deliveries writes down. It connects where a branch's server
 * may be (`platform/address.ts`), follows no redirect and sends no key. Throws GrosirSilent.
 */
export const readStock = async (
  baseUrl: string,
  q: string,
  hosts: PortalHosts,
  limits = LIMITS,
): Promise<StokGrosir[]> => {
  const target = new URL(`${baseUrl.replace(/\/+$/, '')}/stock`);
  target.searchParams.set('q', q);
  target.searchParams.set('limit', String(ROWS));
  const signal = AbortSignal.timeout(limits.totalMs);
  const question = { target, method: 'GET', headers: { accept: 'application/json' }, hosts, signal };
  try {
    const answer = await askBranch({ ...question, body: Buffer.alloc(0) }, limits);
    if (answer.statusCode !== 200) {
      answer.destroy();
      throw new Error(`HTTP ${answer.statusCode}`);
    }
    const pieces: Buffer[] = [];
    for await (const piece of readAnswer(answer, limits)) pieces.push(piece);
    return stock.parse(JSON.parse(Buffer.concat(pieces).toString())).data;
  } catch (error) {
    throw new GrosirSilent(error);
  }
};
