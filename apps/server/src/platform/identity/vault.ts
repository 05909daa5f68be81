import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { link, readFile, unlink, writeFile } from 'node:fs/promises';
import { AppError } from '../errors.ts';

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What was encrypted, and by which key. */
export interface Sealed {
  kunci: string;
  isi: Buffer;
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Throws for a text that is no key. */
export const keyOf = (text: string, name: string): Buffer => {
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== KEY_BYTES) throw new Error(`${name}: ${key.length} bytes instead of ${KEY_BYTES}`);
  return key;
};

/** The key of a file, made there when it does not exist: for its owner alone, and of no backup. */
const readKey = async (path: string): Promise<Buffer> => {
  // Written beside it first: who finds the file finds a whole key, also where two servers start at once.
  const made = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(made, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    await link(made, path);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    await unlink(made);
  }
  return keyOf(await readFile(path, 'utf8'), path);
};

/** The key of a file that is there; undefined where there is none. Throws for a file that is no key. */
const findKey = async (path: string): Promise<Buffer | undefined> => {
  try {
    return keyOf(await readFile(path, 'utf8'), path);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
};

/**
 * Encrypts what a stolen database or backup must not tell (AES-256-GCM), with a key outside both. Without a readable key the
 * server runs; what needs the key is refused.
 */
export class Vault {
  readonly #key: Buffer | undefined;
  readonly #digestKey: Buffer | undefined;
  /** Names the key without telling it; '' where there is none. */
  readonly id: string;

  constructor(key: Buffer | undefined) {
    this.#key = key;
    // Of its own, so that no digest says anything about what encrypts.
    this.#digestKey = key && createHmac('sha256', key).update('kadar digest').digest();
    this.id = key
      ? createHash('sha256').update('kadar identity ').update(key).digest('hex').slice(0, 16)
      : '';
  }

  /** Of this file; `onTrouble` is told why it cannot be read or made. */
  static async open(path: string, onTrouble: (error: unknown) => void): Promise<Vault> {
    try {
      return new Vault(await readKey(path));
    } catch (error) {
      onTrouble(error);
      return new Vault(undefined);
    }
  }

  /** Of the file that is there: for tools, which make none. Throws for a file that is no key. */
  static async find(path: string): Promise<Vault | undefined> {
    const key = await findKey(path);
    return key && new Vault(key);
  }

  /** `context` says what it is and of what: sealed for one thing, it opens as no other. Throws KUNCI_IDENTITAS_RUSAK. */
  seal(bytes: Uint8Array, context: string): Sealed {
    if (!this.#key) throw new AppError('KUNCI_IDENTITAS_RUSAK');
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.#key, iv).setAAD(Buffer.from(context));
    const text = Buffer.concat([cipher.update(bytes), cipher.final()]);
    return { kunci: this.id, isi: Buffer.concat([iv, cipher.getAuthTag(), text]) };
  }

  /** The same for the same text and context, and nothing to be guessed at without the key. Throws KUNCI_IDENTITAS_RUSAK. */
  digest(text: string, context: string): string {
    if (!this.#digestKey) throw new AppError('KUNCI_IDENTITAS_RUSAK');
    return createHmac('sha256', this.#digestKey).update(`${context}\n${text}`).digest('hex');
  }

  /** Throws KUNCI_IDENTITAS_RUSAK, and IDENTITAS_TIDAK_TERBACA for what another key sealed or somebody changed. */
  unseal({ kunci, isi }: Sealed, context: string): Buffer {
    if (!this.#key) throw new AppError('KUNCI_IDENTITAS_RUSAK');
    if (kunci !== this.id) throw new AppError('IDENTITAS_TIDAK_TERBACA');
    const iv = isi.subarray(0, IV_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', this.#key, iv, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(context))
      .setAuthTag(isi.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    try {
      return Buffer.concat([decipher.update(isi.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    } catch (cause) {
      throw new AppError('IDENTITAS_TIDAK_TERBACA', {}, { cause });
    }
  }
}
