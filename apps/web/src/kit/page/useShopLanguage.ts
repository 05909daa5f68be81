import type { Language } from '@kadar/contract/text.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { chosenLanguage } from '../../i18n/chosen.ts';
import { spokenLanguage } from '../../i18n/spoken.ts';
import { changeLanguage } from '../../i18n/words.ts';
import { useSetting } from '../session.ts';
import { doorQuery } from './door.ts';

/** Speaks this language, unless this device chose its own; what the server said in another before is asked anew. */
const useSpoken = (language: Language | undefined): void => {
  const client = useQueryClient();
  const before = useRef(language);
  useEffect(() => {
    if (!language || chosenLanguage()) return;
    const changed = before.current !== undefined && before.current !== language;
    before.current = language;
    if (spokenLanguage() === language) return;
    void changeLanguage(language).then(() => (changed ? client.invalidateQueries() : undefined));
  }, [language, client]);
};

/** The shop's language, MULTI_LANGUAGE_FEATURE. */
export const useShopLanguage = (): void => useSpoken(useSetting('MULTI_LANGUAGE_FEATURE'));

/** Before the login no shop is known: the chain's. */
export const useDoorLanguage = (): void => useSpoken(useQuery(doorQuery).data?.language);
