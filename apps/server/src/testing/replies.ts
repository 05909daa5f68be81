import { expect } from 'vitest';
import { CONTRADICTIONS } from '../platform/chain/contradictions.ts';
import { type Reply, type TestApp, TODAY } from './harness.ts';

/** The reply of a call that is taken; what was said instead stands in the failure. */
export const ok = (reply: Reply): Reply => {
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply;
};

/** Which fields were refused, and by which codes. */
export const fieldsOf = ({ body }: Reply): object =>
  Object.fromEntries(Object.entries(body.fields ?? {}).map(([at, { code }]) => [at, code]));

/** Whatever the checks of the books find. */
export const contradictionsOf = async (server: Pick<TestApp, 'look'>): Promise<object[]> => {
  const all = await Promise.all(
    Object.entries(CONTRADICTIONS).map(async ([check, statement]) =>
      (await server.look<{ detail: string }>(statement)).map(({ detail }) => ({ check, detail })),
    ),
  );
  return all.flat();
};

/** On another business day of K01, which is that of the tests again then. */
export const onDayOf = async <T>(
  server: Pick<TestApp, 'look'>,
  day: string,
  act: () => Promise<T>,
): Promise<T> => {
  const set = (to: string) =>
    server.look("update hari_kerja set tgl_system = $1 where kode_toko = 'K01'", [to]);
  await set(day);
  try {
    return await act();
  } finally {
    await set(TODAY);
  }
};
