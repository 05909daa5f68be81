import { LANGUAGES } from '@kadar/contract/text.ts';
import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '../../i18n/i18n.ts';
import { useLanguage } from '../text.ts';
import { LANGUAGE_NAMES } from './language-names.ts';
import { useDoorLanguage } from './useShopLanguage.ts';

/** 'Pilih Bahasa' on the pages before the login, as light as a native list; until something is chosen the chain's language. */
export const LanguageSelect = () => {
  const { t } = useTranslation('kit');
  const language = useLanguage();
  useDoorLanguage();
  return (
    <NativeSelect
      size="xs"
      aria-label={t('pickLanguage')}
      value={language}
      onChange={(event) => {
        const next = LANGUAGES.find((one) => one === event.currentTarget.value);
        if (next) void chooseLanguage(next);
      }}
      data={LANGUAGES.map((one) => ({ value: one, label: LANGUAGE_NAMES[one] }))}
    />
  );
};
