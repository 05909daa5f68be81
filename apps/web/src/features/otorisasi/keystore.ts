import { qrText, readQrText } from '@kadar/contract/endpoints/otorisasi.ts';

/** [spec B §9] */
export const KEYSTORE_LENGTH = 12;

/** 32 signs that cannot be taken for each other when read aloud or typed: no I, L, O, U. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const KEYSTORE = new RegExp(`^[0-9A-Z]{${KEYSTORE_LENGTH}}$`);

/** The random name of one QR request: 12 signs, 60 bits [spec B §3]. */
export const newKeystore = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEYSTORE_LENGTH)), (byte) =>
    SIGNS.charAt(byte % SIGNS.length),
  ).join('');

/** A shop's code as QR requests carry it: spaces become underscores [spec B §3]. */
export const clientOf = (storeCode: string): string => storeCode.replaceAll(' ', '_');

/** Twelve signs in groups of four, for reading aloud: 'ABCD EFGH JKMN'. */
export const inGroups = (keystore: string): string => keystore.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** What is left of a typed keystore: its signs in upper case, without the groups' spaces. */
export const typedKeystore = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .slice(0, KEYSTORE_LENGTH);

/**
 * The request that a scanned or typed text names: what the QR holds, or its 12 signs alone, which then belong to
 * `ownStore`. Undefined for any other text, such as the QR of a nota.
 */
export const requestIn = (text: string, ownStore: string) => {
  const keystore = text.toUpperCase().replaceAll(' ', '');
  return readQrText(KEYSTORE.test(keystore) ? qrText(ownStore, keystore) : text);
};
