import { isLoopback } from '../address.ts';

/** The server's account with a mail server (KADAR_SMTP, KADAR_SMTP_FROM). */
export interface SmtpAccount {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise it is asked for before anything else (STARTTLS). */
  secure: boolean;
  /** Nothing leaves in clear, but to this machine itself. */
  requireTls: boolean;
  user: string;
  password: string;
}

const SUBMISSION = 587;
const SUBMISSIONS = 465;

/** 'smtps://user:password@mail.example' (TLS, 465) or 'smtp://…' (STARTTLS, 587). Undefined when it is none. */
export const smtpAccountOf = (text: string): SmtpAccount | undefined => {
  if (!/^smtps?:\/\//.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const { protocol, hostname, port, username, password, pathname, search, hash } = url;
  if (hostname === '' || !['', '/'].includes(pathname) || search !== '' || hash !== '') return undefined;
  if ((username === '') !== (password === '')) return undefined;
  const secure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[(.+)\]$/, '$1'),
    port: port === '' ? (secure ? SUBMISSIONS : SUBMISSION) : Number(port),
    secure,
    requireTls: !secure && !isLoopback(url),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
  };
};
