import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { OperatorError } from './operator-error.ts';

const isEd25519 = (key: KeyObject): boolean => key.asymmetricKeyType === 'ed25519';

/** Head office's own key, from its PEM file (KADAR_PORTAL_KEY). Throws an OperatorError. */
export const readPortalKey = (path: string): KeyObject => {
  try {
    const key = createPrivateKey(readFileSync(path));
    if (isEd25519(key)) return key;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new OperatorError(`KADAR_PORTAL_KEY: ${path} tidak dapat dibaca sebagai kunci (${why})`, {
      cause: error,
    });
  }
  throw new OperatorError(
    `KADAR_PORTAL_KEY: ${path} bukan kunci Ed25519; buat dengan npm run portal-key -- FILE`,
  );
};

/** The 32 bytes of a public key in base64url, as `npm run portal-key` prints it. */
const RAW = /^[A-Za-z0-9_-]{43}$/;

const parsePublicKey = (text: string): KeyObject => {
  if (RAW.test(text)) return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: text }, format: 'jwk' });
  if (text.includes('PRIVATE')) throw new Error('PRIVATE KEY');
  return createPublicKey(text.replaceAll('\\n', '\n'));
};

/** The registered key of a branch's head office (KADAR_PUSAT_KEY): base64url or PEM. Throws an OperatorError. */
export const readPusatKey = (text: string): KeyObject => {
  try {
    const key = parsePublicKey(text.trim());
    if (isEd25519(key)) return key;
  } catch (error) {
    throw new OperatorError(
      'KADAR_PUSAT_KEY bukan kunci publik Ed25519: isi dengan baris yang dicetak npm run portal-key di pusat',
      { cause: error },
    );
  }
  throw new OperatorError('KADAR_PUSAT_KEY bukan kunci Ed25519');
};

/** Of an entry of KADAR_SERVER_KEYS (`K05=…`): a shop, and the public key of the server that speaks for it. */
export const serverKeyOf = (text: string): [kode_toko: string, key: KeyObject][] | undefined => {
  const [, kode, raw] = /^([A-Z0-9]{3})=([A-Za-z0-9_-]{43})$/.exec(text) ?? [];
  return kode && raw ? [[kode, parsePublicKey(raw)]] : undefined;
};

/** What a branch registers of a private key. */
export const publicTextOf = (key: KeyObject): string =>
  String(createPublicKey(key).export({ format: 'jwk' }).x);

/** A fresh private key as PEM. */
export const newPortalKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
