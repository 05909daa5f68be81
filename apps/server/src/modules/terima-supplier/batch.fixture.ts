import { expect } from 'vitest';
import { CONTRADICTIONS } from '../../platform/chain/contradictions.ts';
import type { Reply, TestApp } from '../../testing/harness.ts';

export interface Posted {
  no_faktur: string;
}
export const ok = <T = Posted>({ status, body }: Reply): T => {
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as T;
};
export const fieldsOf = ({ status, body }: Reply): Record<string, string> => {
  expect([409, 422], JSON.stringify(body)).toContain(status);
  return Object.fromEntries(Object.entries(body.fields ?? {}).map(([name, { code }]) => [name, code]));
};
export const codeOf = ({ body }: Reply): string | undefined => body.code;

/** What a document posted to each account, in rupiah. */
export const journalOf = async (server: TestApp, no: string): Promise<Record<string, number>> =>
  Object.fromEntries(
    (
      await server.look<{ role: string; rp: number }>(
        'select role, sum(debet - kredit)::int as rp from jurnal where no_jurnal = $1 group by role',
        [no],
      )
    ).map(({ role, rp }) => [role, rp]),
  );
/** The same of fine gold, in mg. */
export const goldOf = async (server: TestApp, no: string): Promise<Record<string, number>> =>
  Object.fromEntries(
    (
      await server.look<{ tempat: string; mg: number }>(
        'select tempat, sum(debet - kredit)::int as mg from jurnal_emas where no_jurnal = $1 group by tempat',
        [no],
      )
    ).map(({ tempat, mg }) => [tempat, mg]),
  );
/** What the verification finds. */
export const contradictionsOf = async (server: TestApp): Promise<string[]> => {
  const found = [];
  for (const [check, statement] of Object.entries(CONTRADICTIONS))
    for (const { detail } of await server.look<{ detail: string }>(statement))
      found.push(`${check}: ${detail}`);
  return found;
};

/** Sixty-four at once. */
export const many = (work: (n: number) => Promise<Reply>): Promise<Reply[]> =>
  Promise.all(Array.from({ length: 64 }, (_, n) => work(n)));
export const won = (replies: readonly Reply[]): Reply[] => replies.filter(({ status }) => status === 200);
