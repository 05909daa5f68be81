import { createHash } from 'node:crypto';

/** JSON with sorted keys: the same content gives the same text, whatever order a client wrote it in. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? 'null';

export const sha256 = (content: string | Uint8Array): Buffer => createHash('sha256').update(content).digest();
