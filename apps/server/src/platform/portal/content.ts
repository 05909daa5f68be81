import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Headers that say how a body is read, and whether it was taken before: as much of what is asked as the body itself. */
const BOUND = ['content-type', 'content-encoding', 'idempotency-key', 'enc', 'ignore'] as const;

/** A call as it stands on the wire. */
export interface Sent {
  /** From its question mark on, or empty. */
  search: string;
  headers: Readonly<Record<string, IncomingHttpHeaders[string]>>;
  body: Uint8Array;
}

/** SHA-256 over what a call asks beside its method and path, in base64url; no line of a header or a query holds a newline. */
export const contentOf = ({ search, headers, body }: Sent): string => {
  const hash = createHash('sha256').update(`${search}\n`);
  for (const name of BOUND) hash.update(`${name}:${headers[name] ?? ''}\n`);
  return hash.update(body).digest('base64url');
};

/** The query of a request as it was sent. */
export const searchOf = (url: string): string => {
  const from = url.indexOf('?');
  return from === -1 ? '' : url.slice(from);
};
