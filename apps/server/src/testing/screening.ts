import { expect } from 'vitest';
import { COOKIE } from '../modules/layar/layar.ts';
import type { Client, TestApp } from './harness.ts';

/** A customer's screen: the code it shows, and the cookie it is known by. */
export interface Screen {
  kode: string;
  cookie: string;
}

/** A screen that no till has taken on yet. */
export const beginScreen = async (server: TestApp, remoteAddress: string): Promise<Screen> => {
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/v1/layar/baru',
    payload: {},
    remoteAddress,
  });
  expect(reply.statusCode, reply.body).toBe(200);
  const cookie = reply.cookies.find(({ name }) => name === COOKIE);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
  return { kode: reply.json<{ data: { kode: string } }>().data.kode, cookie: `${COOKIE}=${cookie?.value}` };
};

/** A screen that this till has just taken on. */
export const freshScreen = async (server: TestApp, till: Client, remoteAddress: string): Promise<Screen> => {
  const screen = await beginScreen(server, remoteAddress);
  const { status, body } = await till.post('layar/pasang', { kode: screen.kode });
  expect(status, JSON.stringify(body)).toBe(200);
  return screen;
};

/** So many minutes pass over the screens that tills have taken on. */
export const minutesLater = (server: TestApp, minutes: number): Promise<unknown> =>
  server.look('update layar set dipasang_at = dipasang_at - make_interval(mins => $1)', [minutes]);

/** Longer than a run of all tests may take: customers are as old as the run's database, and their screens older. */
const OPEN_MINUTES = 11 * 60;

/** A screen of this till that stands open, since before its customers came in. */
export const openScreen = async (server: TestApp, till: Client, remoteAddress: string): Promise<Screen> => {
  const screen = await freshScreen(server, till, remoteAddress);
  await minutesLater(server, OPEN_MINUTES);
  return screen;
};

/** Asks on the screen of a till; gives the question. */
export const askOn = async (till: Client, what: object): Promise<string> => {
  const reply = await till.post('layar/tanya', what);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return (reply.body.data as { id: string }).id;
};

/** The customer's answer on a screen: 'OK', or the code of what refused it. */
export const answerOn = async (
  server: TestApp,
  { cookie }: Pick<Screen, 'cookie'>,
  id: string,
  more: object,
): Promise<string | undefined> => {
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/v1/layar/jawab',
    headers: { cookie },
    payload: { id, setuju: true, ...more },
  });
  const body = reply.json<{ code?: string; fields?: { pin?: { code: string } } }>();
  return reply.statusCode === 200 ? 'OK' : (body.fields?.pin?.code ?? body.code);
};
