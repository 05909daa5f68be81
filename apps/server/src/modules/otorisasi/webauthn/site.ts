import type { FastifyRequest } from 'fastify';

/** The relying party as the browser knows it: the host of this call, and the origins its pages may have. */
export interface Site {
  rpId: string;
  origins: string[];
}

/**
 * A browser signs only for the host its page came from, and a credential is kept with the host it was made for: a call
 * that claims another host finds no credential. Plain http counts as secure on the own machine only (W3C Secure Contexts §3.1).
 */
export const siteOf = (request: FastifyRequest): Site => {
  const { host, hostname } = request;
  const local = hostname === 'localhost' || hostname.endsWith('.localhost');
  return { rpId: hostname, origins: [`https://${host}`, ...(local ? [`http://${host}`] : [])] };
};
