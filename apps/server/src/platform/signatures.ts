import { createHmac, createSecretKey, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';
import { SIGNATURE_LENGTH, SIGNATURE_LETTERS } from '@kadar/domain/nota-code.ts';
import type pg from 'pg';
import type { Database } from './database/database.ts';
import type { Sealed, Vault } from './identity/vault.ts';

const KEY_BYTES = 32;
const BITS_OF_LETTER = 5;
const KEY_NAME = 'NOTA';
const SEALED_FOR = 'key of the notas';

interface SignatureParts {
  db: Pick<Database, 'privileged'>;
  vault: Vault;
  configured: string | undefined;
  onNew: () => void;
}

const sealKey = async (client: pg.ClientBase, vault: Vault, key: Buffer): Promise<void> => {
  const { kunci, isi } = vault.seal(key, SEALED_FOR);
  await client.query('insert into kunci_tanda_segel (kunci, isi) values ($1, $2)', [kunci, isi]);
};

/** The key that this database keeps; one that an earlier version left in clear is sealed, and stands in clear no longer. */
const findKey = async (client: pg.ClientBase, vault: Vault): Promise<Buffer | undefined> => {
  const { rows: sealed } = await client.query<Sealed>(
    'select kunci, isi from kunci_tanda_segel where kunci = $1',
    [vault.id],
  );
  if (sealed[0]) return vault.unseal(sealed[0], SEALED_FOR);
  const { rows: open } = await client.query<{ kunci: Buffer }>(
    'select kunci from kunci_tanda where nama = $1',
    [KEY_NAME],
  );
  const [left] = open;
  if (!left || vault.id === '') return left?.kunci;
  await sealKey(client, vault, left.kunci);
  // The rows' pages go with them, which a deletion would leave in the file.
  await client.query('truncate kunci_tanda');
  return left.kunci;
};

/** A new key; without one to seal it under, for this process alone. */
const makeKey = async (client: pg.ClientBase, vault: Vault): Promise<Buffer> => {
  const key = randomBytes(KEY_BYTES);
  if (vault.id !== '') await sealKey(client, vault, key);
  return key;
};

/** Tells a key from another, and no more of it than any signature does. */
const fingerprintOf = (key: Buffer): string =>
  createHmac('sha256', key).update('kadar nota key').digest('hex').slice(0, 16);

/**
 * Remembers since when this key signs; gives whether another one did before. The first key of a database signs from
 * the beginning, unless it was `made` for one that has documents: those were signed by a key that is gone.
 */
const beginWith = async (client: pg.ClientBase, key: Buffer, made: boolean): Promise<boolean> => {
  const sidik = fingerprintOf(key);
  const { rowCount: first } = await client.query(
    `insert into tanda_mulai (sidik, mulai)
     values ($1, case when $2 and exists (select 1 from dokumen) then clock_timestamp() else '-infinity' end) on conflict do nothing`,
    [sidik, made],
  );
  if (first === 1) return false;
  const { rowCount: changed } = await client.query(
    'update tanda_mulai set sidik = $1, mulai = clock_timestamp() where sidik <> $1',
    [sidik],
  );
  return changed === 1;
};

/** What is signed: two purposes never give one signature for the same text. */
export type Purpose = 'nota' | 'kutipan' | 'kiriman' | 'kabar';

/**
 * Signs what a shop hands out and later believes again: notas, quotes, papers of shipments. 80 bits of an HMAC: short enough to be printed and
 * typed, and guessed only by asking this server, which counts who asks.
 */
export class Signatures {
  readonly #key: KeyObject;

  constructor(key: Buffer) {
    // As node keeps it: given as bytes, it would be taken in anew for each signature, for most of its price.
    this.#key = createSecretKey(key);
  }

  /**
   * With the chain's own key: that of the configuration, else the one its database keeps sealed under the identity key, made here
   * where there is none that opens. `onNew` is told when another key than before signs from now on.
   */
  static async open({ db, vault, configured, onNew }: SignatureParts): Promise<Signatures> {
    const client = await db.privileged.connect();
    try {
      await client.query('begin');
      // Servers that start at once sign alike.
      await client.query('lock table tanda_mulai in share row exclusive mode');
      const found = configured === undefined ? await findKey(client, vault) : Buffer.from(configured);
      const key = found ?? (await makeKey(client, vault));
      if (await beginWith(client, key, found === undefined)) onNew();
      await client.query('commit');
      return new Signatures(key);
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
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
