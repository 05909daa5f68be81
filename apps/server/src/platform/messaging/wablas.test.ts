import { waNumber } from '@kadar/domain/phone.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type LocalWablas, startLocalWablas } from './wablas.fixture.ts';
import { Wablas, WablasError } from './wablas.ts';
import { mayReceiveToken, wablasHostOf } from './wablas-hosts.ts';

let host: LocalWablas;
let wablas: Wablas;
const hostsOf = (...entries: string[]) => entries.flatMap((entry) => wablasHostOf(entry) ?? []);
beforeEach(async () => {
  host = await startLocalWablas();
  const hosts = hostsOf(host.url);
  wablas = new Wablas({ baseUrl: `${host.url}/`, token: 'T0K', secret: undefined, hosts }, 300);
});
afterEach(() => host.close());

const kindOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'sent',
    (error: unknown) => (error instanceof WablasError ? error.kind : `other: ${String(error)}`),
  );

describe('a number', () => {
  test.each([
    ['081234567890', '6281234567890'],
    ['+62 812-3456-7890', '6281234567890'],
    ['62081234567890', '6281234567890'],
    ['81234567890', '6281234567890'],
    ['0065 9123 4567', '6591234567'],
    ['6591234567', '6591234567'],
    ['0812', undefined],
    ['', undefined],
    ['BUDI', undefined],
  ])('%s is %s', (text, number) => expect(waNumber(text)).toBe(number));
});

describe('what goes over the wire', () => {
  test('a message: path, token, body; what comes back: id, status, quota', async () => {
    expect(await wablas.sendMessage('0812-3456-7890', 'Halo\n*Budi* "½"')).toEqual({
      id: 'w1-0',
      status: 'pending',
      quota: 900,
    });
    expect(host.requests).toEqual([
      {
        path: '/api/v2/send-message',
        authorization: 'T0K',
        data: [{ phone: '6281234567890', message: 'Halo\n*Budi* "½"' }],
      },
    ]);
  });

  test('an image, a document and a scheduled text, with token and secret', async () => {
    const signed = new Wablas({ baseUrl: host.url, token: 'T0K', secret: 'S3C', hosts: hostsOf(host.url) });
    await signed.sendImage('081234567890', 'https://toko.example/b.jpg', 'Promo');
    await signed.sendDocument('081234567890', 'https://toko.example/n.pdf', 'Nota');
    await signed.schedule('081234567890', 'Besok', '2026-03-01 09:00:00');
    const phone = '6281234567890';
    expect(host.requests.map(({ path, data, authorization }) => [path, authorization, data[0]])).toEqual([
      ['/api/v2/send-image', 'T0K.S3C', { phone, image: 'https://toko.example/b.jpg', caption: 'Promo' }],
      [
        '/api/v2/send-document',
        'T0K.S3C',
        { phone, document: 'https://toko.example/n.pdf', caption: 'Nota' },
      ],
      [
        '/api/v2/schedule',
        'T0K.S3C',
        { phone, category: 'text', scheduled_at: '2026-03-01 09:00:00', text: 'Besok' },
      ],
    ]);
  });

  test('what is no number never leaves', async () => {
    expect(await kindOf(wablas.sendMessage('123', 'x'))).toBe('refused');
    expect(host.requests).toEqual([]);
  });
});

