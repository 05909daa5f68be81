import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { handleCalls } from './context.ts';
import { askEarly, forgetEarly } from './early.ts';
import { ApiError, saysDeleted } from './errors.ts';
import { request } from './transport.ts';

let ended = 0;
const answer = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const answered = (...answers: (Response | Error)[]) => {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => {
    const next = answers.shift();
    if (next instanceof Response) return next;
    throw next ?? new Error('nothing left to answer');
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const failure = async (work: Promise<unknown>): Promise<ApiError> => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

beforeEach(() => {
  ended = 0;
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
  });
  handleCalls({ sessionEnded: () => ended++, authorise: async () => null });
});
afterEach(() => vi.unstubAllGlobals());

describe('a 401', () => {
  test('with Invalid Token. ends the session, by code or by text', async () => {
    answered(
      answer(401, { status: 'error', code: 'INVALID_TOKEN', message: 'Sesi berakhir' }),
      answer(401, { status: 'error', code: 'X', message: 'Invalid Token.' }),
      answer(401, { message: 'Invalid Token.' }),
    );
    for (let turn = 1; turn <= 3; turn++) {
      await failure(request('GET', 'users/me'));
      expect(ended).toBe(turn);
    }
  });

  test('of a wrong password does not', async () => {
    answered(answer(401, { status: 'error', code: 'LOGIN_SALAH', message: 'User id atau Password salah' }));
    expect((await failure(request('POST', 'users/login', { body: {} }))).code).toBe('LOGIN_SALAH');
    answered(answer(403, { status: 'error', code: 'TIDAK_BERHAK', message: 'Invalid Token.' }));
    await failure(request('GET', 'users/me'));
    expect(ended).toBe(0);
  });
});

describe('what was asked early', () => {
  const said = (text: string): Response => answer(200, { status: 'success', data: text });

  afterEach(forgetEarly);

  test('is the answer of who asks the same next, once', async () => {
    const fetched = answered(said('early'), said('later'));
    askEarly('users/me');
    expect((await request('GET', 'users/me')).data).toBe('early');
    expect((await request('GET', 'users/me')).data).toBe('later');
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test('is asked once, whoever asks for it first', async () => {
    const fetched = answered(said('first'));
    askEarly('users/me');
    askEarly('users/me');
    expect(fetched).toHaveBeenCalledTimes(1);
    expect((await request('GET', 'users/me')).data).toBe('first');
  });

  test('is not taken for another question, nor after something was changed', async () => {
    answered(said('early'), said('other'), said('changed'), said('after'));
    askEarly('users/me');
    expect((await request('GET', 'users/me', { query: { toko: 'K02' } })).data).toBe('other');
    await request('POST', 'users/login', { body: {} });
    expect((await request('GET', 'users/me')).data).toBe('after');
  });

  test('and never came is told to who asks', async () => {
    answered(new Error('no line'));
    askEarly('users/me');
    expect((await failure(request('GET', 'users/me'))).kind).toBe('offline');
  });

  test('and was refused ends the session', async () => {
    answered(answer(401, { status: 'error', code: 'INVALID_TOKEN', message: 'Sesi berakhir' }));
    askEarly('users/me');
    await failure(request('GET', 'users/me'));
    expect(ended).toBe(1);
  });
});

describe('no answer', () => {
  test('in time is a timeout, whatever the browser calls it', async () => {
    for (const thrown of [
      new DOMException('The operation was aborted due to timeout', 'TimeoutError'),
      new Error('net::ERR_CONNECTION_TIMEOUT'),
    ]) {
      answered(thrown);
      const error = await failure(request('GET', 'x'));
      expect([error.kind, error.message, error.unanswered]).toEqual([
        'timeout',
        'Koneksi bermasalah..',
        true,
      ]);
    }
  });

  test('that could be read, such as the page of a proxy, is a request that failed', async () => {
    answered(new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }));
    const error = await failure(request('GET', 'penjualan/report'));
    expect([error.status, error.message]).toEqual([502, 'Terjadi Kesalahan Saat Request Data']);
  });

  test('at all is a lost line', async () => {
    answered(new TypeError('Failed to fetch'));
    const error = await failure(request('GET', 'x'));
    expect([error.kind, error.message, error.unanswered]).toEqual(['offline', 'Koneksi Bermasalah', true]);
  });
});

describe('a deleted record', () => {
  const refused = (code: string, message: string) => new ApiError('refused', 409, { code, message });
  test('is known by its code or by DELETED in the text', () => {
    expect(saysDeleted(refused('DATA_DELETED', 'Data A pernah dihapus'))).toBe(true);
    expect(saysDeleted(refused('X', 'GROUP A DELETED'))).toBe(true);
    expect(saysDeleted(refused('DATA_SUDAH_ADA', 'Kode A sudah terdaftar'))).toBe(false);
  });
});
