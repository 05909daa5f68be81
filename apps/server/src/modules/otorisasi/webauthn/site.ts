import { isIP } from 'node:net';
import type { Call } from '../../../platform/http/call.ts';

/** The relying party as the browser knows it: the host of this call, and the origins its pages may have. */
export interface Site {
  rpId: string;
  origins: string[];
}

/** The address that the server is known by, where a proxy says less: it drops the port, or names only the machine behind it. */
const knownAs = (hostname: string, publicUrl: string | undefined): URL | undefined => {
  const url = publicUrl?.startsWith('https:') ? new URL(publicUrl) : undefined;
  const hidden = isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0;
  return url && (hidden || url.hostname === hostname) ? url : undefined;
};

/**
 * A browser signs only for the host its page came from, and a credential is kept with the host it was made for: a call
 * that claims another host finds no credential. Plain http counts as secure on the own machine only (W3C Secure Contexts §3.1).
 */
export const siteOf = ({ request, kadar }: Pick<Call, 'request' | 'kadar'>): Site => {
  const { host, hostname } = request;
  const known = knownAs(hostname, kadar.config.publicUrl);
  if (known) return { rpId: known.hostname, origins: [known.origin, `https://${known.hostname}`] };
  const local = hostname === 'localhost' || hostname.endsWith('.localhost');
  return { rpId: hostname, origins: [`https://${host}`, ...(local ? [`http://${host}`] : [])] };
};
