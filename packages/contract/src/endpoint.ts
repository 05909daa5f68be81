import type { z } from 'zod';
import type { Gate } from './gates.ts';
import type { Action } from './permissions.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call of the API, said once: server, web client, OpenAPI and tests derive from it. */
export interface Endpoint<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> {
  method: Method;
  /** Below /api/v1/, path parameters as `{name}` [spec]. */
  path: string;
  summary: string;
  /** Who may call it; 'public' needs no session. */
  access: Action | 'public';
  gate?: Gate;
  /** The screen whose menu flag the caller must have, besides the action. */
  menu?: string;
  /**
   * Answers documents that were opened one by one, by the name of their number: they tell users of their shop all of
   * their customer, and who opens many is written down. Where nothing is said, an answer tells telephones and
   * addresses as `toldOf` has it to who is not told all.
   */
  opens?: string;
  /** Answers whom the shop is to call, where it was asked for them: whole to users of the shop, and written down. */
  calls?: (asked: Readonly<Record<string, unknown>>) => boolean;
  /** About one shop's own: where that shop has a server, it answers there. */
  ofShop?: boolean;
  params?: P;
  query?: Q;
  body?: B;
  /** Fields that a client of the specification sends with the body: the server knows better, and does not look at them. */
  ignored?: readonly string[];
  /** The shape of `data` in the answer. */
  data: R;
}

/** Keeps the exact types of a declaration. */
export const endpoint = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  declaration: Endpoint<P, Q, B, R>,
): Endpoint<P, Q, B, R> => declaration;

/** What a client sends (before parsing) and gets. */
export type InputOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, z.ZodType>
    ? { params?: z.input<P>; query?: z.input<Q>; body?: z.input<B> }
    : never;
export type DataOf<E> = E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer R> ? z.input<R> : never;

/** Every answer that is not an error. */
export interface Answer<T> {
  data: T;
  message?: string;
  count?: number;
  skip?: number;
  limit?: number;
  page?: number;
  /** Of a list that is longer than its window: sums over all of it, by column; of documents those in force. */
  sums?: Record<string, number>;
}

/**
 * Why a session stands no more: its user signed in elsewhere; his level, shop or rights were changed; an administrator
 * ended it; he changed his password elsewhere; or it was too old.
 */
export const SEBAB_SESI = ['DIAMBIL_ALIH', 'HAK_DIUBAH', 'OLEH_ADMIN', 'PASSWORD', 'KEDALUWARSA'] as const;
export type SebabSesi = (typeof SEBAB_SESI)[number];

/** Every refused call: an error code of errors.ts, its text in the user's language, and the fields it belongs to. */
export interface ErrorAnswer {
  status: 'error';
  code: string;
  message: string;
  fields?: Record<string, { code: string; message: string }>;
  /** Of INVALID_TOKEN: why the session of the token stands no more. */
  sebab?: SebabSesi;
  /** The document that stands in the way, for who may open it. */
  no_faktur?: string;
  need_auth?: {
    kategori: string;
    payload_hash: string;
    notes: string;
    amount?: number;
    /** Barcodes of the pieces it is about. */
    barang?: readonly string[];
  };
}
