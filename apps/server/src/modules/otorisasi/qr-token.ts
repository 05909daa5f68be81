import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import { tokenOf } from '../../platform/http/access.ts';

export const newSalt = (): Buffer => randomBytes(16);

/**
 * The one-time token of a request by QR. It is made of the asking session's own token, of which the server keeps only a
 * hash: the session that asked gets it as often as it asks, and whoever reads the database or a backup cannot make it.
 * Throws TIDAK_BERHAK for a caller without a session of this server.
 */
export const qrToken = (
  request: FastifyRequest,
  { keystore, salt }: { keystore: string; salt: Buffer },
): string => {
  const session = tokenOf(request);
  if (session === undefined) throw new AppError('TIDAK_BERHAK');
  return createHmac('sha256', session).update(`otorisasi-qr/${keystore}/`).update(salt).digest('base64url');
};
