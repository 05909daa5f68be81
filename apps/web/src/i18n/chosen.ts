import { LANGUAGES, type Language } from '@kadar/contract/text.ts';

const LANGUAGE_KEY = 'kadar.device.language';

/** The language chosen on this device, if one was. */
export const chosenLanguage = (): Language | undefined => {
  const stored = localStorage.getItem(LANGUAGE_KEY);
  return LANGUAGES.find((language) => language === stored);
};

export const chooseOnDevice = (language: Language): void => localStorage.setItem(LANGUAGE_KEY, language);
