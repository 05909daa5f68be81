import type { AddressInfo, Socket } from 'node:net';
import { createServer } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** At which word of the client the server stops answering. */
export type Stage = 'connect' | 'auth' | 'from' | 'to' | 'data';
/** A number refuses with that code, 'hang' never answers, 'cut' takes the whole message and breaks the line. */
export type Reaction = number | 'hang' | undefined;

/** A real mail server on a real socket, and what it took, read by another program's parser. */
export interface LocalSmtp {
  port: number;
  /** With user and password. */
  url: string;
  received: ParsedMail[];
  react: (stage: Stage, address: string) => Reaction | Promise<Reaction>;
  close(): Promise<void>;
}

export const SMTP_USER = 'toko';
export const SMTP_PASSWORD = 'rahasia-surat';

const refusal = (code: number): Error => Object.assign(new Error(`no ${code}`), { responseCode: code });

export const startLocalSmtp = async (port = 0): Promise<LocalSmtp> => {
  const local: LocalSmtp = { port: 0, url: '', received: [], react: () => undefined, close };
  const at = async (stage: Stage, address: string, done: (error?: Error | null) => void): Promise<void> => {
    const reaction = await local.react(stage, address);
    if (reaction !== 'hang') done(reaction === undefined ? undefined : refusal(reaction));
  };
  const server = new SMTPServer({
    authMethods: ['PLAIN', 'LOGIN'],
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    closeTimeout: 100,
    logger: false,
    onConnect: (_session, done) => void at('connect', '', done),
    onAuth: ({ username = '', password }, _session, done) =>
      void at('auth', username, (error) => {
        if (error) return done(error);
        if (username !== SMTP_USER || password !== SMTP_PASSWORD) return done(refusal(535));
        done(null, { user: username });
      }),
    onMailFrom: ({ address }, _session, done) => void at('from', address, done),
    onRcptTo: ({ address }, _session, done) => void at('to', address, done),
    onData: (stream, _session, done) => {
      simpleParser(stream).then(async (mail) => {
        const to = Array.isArray(mail.to) ? mail.to[0] : mail.to;
        const reaction = await local.react('data', to?.value[0]?.address ?? '');
        if (typeof reaction === 'number') return done(refusal(reaction));
        local.received.push(mail);
        if (reaction !== 'hang') done(null, 'OK diterima');
      }, done);
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  local.port = (server.server.address() as AddressInfo).port;
  local.url = `smtp://${SMTP_USER}:${SMTP_PASSWORD}@127.0.0.1:${local.port}`;
  function close(): Promise<void> {
    return new Promise((resolve) => server.close(() => resolve()));
  }
  return local;
};

/** A port that takes a connection and says nothing. */
export const startMute = async (): Promise<{ port: number; close(): Promise<void> }> => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};
