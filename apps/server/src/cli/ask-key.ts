import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { keyOf, Vault } from '../platform/identity/vault.ts';

/** The identity key of a server that is being restored. */
export interface FoundKey {
  vault: Vault | undefined;
  /** Puts a key that was typed where the server will look for it; one that lies there already stays. */
  keep(): Promise<void>;
}

const NOTHING = async (): Promise<void> => undefined;

/** What somebody at a terminal types for it, until it is a key or nothing. */
const typed = async (): Promise<Buffer | undefined> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    for (;;) {
      const text = await terminal.question('Isi berkas identity.key dari server lama (kosong = tanpa): ');
      if (text.trim() === '') return undefined;
      try {
        return keyOf(text, 'identity.key');
      } catch {
        process.stdout.write('Itu bukan kunci identitas.\n');
      }
    }
  } finally {
    terminal.close();
  }
};

/**
 * The key of cards and notas for a restored copy: the file that lies at `path`, else, where somebody sits at a terminal, what he
 * types. Throws for a file that is no key.
 */
export const askKey = async (path: string): Promise<FoundKey> => {
  const found = await Vault.find(path);
  if (found || !process.stdin.isTTY) return { vault: found, keep: NOTHING };
  const key = await typed();
  if (!key) return { vault: undefined, keep: NOTHING };
  return {
    vault: new Vault(key),
    keep: () => writeFile(path, `${key.toString('base64')}\n`, { mode: 0o600, flag: 'wx' }),
  };
};

/** What to say of a restored copy whose keys of notas were sealed under `needed`. */
export const saidOfKey = (vault: Vault | undefined, needed: readonly string[]): string[] => {
  if (needed.length === 0 || (vault && needed.includes(vault.id))) return [];
  const why = vault
    ? 'identity.key ini bukan kunci server yang dicadangkan'
    : 'identity.key server lama tidak ada';
  return [
    `PERHATIAN  ${why}: kartu identitas lama tidak terbaca, kunci baru menandatangani nota, dan nota lama dijawab 'Tanda tangan lama'.`,
    'Sebelum server dijalankan, taruh berkas yang benar di KADAR_IDENTITY_KEY (atau identity.key di folder data).',
  ];
};
