import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { Agent, type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps, Agent as TlsAgent } from 'node:https';
import type { LookupFunction } from 'node:net';
import { mayConnect, type PortalHosts, refusalOf } from '../address.ts';

/** What head office asks a branch's server. */
export interface Question {
  target: URL;
  method: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  hosts: PortalHosts;
  /** Whoever asked is gone. */
  signal: AbortSignal;
}

/** How long, and how much, a branch may answer. */
export interface AnswerLimits {
  /** Milliseconds until the head of its answer is here. */
  headMs: number;
  /** Milliseconds between two pieces of it, while they are waited for. */
  idleMs: number;
  /** Milliseconds for all of it. */
  totalMs: number;
  headBytes: number;
  /** Of the body. */
  bytes: number;
}

export const ANSWER_LIMITS: AnswerLimits = {
  headMs: 10_000,
  idleMs: 15_000,
  totalMs: 5 * 60_000,
  headBytes: 16 * 1024,
  bytes: 64 * 1024 * 1024,
};

/** Of their own, so that no connection is used that was made without the check below. */
const AGENTS = { http: new Agent({ keepAlive: true }), https: new TlsAgent({ keepAlive: true }) };

/** All addresses of a host, as the system knows them. */
export type Resolve = (
  host: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/** Resolves a host once, for the very connection that is then made: what was checked is where it goes. */
const checkedLookup =
  (hosts: PortalHosts, resolve: Resolve): LookupFunction =>
  (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      const closed = found?.find(({ address }) => !mayConnect(host, address, hosts));
      const first = found?.[0];
      if (error || !first) done(error ?? new Error(`${host} has no address`), []);
      else if (closed) done(new Error(`${host} is at ${closed.address}, where no portal may be`), []);
      else if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };

/** The head of the branch's answer. Rejects when there is none, in time, from where a portal may be. */
export const askBranch = (
  question: Question,
  limits = ANSWER_LIMITS,
  resolver: Resolve = lookup,
): Promise<IncomingMessage> => {
  const { target, method, headers, body, hosts, signal } = question;
  const refusal = refusalOf(target, hosts);
  if (refusal) return Promise.reject(new Error(`${target.origin}: ${refusal}`));
  const secure = target.protocol === 'https:';
  return new Promise((resolve, reject) => {
    const call = (secure ? overHttps : overHttp)(target, {
      agent: secure ? AGENTS.https : AGENTS.http,
      method,
      headers: { ...headers, ...(body.length > 0 && { 'content-length': String(body.length) }) },
      lookup: checkedLookup(hosts, resolver),
      maxHeaderSize: limits.headBytes,
      signal,
    });
    const late = setTimeout(() => call.destroy(new Error('no answer in time')), limits.headMs);
    call.once('response', (answer) => {
      clearTimeout(late);
      resolve(answer);
    });
    call.once('close', () => {
      clearTimeout(late);
      reject(new Error('no answer'));
    });
    // Also what breaks after the head was here; the reader of the body is told by the body.
    call.on('error', reject);
    call.end(body);
  });
};

const inTime = async <T>(work: Promise<T>, ms: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the answer stands still')), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** The body of an answer as it comes. Throws once it is larger or slower than it may be; time that its reader takes does not count as idle. */
export async function* readAnswer(answer: IncomingMessage, limits = ANSWER_LIMITS): AsyncGenerator<Buffer> {
  if (Number(answer.headers['content-length']) > limits.bytes) {
    answer.destroy();
    throw new Error('the answer is too large');
  }
  const total = setTimeout(() => answer.destroy(new Error('the answer takes too long')), limits.totalMs);
  total.unref();
  const pieces = answer[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let bytes = 0;
  try {
    for (;;) {
      const piece = await inTime(pieces.next(), limits.idleMs);
      if (piece.done) return;
      bytes += piece.value.length;
      if (bytes > limits.bytes) throw new Error('the answer is too large');
      yield piece.value;
    }
  } finally {
    clearTimeout(total);
    answer.destroy();
  }
}
