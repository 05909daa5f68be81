import type { ErrorAnswer, SebabSesi } from '@kadar/contract/endpoint.ts';
import type { SessionApp } from '@kadar/contract/endpoints/session.ts';
import { LANGUAGES, type Language } from '@kadar/contract/text.ts';

export type NeedAuth = NonNullable<ErrorAnswer['need_auth']>;

/** The authenticator's choice is not the till's, which may stand in another window of this browser. */
const TOKO_KEYS: Record<SessionApp, string> = {
  KADAR: 'kadar.toko',
  OTORISATOR: 'kadar.device.otorisator-toko',
};

interface Handlers {
  /** Called once when the session ended on the server. */
  sessionEnded: (sebab?: SebabSesi) => void;
  /** Gives a one-time token, or null when the user dismissed the dialog. */
  authorise: (need: NeedAuth) => Promise<string | null>;
  /** What was sent and not answered: whether it goes out again, is given up, or the user dismissed the question. */
  unanswered: () => Promise<'resend' | 'release' | null>;
}

const handlers: Handlers = {
  sessionEnded: () => undefined,
  authorise: async () => null,
  unanswered: async () => null,
};
let language: Language = 'id';
let asked = false;
let app: SessionApp = 'KADAR';

/** Tells the calls what to do at the end of a session and when an authorisation is asked for. */
export const handleCalls = (given: Partial<Handlers>): void => {
  Object.assign(handlers, given);
};

export const callHandlers = (): Readonly<Handlers> => handlers;

/** What is spoken here; `ask`: the server is asked in it from now on. Before that it answers in the shop's own. */
export const setCallLanguage = (given: string, ask: boolean): void => {
  language = LANGUAGES.find((one) => one === given) ?? 'id';
  asked = ask;
};

export const callLanguage = (): Language => language;

/** The header of every call. */
export const languageHeader = (): Record<string, string> => (asked ? { 'x-language': language } : {});

/** Which of this browser's sessions the calls of this page are made in. */
export const setCallApp = (given: SessionApp): void => {
  app = given;
};

export const callApp = (): SessionApp => app;

/** The shop head office picked; null means all of them. */
export const pickedToko = (): string | null => localStorage.getItem(TOKO_KEYS[app]);

export const pickToko = (kode: string | null): void => {
  if (kode) localStorage.setItem(TOKO_KEYS[app], kode);
  else localStorage.removeItem(TOKO_KEYS[app]);
};
