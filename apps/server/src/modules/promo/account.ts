import type { Settings } from '@kadar/contract/settings.ts';
import { AppError } from '../../platform/errors.ts';
import type { Kadar } from '../../platform/kadar.ts';
import { Wablas } from '../../platform/messaging/wablas.ts';

/** The shop's WhatsApp account: its host by setting; token, secret and where they may go by the server's environment. Undefined while unset. */
export const accountOf = ({ config }: Kadar, settings: Settings): Wablas | undefined => {
  const { wablasToken: token, wablasSecret: secret, wablasHosts: hosts } = config;
  const baseUrl = settings.WABLAS_BASE_URL;
  return token && baseUrl ? new Wablas({ baseUrl, token, secret, hosts }) : undefined;
};

/** The same for a call. Throws WA_BELUM_DIATUR. */
export const requireAccount = (kadar: Kadar, settings: Settings): Wablas => {
  const account = accountOf(kadar, settings);
  if (!account) throw new AppError('WA_BELUM_DIATUR');
  return account;
};

/** Where WhatsApp fetches a banner; a path of this server needs its public address. Undefined when it cannot. */
export const publicImage = ({ config }: Kadar, image_url: string): string | undefined => {
  if (/^https?:\/\//i.test(image_url)) return image_url;
  return config.publicUrl && image_url.startsWith('/') ? `${config.publicUrl}${image_url}` : undefined;
};
