import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { SmtpAccount } from './smtp-account.ts';

/**
 * refused: this message or address, for good. account: nothing leaves until somebody does something. unavailable: nothing left,
 * worth a later try. unclear: the message was on the line when the answer stayed away, so that it may have been taken.
 */
export type MailFailure = 'refused' | 'account' | 'unavailable' | 'unclear';

export class MailError extends Error {
  readonly kind: MailFailure;

  constructor(kind: MailFailure, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'MailError';
    this.kind = kind;
  }
}

export interface Mail {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string | undefined;
  /** With its angle brackets: the same at each try, so that a server or reader tells a second copy from a second message. */
  messageId: string;
  attachment: { filename: string; contentType: string; content: Buffer } | undefined;
  /** Where its receiver says that he wants no more of these. */
  unsubscribe: string | undefined;
}

/** Milliseconds that each stage may take, and all of them together. */
export interface MailPatience {
  connect: number;
  greeting: number;
  silence: number;
  whole: number;
}

const PATIENCE: MailPatience = { connect: 15_000, greeting: 15_000, silence: 30_000, whole: 90_000 };
const REASON_LENGTH = 300;

interface SmtpFailure {
  code?: string;
  responseCode?: number | false;
  response?: string;
  message: string;
}

/** What a failure means; `onTheLine`: some of the message had left. */
const failureOf = ({ code, responseCode, message }: SmtpFailure, onTheLine: boolean): MailFailure => {
  const ofMessage = code === 'EENVELOPE' || code === 'EMESSAGE';
  // A word of the server's own is final, whenever it comes: 4xx asks for patience, 5xx for none.
  if (responseCode && responseCode >= 500) return ofMessage ? 'refused' : 'account';
  if (responseCode && responseCode >= 400) return 'unavailable';
  if (onTheLine) return 'unclear';
  if (code === 'EAUTH' || code === 'ETLS' || /certificate|STARTTLS/i.test(message)) return 'account';
  return ofMessage ? 'refused' : 'unavailable';
};

const bytesOf = ({ messageId, attachment, unsubscribe, html, ...mail }: Mail): Promise<Buffer> =>
  new MailComposer({
    ...mail,
    messageId,
    ...(html !== undefined && { html }),
    ...(attachment && { attachments: [attachment] }),
    headers: {
      // Nobody's holiday answers to a machine [RFC 3834].
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe && { 'List-Unsubscribe': `<${unsubscribe}>` }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();

/** The address alone of 'Name <address>'. */
const bare = (address: string): string => /<([^<>]+)>\s*$/.exec(address)?.[1] ?? address.trim();

/** Sends one message over a connection of its own. Throws MailError; gives the server's answer: it took the message, no more. */
export class Mailer {
  readonly #account: SmtpAccount;
  readonly #patience: MailPatience;

  constructor(account: SmtpAccount, patience: Partial<MailPatience> = {}) {
    this.#account = account;
    this.#patience = { ...PATIENCE, ...patience };
  }

  async send(mail: Mail): Promise<string> {
    const bytes = await bytesOf(mail);
    const { host, port, secure, requireTls } = this.#account;
    const { connect, greeting, silence, whole } = this.#patience;
    const connection = new SMTPConnection({
      host,
      port,
      secure,
      requireTLS: requireTls,
      ignoreTLS: !secure && !requireTls,
      connectionTimeout: connect,
      greetingTimeout: greeting,
      dnsTimeout: connect,
      socketTimeout: silence,
      socketCloseTimeout: 0,
    });
    let onTheLine = false;
    // Read for the first time when the server has said that it listens (354).
    const content = Readable.from(
      (function* () {
        onTheLine = true;
        yield bytes;
      })(),
    );
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new Error('batas waktu')), whole);
    try {
      return await Promise.race([late.promise, this.#talk(connection, mail, content)]);
    } catch (error) {
      const failure = error as SmtpFailure;
      const reason = (failure.response || failure.message).slice(0, REASON_LENGTH);
      throw new MailError(failureOf(failure, onTheLine), reason, error);
    } finally {
      clearTimeout(timer);
      content.destroy();
      connection.close();
    }
  }

  /** The conversation: a refusal comes by callback, a broken line as an event. */
  #talk(connection: SMTPConnection, { from, to }: Mail, content: Readable): Promise<string> {
    const { user, password } = this.#account;
    return new Promise((resolve, reject) => {
      const send = (): void =>
        connection.send({ from: bare(from), to: [bare(to)] }, content, (error, info) =>
          error ? reject(error) : resolve((info?.response ?? '').slice(0, REASON_LENGTH)),
        );
      connection.on('error', reject);
      connection.connect((error) => {
        if (error) return reject(error);
        if (user === '') return send();
        connection.login({ user, pass: password }, (refused) => (refused ? reject(refused) : send()));
      });
    });
  }
}
