import { hash, verify } from '@node-rs/argon2';

/** argon2id with the library's own (OWASP) cost. */
export const hashPassword = (password: string): Promise<string> => hash(password);

// Made of a password nobody has: an unknown user costs the same time as a wrong password.
const nobody = hash('no user has this password');

export const verifyPassword = async (
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> => {
  const matches = await verify(passwordHash ?? (await nobody), password);
  return passwordHash !== undefined && matches;
};