describe('where the token may go', () => {
  const may = (address: string, ...entries: string[]) => mayReceiveToken(address, hostsOf(...entries));

  test.each([
    ['https://solo.wablas.com', '*.wablas.com'],
    ['https://solo.wablas.com/api', '*.wablas.com'],
    ['https://wa.example', 'WA.example'],
    ['https://wa.example:443/', 'https://wa.example/'],
    ['https://wa.example', 'wa.example:443'],
    ['https://wa.example:8443', 'wa.example:8443'],
    ['http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
  ])('%s by %s', (address, entry) => expect(may(address, entry)).toBe(true));

  test.each([
    ['http://solo.wablas.com', '*.wablas.com'],
    ['https://wablas.com.evil.example', '*.wablas.com'],
    ['https://evilwablas.com', '*.wablas.com'],
    ['https://solo.wablas.com@evil.example', '*.wablas.com'],
    ['https://evil.example/?solo.wablas.com', '*.wablas.com'],
    ['https://solo.wablas.com:8443', '*.wablas.com'],
    ['https://sub.wa.example', 'wa.example'],
    ['http://127.0.0.1:4000', '127.0.0.1:4000'],
    ['http://127.0.0.1:4001', 'http://127.0.0.1:4000'],
    ['bukan alamat', '*.wablas.com'],
  ])('not %s by %s', (address, entry) => expect(may(address, entry)).toBe(false));

  test.each([
    'http://wa.example',
    'ftp://wa.example',
    'https://wa.example/x',
    'https://a@wa.example',
    '*',
    '*.*.example',
    'wa.example?x',
    'a b',
    '',
  ])('is not told by %s', (entry) => expect(wablasHostOf(entry)).toBeUndefined());
});

describe('a failure is of its kind', () => {
  const no = (message: string) => ({ status: false, message });
  test.each([
    ['a number that is not on WhatsApp', { status: 400, body: no('phone not registered') }, 'refused'],
    ['a refusal inside a 200', { body: no('phone invalid') }, 'refused'],
    ['a wrong token', { status: 401, body: no('token invalid') }, 'account'],
    ['a used-up quota', { body: no('Your quota is not enough') }, 'quota'],
    ['payment required', { status: 402, body: no('expired') }, 'quota'],
    ['too many calls', { status: 429, body: no('slow down') }, 'unavailable'],
    ['a server error', { status: 503, text: '<html>' }, 'unavailable'],
    ['an answer that is no JSON', { text: 'OK' }, 'unclear'],
    ['an answer without messages', { body: { status: true, message: 'ok', data: {} } }, 'unclear'],
    ['a redirect, which would take the token elsewhere', { status: 302, text: '' }, 'account'],
    ['an address where no Wablas is', { status: 404, text: '<html>' }, 'account'],
    ['a server that broke over it', { status: 500, text: '<html>' }, 'unclear'],
    ['a proxy that got no answer', { status: 504, text: '<html>' }, 'unclear'],
    ["Wablas' own no inside a 500", { status: 500, body: no('device disconnected') }, 'unavailable'],
    ['no answer', 'hang' as const, 'unclear'],
    ['a cut connection', 'cut' as const, 'unclear'],
  ])('%s', async (_what, reaction, kind) => {
    host.react = () => reaction;
    expect(await kindOf(wablas.sendMessage('081234567890', 'x'))).toBe(kind);
    expect(host.requests).toHaveLength(1);
  });

  test('a server that is not there', async () => {
    await host.close();
    expect(await kindOf(wablas.sendMessage('081234567890', 'x'))).toBe('unavailable');
  });

  test('an address that leads nowhere', async () => {
    const hosts = hostsOf('tidak-ada.invalid');
    const nowhere = new Wablas(
      { baseUrl: 'https://tidak-ada.invalid', token: 'T0K', secret: undefined, hosts },
      5000,
    );
    expect(await kindOf(nowhere.sendMessage('081234567890', 'x'))).toBe('unavailable');
  });

  test('an address that the token may not go to, where nothing is ever sent', async () => {
    for (const hosts of [hostsOf('*.wablas.com'), []]) {
      const foreign = new Wablas({ baseUrl: host.url, token: 'T0K', secret: undefined, hosts });
      expect(await kindOf(foreign.sendMessage('081234567890', 'x'))).toBe('account');
    }
    expect(host.requests).toEqual([]);
  });

  test('the token is in no error', async () => {
    host.react = () => ({ status: 500, body: no('x') });
    const error = await wablas.sendMessage('081234567890', 'x').catch((thrown: WablasError) => thrown);
    expect(`${JSON.stringify(error)} ${String(error)}`).not.toContain('T0K');
  });
});
