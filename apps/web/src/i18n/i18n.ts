import { learnMessages } from '@kadar/contract/errors.ts';
import { LANGUAGES, type Language, learnLabels } from '@kadar/contract/text.ts';
import i18next, { type BackendModule, type ReadCallback } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { numbers } from './numbers.ts';

const LANGUAGE_KEY = 'kadar.device.language';

/** One dictionary per noun and language, each its own chunk, loaded when a screen asks for its noun. */
const dictionaries = import.meta.glob<Record<string, string>>(['./*/*.ts'], { import: 'default' });

/** The contract's own texts in the languages that do not come with it. */
const contractTexts = {
  it: () => import('./contract-it.ts'),
  hk: () => import('./contract-hk.ts'),
  my: () => import('./contract-my.ts'),
  jp: () => import('./contract-jp.ts'),
} as const;
const isMore = (language: string): language is keyof typeof contractTexts =>
  Object.hasOwn(contractTexts, language);

const learn = async (language: string): Promise<void> => {
  if (!isMore(language)) return;
  const { messages, labels } = await contractTexts[language]();
  learnMessages(language, messages);
  for (const words of Object.values(labels)) learnLabels(language, words);
};

const dictionaryBackend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language: string, noun: string, done: ReadCallback) => {
    const load = dictionaries[`./${language}/${noun}.ts`];
    if (!load) {
      done(new Error(`no dictionary ${language}/${noun}`), null);
      return;
    }
    // The first noun of a language waits for what the contract says in it.
    Promise.all([load(), learn(language)]).then(
      ([words]) => done(null, words),
      (error: Error) => done(error, true),
    );
  },
};

/** The language chosen on this device, if one was. */
export const chosenLanguage = (): Language | undefined => {
  const stored = localStorage.getItem(LANGUAGE_KEY);
  return LANGUAGES.find((language) => language === stored);
};

/** 'Pilih Bahasa': from now on, on this device. */
export const chooseLanguage = async (language: Language): Promise<void> => {
  localStorage.setItem(LANGUAGE_KEY, language);
  await i18next.changeLanguage(language);
};

/** Nouns that parts of many screens speak: loaded before one of them opens, since what waits for its words hides the screen around it. */
const SHARED = ['dokumen', 'pembelian', 'pos', 'timbang', 'cetak', 'layar', 'kenapa'];

/** Resolves when the words are there; a line that is cut asks again where they are used. */
export const loadSharedWords = (): Promise<void> => i18next.loadNamespaces(SHARED).catch(() => undefined);

/** Starts with the device's language, else Indonesian; what a language lacks falls back to English [spec B §1]. */
export const startI18n = (): Promise<unknown> =>
  i18next
    .use(dictionaryBackend)
    .use(numbers)
    .use(initReactI18next)
    .init({
      lng: chosenLanguage() ?? 'id',
      supportedLngs: [...LANGUAGES],
      // Indonesian is complete, so it needs no second dictionary.
      fallbackLng: { id: [], default: ['en'] },
      ns: ['kit'],
      defaultNS: 'kit',
      interpolation: { escapeValue: false, alwaysFormat: true },
      returnNull: false,
      react: { useSuspense: true },
    });
