import type { Socket } from 'node:net';
import { ERRORS, type ErrorCode, messageText } from '@kadar/contract/errors.ts';
import type { FastifyInstance } from 'fastify';
import { errorCode } from '../postgres/errors.ts';
import { limitUnfinished } from './unfinished.ts';

/** How long a caller may take, in ms, and how many may be there. */
export interface ConnectionLimits {
  /** Until the headers of a call have come. */
  headersMs: number;
  /** Until the whole call has come: a picture of 10 MB from a phone at 100 KB/s takes 105 seconds. */
  requestMs: number;
  /** How often that is looked after. */
  checkMs: number;
  /** Calls and sockets together; what comes then is turned away before it says anything. */
  connections: number;
  /** Of one address, calls whose headers or body are still to come: sixty tills that load a page and send photos at once are fewer. */
  unfinished: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 20_000,
  requestMs: 180_000,
  checkMs: 5_000,
  connections: 4_000,
  unfinished: 250,
};

/** The part of it that the HTTP server is made with. */
export const connectionOptions = ({ headersMs, requestMs, checkMs }: ConnectionLimits) => ({
  requestTimeout: requestMs,
  http: { headersTimeout: headersMs, connectionsCheckingInterval: checkMs },
});

const REFUSALS: Readonly<Record<string, { status: string; code: ErrorCode }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: `${ERRORS.TERLALU_LAMBAT} Request Timeout`, code: 'TERLALU_LAMBAT' },
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', code: 'ISI_TERLALU_BESAR' },
};
const MALFORMED = { status: '400 Bad Request', code: 'INPUT_TIDAK_SAH' } as const;

/**
 * Answers what never became a call, in the one shape there is and in Indonesian, as no language was understood; then the
 * connection is cut. A call that is being answered already is only cut.
 */
export const refuseConnection = (
  error: Error,
  socket: Socket & { _httpMessage?: { headersSent: boolean } },
): void => {
  if (errorCode(error) === 'ECONNRESET' || socket.destroyed) return;
  const { status, code } = REFUSALS[errorCode(error) ?? ''] ?? MALFORMED;
  const body = JSON.stringify({ status: 'error', code, message: messageText(code, 'id') });
  const head = `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n`;
  if (socket.writable && !socket._httpMessage?.headersSent) socket.write(head + body);
  socket.destroy(error);
};

const tooSlow = (): Error => Object.assign(new Error('made room'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

/** To be called once everything listens to the server. */
export const limitConnections = (
  { server }: FastifyInstance,
  { connections, unfinished }: ConnectionLimits,
  trusted: readonly string[],
): void => {
  server.maxConnections = connections;
  limitUnfinished(server, { unfinished, trusted, cut: (socket) => refuseConnection(tooSlow(), socket) });
};
