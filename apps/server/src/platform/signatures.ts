import { createHmac, createSecretKey, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';
import { SIGNATURE_LENGTH, SIGNATURE_LETTERS } from '@kadar/domain/nota-code.ts';
import type { Database } from './database/database.ts';

const KEY_BYTES = 32;
const BITS_OF_LETTER = 5;
const KEY_NAME = 'NOTA';

/** What is signed: two purposes never give one signature for the same text. */
export type Purpose = 'nota' | 'kutipan';

/**
 * Signs what a shop hands out and later believes again: notas and quotes. 80 bits of an HMAC: short enough to be printed and
 * typed, and guessed only by asking this server, which counts who asks.
 */
export class Signatures {
  readonly #key: KeyObject;

  constructor(key: Buffer) {
    // As node keeps it: given as bytes, it would be taken in anew for each signature, for most of its price.
    this.#key = createSecretKey(key);
  }

  /** With the chain's own key: that of the configuration, else the one its database keeps, made here when there is none. */
  static async open(db: Database, configured: string | undefined): Promise<Signatures> {
    if (configured !== undefined) return new Signatures(Buffer.from(configured));
    await db.privileged.query(
      'insert into kunci_tanda (nama, kunci) values ($1, $2) on conflict do nothing',
      [KEY_NAME, randomBytes(KEY_BYTES)],
    );
    const { rows } = await db.privileged.query<{ kunci: Buffer }>(
      'select kunci from kunci_tanda where nama = $1',
      [KEY_NAME],
    );
    const [row] = rows;
    if (!row) throw new Error('the key of the notas is gone');
    return new Signatures(row.kunci);
  }

  /** Sixteen letters and figures. */
  sign(purpose: Purpose, text: string): string {
    const digest = createHmac('sha256', this.#key).update(`${purpose}/${text}`).digest();
    let bits = digest.readBigUInt64BE(0) * 65_536n + BigInt(digest.readUInt16BE(8));
    let signature = '';
    while (signature.length < SIGNATURE_LENGTH) {
      signature += SIGNATURE_LETTERS[Number(bits % 32n)];
      bits >>= BigInt(BITS_OF_LETTER);
    }
    return signature;
  }

  /** Whether this chain signed it. */
  holds(purpose: Purpose, text: string, signature: string): boolean {
    const own = Buffer.from(this.sign(purpose, text));
    const given = Buffer.from(signature);
    return given.length === own.length && timingSafeEqual(own, given);
  }
}
