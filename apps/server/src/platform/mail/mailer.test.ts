import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Mail, MailError, Mailer } from './mailer.ts';
import { type LocalSmtp, type Reaction, type Stage, startLocalSmtp, startMute } from './smtp.fixture.ts';
import { smtpAccountOf } from './smtp-account.ts';

let host: LocalSmtp;
beforeEach(async () => {
  host = await startLocalSmtp();
});
afterEach(() => host.close());

const mail = (more: Partial<Mail> = {}): Mail => ({
  from: 'Kadar <kadar@toko.example>',
  to: 'pemilik@toko.example',
  subject: 'Ringkasan — 25/02/2026',
  text: 'Penjualan Rp 1.250.000\n',
  html: '<p>Penjualan <b>Rp 1.250.000</b></p>',
  messageId: '<satu@toko.example>',
  attachment: undefined,
  unsubscribe: undefined,
  ...more,
});

const mailerFor = (url: string, patience = {}): Mailer => {
  const account = smtpAccountOf(url);
  if (!account) throw new Error(`no account: ${url}`);
  return new Mailer(account, { silence: 400, greeting: 400, connect: 400, ...patience });
};

const kindOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'sent',
    (error: unknown) => (error instanceof MailError ? error.kind : `other: ${String(error)}`),
  );

describe('an account', () => {
  test.each([
    ['smtps://a:b@mail.example', { host: 'mail.example', port: 465, secure: true, requireTls: false }],
    ['smtp://a:b@mail.example', { host: 'mail.example', port: 587, secure: false, requireTls: true }],
    ['smtp://a%40b.example:p%2Fq@mail.example:2525', { port: 2525, user: 'a@b.example', password: 'p/q' }],
    ['smtp://127.0.0.1:25', { requireTls: false, user: '', password: '' }],
  ])('%s', (text, wanted) => expect(smtpAccountOf(text)).toMatchObject(wanted));

  test.each(['https://a:b@mail.example', 'smtp://a@mail.example', 'smtp://a:b@mail.example/x', 'smtp:', ''])(
    'not %s',
    (text) => expect(smtpAccountOf(text)).toBeUndefined(),
  );
});

test('what arrives is what was sent, for a reader that is not ours', async () => {
  const content = Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 255, 10, 13, 46, 13, 10, 46]);
  const answer = await mailerFor(host.url).send(
    mail({
      attachment: { filename: 'laporan harian.pdf', contentType: 'application/pdf', content },
      unsubscribe: 'https://toko.example/berhenti/x',
    }),
  );
  expect(answer).toContain('250');
  const [got] = host.received;
  expect(got).toMatchObject({
    messageId: '<satu@toko.example>',
    subject: 'Ringkasan — 25/02/2026',
    text: 'Penjualan Rp 1.250.000\n',
    html: '<p>Penjualan <b>Rp 1.250.000</b></p>',
  });
  expect(got?.from?.text).toBe('"Kadar" <kadar@toko.example>');
  expect(got?.attachments).toMatchObject([
    { filename: 'laporan harian.pdf', contentType: 'application/pdf' },
  ]);
  expect(got?.attachments[0]?.content.equals(content)).toBe(true);
  expect(JSON.stringify([...(got?.headers ?? [])])).toContain('https://toko.example/berhenti/x');
});

describe('a failure is of its kind', () => {
  test.each<[string, Stage, Reaction, string]>([
    ['a password that is wrong', 'auth', 535, 'account'],
    ['a login that is too much now', 'auth', 454, 'unavailable'],
    ['a server that serves nobody', 'connect', 554, 'account'],
    ['a server that is busy', 'connect', 421, 'unavailable'],
    ['a sender that it does not take', 'from', 553, 'refused'],
    ['an address that is nobody', 'to', 550, 'refused'],
    ['a box that is full for now', 'to', 452, 'unavailable'],
    ['a message that it does not take', 'data', 554, 'refused'],
    ['a message that it cannot take now', 'data', 451, 'unavailable'],
    ['silence before the greeting', 'connect', 'hang', 'unavailable'],
    ['silence at the login', 'auth', 'hang', 'unavailable'],
    ['silence at the sender', 'from', 'hang', 'unavailable'],
    ['silence at the receiver', 'to', 'hang', 'unavailable'],
    ['silence after the whole message', 'data', 'hang', 'unclear'],
  ])('%s', async (_what, stage, reaction, kind) => {
    host.react = (at) => (at === stage ? reaction : undefined);
    expect(await kindOf(mailerFor(host.url).send(mail()))).toBe(kind);
  });

  test('a server that is not there', async () => {
    const { url } = host;
    await host.close();
    expect(await kindOf(mailerFor(url).send(mail()))).toBe('unavailable');
    host = await startLocalSmtp();
  });

  test('a port that says nothing', async () => {
    const mute = await startMute();
    expect(await kindOf(mailerFor(`smtp://127.0.0.1:${mute.port}`).send(mail()))).toBe('unavailable');
    await mute.close();
  });

  test('an address that leads nowhere', async () => {
    expect(await kindOf(mailerFor('smtps://tidak-ada.invalid').send(mail()))).toBe('unavailable');
  });

  test('a server that speaks no TLS, and is not this machine', async () => {
    const account = smtpAccountOf(host.url);
    if (!account) throw new Error('no account');
    expect(await kindOf(new Mailer({ ...account, requireTls: true }).send(mail()))).toBe('account');
    expect(host.received).toEqual([]);
  });

  test('all of it together may take no longer than it may', async () => {
    host.react = (stage) => (stage === 'to' ? 'hang' : undefined);
    const slow = mailerFor(host.url, { silence: 60_000, whole: 300 });
    expect(await kindOf(slow.send(mail()))).toBe('unavailable');
  });

  test('the password is in no error', async () => {
    const error = await mailerFor(host.url.replace('rahasia-surat', 'salah-sekali'))
      .send(mail())
      .catch((thrown: MailError) => thrown);
    expect(`${JSON.stringify(error)} ${String(error)}`).not.toContain('salah-sekali');
  });
});
