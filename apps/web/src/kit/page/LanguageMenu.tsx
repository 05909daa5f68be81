import { LANGUAGES, type Language } from '@kadar/contract/text.ts';
import { ActionIcon, Menu } from '@mantine/core';
import { IconCheck, IconLanguage } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '../../i18n/i18n.ts';
import { localeOf } from '../fields/locales.ts';
import { useLanguage } from '../text.ts';
import { LANGUAGE_NAMES } from './language-names.ts';

/** 'Pilih Bahasa' [spec B §1]. */
export const LanguageMenu = ({ className }: { className?: string | undefined }) => {
  const { t } = useTranslation('kit');
  const language = useLanguage();
  const client = useQueryClient();
  const choose = async (next: Language) => {
    await chooseLanguage(next);
    // Titles and messages of the server come in the user's language.
    await client.invalidateQueries();
  };
  return (
    <Menu position="bottom-end" shadow="md" withinPortal={false}>
      <Menu.Target>
        <ActionIcon size="lg" aria-label={t('pickLanguage')} className={className ?? ''}>
          <IconLanguage size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('pickLanguage')}</Menu.Label>
        {LANGUAGES.map((one) => (
          <Menu.Item
            key={one}
            lang={localeOf(one)}
            onClick={() => void choose(one)}
            rightSection={one === language && <IconCheck size={18} aria-hidden="true" />}
            aria-current={one === language || undefined}
          >
            {LANGUAGE_NAMES[one]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
