import type { Settings } from '@kadar/contract/settings.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../platform/context.ts';
import type { Spending, Tx } from '../../../platform/database/database.ts';
import type { Intent } from '../../../platform/http/command.ts';
import type { Kadar } from '../../../platform/kadar.ts';
import type { JenisTunggu, Waited } from './waited.ts';

/** What the command of a till answers, as far as who validates is told of it. */
export interface PostedAnswer {
  data: { no_faktur: string; tanggal: string; grand_total: number };
  message: string;
}

/** How a kind of document that can wait is run again by whoever validates it; `Isi` is its input, `Dasar` how its prices were worked out. */
export interface WaitingKind<Isi extends object = object, Dasar = unknown> {
  /** The command of the till itself, in the transaction that ends the waiting. */
  run(
    context: Context<unknown, unknown, Isi>,
    tx: Tx,
    intent: Intent,
    waited: Waited<Dasar>,
  ): Promise<PostedAnswer>;
  /** The balances it spends, as when it was made. */
  spends(call: { toko: string; body: Isi; settings: Settings }): Spending[];
  /** Photos that were taken for it, which nothing claims once it has ended. */
  photos?(isi: Isi, toko: string): string[];
}

const kinds = new WeakMap<Kadar, Map<JenisTunggu, WaitingKind>>();

/** A noun says how what it lets wait is run again. */
export const canWait = <Isi extends object, Dasar>(
  { kadar }: FastifyInstance,
  jenis: JenisTunggu,
  kind: WaitingKind<Isi, Dasar>,
): void => {
  const known = kinds.get(kadar) ?? new Map<JenisTunggu, WaitingKind>();
  kinds.set(kadar, known.set(jenis, kind));
};

export const waitingKind = (kadar: Kadar, jenis: JenisTunggu): WaitingKind => {
  const kind = kinds.get(kadar)?.get(jenis);
  if (!kind) throw new Error(`nobody says how ${jenis} is run again`);
  return kind;
};
