import { isLoopback } from '../address.ts';

/** A channel that this server is a client of: where it is, its keys, and the secret of its webhooks (KADAR_MARKETPLACE). */
export interface Kanal {
  kode: string;
  /** Without a slash at its end. */
  url: string;
  key: string;
  secret: string;
  webhook: string;
}

const ENTRY = /^([A-Z0-9_-]{1,20})=(.+)$/;

/** 'WEB=https://ck_…:cs_…@toko.example#secret': its keys before the host, the secret of its webhooks at the end; plain http is taken for this machine alone. Undefined when it is none. */
export const kanalOf = (entry: string): Kanal | undefined => {
  const [, kode, address] = ENTRY.exec(entry) ?? [];
  if (!kode || !address || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const { username, password, hash } = url;
  const webhook = decodeURIComponent(hash.slice(1));
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url))) return undefined;
  if (!username || !password || webhook.length < 16 || url.search !== '') return undefined;
  return {
    kode,
    url: `${url.origin}${url.pathname.replace(/\/+$/, '')}`,
    key: decodeURIComponent(username),
    secret: decodeURIComponent(password),
    webhook,
  };
};
