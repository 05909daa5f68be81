/**
 * The dictionaries that were fetched, and what they say. Of i18next stands here what `useTranslation` asks of it, so that the login page
 * does not load its detectors, formats, contexts and plug-ins (15 KB); its types are those that the dictionaries are checked with.
 */
import type { Language } from '@kadar/contract/text.ts';
import { groupThousands } from '@kadar/documents/format.ts';
import type { i18n as Instance, TFunction } from 'i18next';
import { setI18n } from 'react-i18next';
import { localNumber } from '../kit/separators.ts';
import { speak, spokenLanguage } from './spoken.ts';

export type Words = Readonly<Record<string, unknown>>;
type Params = Readonly<Record<string, unknown>> & { readonly ns?: string; readonly count?: number };
type Read = (language: Language, noun: string) => Promise<Words>;
type Heard = 'initialized' | 'languageChanged';

/** What no noun is named for. */
const FIRST = 'kit';
const RETRIES = 5;
const RETRY_MS = 350;

const known = new Map<string, Words>();
const coming = new Map<string, Promise<void>>();
const asked = new Set([FIRST]);
const listeners = { initialized: new Set<() => void>(), languageChanged: new Set<() => void>() };
let read: Read = async () => ({});
let ready = false;
/** The last one that was asked for: an earlier one that comes later is not spoken any more. */
let wanted = spokenLanguage();

const nameOf = (language: Language, noun: string): string => `${language}/${noun}`;
/** What a language lacks is said in English [spec B §1]; Indonesian is complete, so it needs no second dictionary. */
const withFallback = (language: Language): readonly Language[] =>
  language === 'id' ? ['id'] : language === 'en' ? ['en'] : [language, 'en'];
const tell = (event: Heard): void => {
  for (const hear of [...listeners[event]]) hear();
};

/** A lost line is worth other tries; then a screen shows the names of its words rather than nothing. */
const fetchWords = async (language: Language, noun: string, tried = 0): Promise<Words> => {
  try {
    return await read(language, noun);
  } catch {
    if (tried === RETRIES) return {};
    await new Promise((go) => setTimeout(go, RETRY_MS * 2 ** tried));
    return fetchWords(language, noun, tried + 1);
  }
};

const load = (language: Language, noun: string): Promise<void> => {
  const name = nameOf(language, noun);
  if (known.has(name)) return Promise.resolve();
  const under = coming.get(name);
  if (under) return under;
  const fetched = fetchWords(language, noun).then((words) => {
    if (!known.has(name)) known.set(name, words);
    coming.delete(name);
  });
  coming.set(name, fetched);
  return fetched;
};

const loadAll = async (language: Language, nouns: Iterable<string>): Promise<void> => {
  const pairs = withFallback(language).flatMap((one) => [...nouns].map((noun) => load(one, noun)));
  await Promise.all(pairs);
};

/** What came along with other words. */
export const addWords = (language: Language, noun: string, words: Words): void => {
  known.set(nameOf(language, noun), words);
};

/** Fetches the words of nouns in the language that is spoken, and in each that is spoken later. */
export const loadWords = async (nouns: string | readonly string[]): Promise<void> => {
  const named = typeof nouns === 'string' ? [nouns] : nouns;
  for (const noun of named) asked.add(noun);
  await loadAll(spokenLanguage(), named);
};

/** From now on, everywhere; it is spoken when its words are there. */
export const changeLanguage = async (language: Language): Promise<void> => {
  wanted = language;
  await loadAll(language, asked);
  if (wanted !== language) return;
  speak(language);
  tell('languageChanged');
};

const said = (words: Words | undefined, path: string): string | undefined => {
  const found = path
    .split('.')
    .reduce<unknown>(
      (at, part) => (typeof at === 'object' && at !== null ? (at as Words)[part] : undefined),
      words,
    );
  return typeof found === 'string' ? found : undefined;
};

/** Languages that say one of a thing apart; the others count without a form of their own. Browsers know it too, and ask a weak device for it dearly. */
const SAYS_ONE: ReadonlySet<Language> = new Set(['en', 'it']);

/** Of what is counted there may be a form for one and one for others. */
export const formsOf = (language: Language, key: string, count: number | undefined): string[] => {
  if (count === undefined) return [key];
  return [...(count === 1 && SAYS_ONE.has(language) ? [`${key}_one`] : []), `${key}_other`, key];
};

const find = (key: string, noun: string, count?: number): string | undefined => {
  const [named, path] = key.includes(':') ? (key.split(':', 2) as [string, string]) : [noun, key];
  for (const language of withFallback(spokenLanguage()))
    for (const form of formsOf(language, path, count)) {
      const text = said(known.get(nameOf(language, named)), form);
      if (text !== undefined) return text;
    }
  return undefined;
};

/** A number in a sentence is written as one in a cell, whoever says it; what is text already stays. */
const written = (value: unknown): string => {
  if (typeof value !== 'number') return String(value ?? '');
  return localNumber(Number.isSafeInteger(value) ? groupThousands(value) : value.toLocaleString('id-ID'));
};

const translate = (key: string, { ns, ...params }: Params = {}, noun = FIRST): string => {
  const text = find(key, ns ?? noun, params.count);
  // A text that nobody wrote is told by its name.
  if (text === undefined) return key.slice(key.indexOf(':') + 1);
  return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => written(params[name as 'count']));
};

/** Says a text outside a component. */
export const say = translate as unknown as TFunction;

export const onLanguage = (hear: (language: Language) => void): void => {
  listeners.languageChanged.add(() => hear(spokenLanguage()));
};

/** Whether the first words are there. */
export const speaks = (): boolean => ready;

const hears = {
  on: (event: Heard, hear: () => void) => listeners[event].add(hear),
  once: (event: Heard, hear: () => void) => {
    const first = () => {
      listeners[event].delete(first);
      hear();
    };
    listeners[event].add(first);
  },
  off: (event: Heard, hear: () => void) => listeners[event].delete(hear),
};

/** What `useTranslation` knows of all this. */
const instance = {
  ...hears,
  options: { ns: [FIRST], defaultNS: FIRST, react: { useSuspense: true, bindI18n: 'languageChanged' } },
  get isInitialized() {
    return ready;
  },
  get language() {
    return spokenLanguage();
  },
  get resolvedLanguage() {
    return spokenLanguage();
  },
  get languages() {
    return withFallback(spokenLanguage());
  },
  hasLoadedNamespace: (noun: string) => ready && known.has(nameOf(spokenLanguage(), noun)),
  loadNamespaces: (nouns: string | readonly string[], done: () => void) => void loadWords(nouns).then(done),
  getFixedT: (_language: string, noun: string) => (key: string, params?: Params) =>
    translate(key, params, noun),
  exists: (key: string, { ns = FIRST }: Params = {}) => find(key, ns) !== undefined,
};

/** Speaks a language with the words that `from` fetches. */
export const startWords = async (language: Language, from: Read): Promise<void> => {
  read = from;
  setI18n(instance as unknown as Instance);
  speak(language);
  await changeLanguage(language);
  ready = true;
  tell('initialized');
};
