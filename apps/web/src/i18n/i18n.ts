import type { Language } from '@kadar/contract/text.ts';
import { chooseOnDevice, chosenLanguage } from './chosen.ts';
import { changeLanguage, startWords, type Words } from './words.ts';

/** What the login page says, and what every screen does. */
const atTheDoor = import.meta.glob<Words>(['./*/kit.ts', './*/login.ts'], { import: 'default' });

const read = async (language: Language, noun: string): Promise<Words> => {
  const first = atTheDoor[`./${language}/${noun}.ts`];
  if (first) return first();
  const { learn } = await import('./learn.ts');
  return learn(language, noun);
};

/** 'Pilih Bahasa': from now on, on this device. */
export const chooseLanguage = async (language: Language): Promise<void> => {
  chooseOnDevice(language);
  await changeLanguage(language);
};

/** Starts with the device's language, else Indonesian. */
export const startI18n = (): Promise<void> => startWords(chosenLanguage() ?? 'id', read);
