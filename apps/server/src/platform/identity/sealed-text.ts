import { masked } from '@kadar/contract/fields.ts';
import { AppError } from '../errors.ts';
import type { Vault } from './vault.ts';

/** What anybody may see of a text, which key sealed it, and the sealed text itself. */
const SEALED = /^(\*\S*) ([0-9a-f]{16}) ([A-Za-z0-9+/]+=*)$/;

export const isSealed = (stored: string): boolean => SEALED.test(stored);

/** A text as a column holds it that must not tell it. Throws KUNCI_IDENTITAS_RUSAK. */
export const sealText = (vault: Vault, text: string, context: string): string => {
  const { kunci, isi } = vault.seal(Buffer.from(text), context);
  return `${masked(text)} ${kunci} ${isi.toString('base64')}`;
};

/** What anybody may see of what such a column holds, sealed or still from before it was. */
export const maskOf = (stored: string): string => SEALED.exec(stored)?.[1] ?? masked(stored);

/** The whole text; without the key it was sealed with, what anybody may see of it. */
export const openText = (vault: Vault, stored: string, context: string): string => {
  const [, shown, kunci, isi] = SEALED.exec(stored) ?? [];
  if (shown === undefined || kunci === undefined || isi === undefined) return stored;
  try {
    return vault.unseal({ kunci, isi: Buffer.from(isi, 'base64') }, context).toString();
  } catch (error) {
    if (error instanceof AppError) return shown;
    throw error;
  }
};
