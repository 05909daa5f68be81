import { messageText } from '@kadar/contract/errors.ts';
import { LANGUAGES, type Language, type Text, textIn } from '@kadar/contract/text.ts';
import { useTranslation } from 'react-i18next';

export const useLanguage = (): Language => {
  const { i18n } = useTranslation();
  return LANGUAGES.find((one) => one === i18n.language) ?? 'id';
};

/** Reads the texts that declarations of the contract carry with them. */
export const useText = (): ((text: Text) => string) => {
  const language = useLanguage();
  return (text) => textIn(text, language);
};

/** Reads message and error codes of the contract. */
export const useMessage = (): ((code: string, params?: Record<string, string | number>) => string) => {
  const language = useLanguage();
  return (code, params) => messageText(code, language, params);
};

const CODE = /^[A-Z][A-Z_]+$/;

/** Whether a message is a code of the error table instead of a text. */
export const isCode = (message: string): boolean => CODE.test(message);
