import { isLoopback } from '../address.ts';

/** A place that the account's token may be sent to (KADAR_WABLAS_HOSTS). */
export interface WablasHost {
  protocol: string;
  /** With its port, where that is not the protocol's own. */
  host: string;
  /** All names below the host instead of itself. */
  below: boolean;
}

const BELOW = /^((?:https:\/\/)?)\*\./;

/**
 * An entry of the configuration: 'wa.example', 'https://wa.example:8443', '*.wablas.com' for all names below. Plain http is
 * taken for this machine alone, and only by its full address. Undefined when it is none of these.
 */
export const wablasHostOf = (entry: string): WablasHost | undefined => {
  const below = BELOW.test(entry);
  const plain = entry.replace(BELOW, '$1');
  const text = /^https?:\/\//.test(plain) ? plain : `https://${plain}`;
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isOrigin = url.href === `${url.origin}/` && !url.host.includes('*');
  if (!isOrigin || (url.protocol === 'http:' && !isLoopback(url))) return undefined;
  return { protocol: url.protocol, host: url.host, below };
};

/** Whether an account's token may be sent to this address. */
export const mayReceiveToken = (address: string, hosts: readonly WablasHost[]): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, host } = new URL(address);
  return hosts.some(
    (one) => one.protocol === protocol && (one.below ? host.endsWith(`.${one.host}`) : host === one.host),
  );
};
