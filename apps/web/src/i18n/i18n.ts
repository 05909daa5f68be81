import { LANGUAGES, type Language } from '@kadar/contract/text.ts';
import { changeLanguage, startWords, type Words } from './words.ts';

const LANGUAGE_KEY = 'kadar.device.language';

/** What the login page says, and what every screen does. */
const atTheDoor = import.meta.glob<Words>(['./*/kit.ts', './*/login.ts'], { import: 'default' });

const read = async (language: Language, noun: string): Promise<Words> => {
  const first = atTheDoor[`./${language}/${noun}.ts`];
  if (first) return first();
  const { learn } = await import('./learn.ts');
  return learn(language, noun);
};

/** The language chosen on this device, if one was. */
export const chosenLanguage = (): Language | undefined => {
  const stored = localStorage.getItem(LANGUAGE_KEY);
  return LANGUAGES.find((language) => language === stored);
};

/** 'Pilih Bahasa': from now on, on this device. */
export const chooseLanguage = async (language: Language): Promise<void> => {
  localStorage.setItem(LANGUAGE_KEY, language);
  await changeLanguage(language);
};

/** Starts with the device's language, else Indonesian. */
export const startI18n = (): Promise<void> => startWords(chosenLanguage() ?? 'id', read);
