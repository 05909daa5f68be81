import type { ErrorAnswer } from '@kadar/contract/endpoint.ts';
import { LANGUAGES, type Language } from '@kadar/contract/text.ts';

export type NeedAuth = NonNullable<ErrorAnswer['need_auth']>;

const TOKO_KEY = 'kadar.toko';

interface Handlers {
  /** Called once when the session ended on the server. */
  sessionEnded: () => void;
  /** Gives a one-time token, or null when the user dismissed the dialog. */
  authorise: (need: NeedAuth) => Promise<string | null>;
}

const handlers: Handlers = { sessionEnded: () => undefined, authorise: async () => null };
let language: Language = 'id';

/** Tells the calls what to do at the end of a session and when an authorisation is asked for. */
export const handleCalls = (given: Partial<Handlers>): void => {
  Object.assign(handlers, given);
};

export const callHandlers = (): Readonly<Handlers> => handlers;

export const setCallLanguage = (given: string): void => {
  language = LANGUAGES.find((one) => one === given) ?? 'id';
};

export const callLanguage = (): Language => language;

/** The shop head office picked; null means all of them. */
export const pickedToko = (): string | null => localStorage.getItem(TOKO_KEY);

export const pickToko = (kode: string | null): void => {
  if (kode) localStorage.setItem(TOKO_KEY, kode);
  else localStorage.removeItem(TOKO_KEY);
};
