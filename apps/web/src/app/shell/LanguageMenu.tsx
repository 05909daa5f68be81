import { LANGUAGES, type Language } from '@kadar/contract/text.ts';
import { ActionIcon, Menu } from '@mantine/core';
import { IconCheck, IconLanguage } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '../../i18n/i18n.ts';
import { localeOf } from '../../kit/fields/dates.ts';
import { useLanguage } from '../../kit/text.ts';

/** Each language by its own name, so that one finds it from any other. */
const NAMES: Record<Language, string> = {
  id: 'Bahasa Indonesia',
  en: 'English',
  it: 'Italiano',
  hk: '中文（香港）',
  my: 'Bahasa Melayu',
  jp: '日本語',
};

/** 'Pilih Bahasa' [spec B §1]. */
export const LanguageMenu = ({ className }: { className?: string | undefined }) => {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const client = useQueryClient();
  const choose = async (next: Language) => {
    await chooseLanguage(next);
    // Titles and messages of the server come in the user's language.
    await client.invalidateQueries();
  };
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon size="lg" aria-label={t('pickLanguage')} className={className ?? ''}>
          <IconLanguage size={19} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('pickLanguage')}</Menu.Label>
        {LANGUAGES.map((one) => (
          <Menu.Item
            key={one}
            lang={localeOf(one)}
            onClick={() => void choose(one)}
            rightSection={one === language && <IconCheck size={15} aria-hidden="true" />}
            aria-current={one === language || undefined}
          >
            {NAMES[one]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
