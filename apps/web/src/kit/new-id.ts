const BYTES = 16;

/** A random name of 32 hex characters; unlike randomUUID it also exists on a shop's plain http address. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
