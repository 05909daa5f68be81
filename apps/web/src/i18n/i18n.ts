import { LANGUAGES, type Language } from '@kadar/contract/text.ts';
import i18next, { type BackendModule, type ReadCallback } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { numbers } from './numbers.ts';

const LANGUAGE_KEY = 'kadar.device.language';

type Words = Record<string, string>;

/** What the login page says, and what every screen does. */
const atTheDoor = import.meta.glob<Words>(['./*/kit.ts', './*/login.ts'], { import: 'default' });

const read = async (language: Language, noun: string): Promise<Words> => {
  const first = atTheDoor[`./${language}/${noun}.ts`];
  if (first) return first();
  const { learn } = await import('./learn.ts');
  return learn(language, noun);
};

const dictionaryBackend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language: string, noun: string, done: ReadCallback) => {
    read(language as Language, noun).then(
      (words) => done(null, words),
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
