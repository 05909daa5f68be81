import type { Language } from '@kadar/contract/text.ts';
import { useQuery } from '@tanstack/react-query';
import i18next from 'i18next';
import { useEffect } from 'react';
import { chosenLanguage } from '../../i18n/i18n.ts';
import { useSetting } from '../session.ts';
import { doorQuery } from './door.ts';

/** Speaks this language, unless this device chose its own. */
const useSpoken = (language: Language | undefined): void =>
  useEffect(() => {
    if (language && !chosenLanguage() && i18next.language !== language) void i18next.changeLanguage(language);
  }, [language]);

/** The shop's language, MULTI_LANGUAGE_FEATURE. */
export const useShopLanguage = (): void => useSpoken(useSetting('MULTI_LANGUAGE_FEATURE'));

/** Before the login no shop is known: the chain's. */
export const useDoorLanguage = (): void => useSpoken(useQuery(doorQuery).data?.language);
