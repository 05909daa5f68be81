import i18next from 'i18next';
import { useEffect } from 'react';
import { chosenLanguage } from '../../i18n/i18n.ts';
import { useSetting } from '../session.ts';

/** The shop's language, unless this device chose its own. */
export const useShopLanguage = (): void => {
  const language = useSetting('MULTI_LANGUAGE_FEATURE');
  useEffect(() => {
    if (!chosenLanguage() && i18next.language !== language) void i18next.changeLanguage(language);
  }, [language]);
};
