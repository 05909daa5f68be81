import type { Master } from '@kadar/contract/master.ts';
import { Switch, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Hotkey } from '../page/Hotkey.tsx';
import { ListFilters } from './ListFilters.tsx';
import type { ListQuestion } from './useListQuestion.ts';

interface Props {
  master: Master;
  title: string;
  search: Ref<HTMLInputElement>;
  asked: ListQuestion;
  /** Deleted ones may be looked at. */
  showsDeleted: boolean;
  /** Who may only search has no pages. */
  showsPages: boolean;
  onDeleted: () => void;
}

/** What is searched for in a list, and which of it is shown how. */
export const ListTools = ({ master, title, search, asked, showsDeleted, showsPages, onDeleted }: Props) => {
  const { t } = useTranslation('kit');
  const { deleted, page } = asked.question;
  return (
    <>
      <TextInput
        ref={search}
        value={asked.typed}
        onChange={(event) => {
          asked.setTyped(event.currentTarget.value);
          if (page !== null) asked.setPage(0);
        }}
        onKeyDown={(event) => event.key === 'Escape' && asked.setTyped('')}
        placeholder={t('search')}
        aria-label={t('searchIn', { title })}
        leftSection={<IconSearch size={18} />}
        rightSection={<Hotkey keys="/" />}
        w={260}
      />
      {showsPages && <ListFilters master={master} asked={asked} />}
      {showsDeleted && (
        <Switch
          size="sm"
          label={t('showDeleted')}
          checked={deleted}
          onChange={(event) => {
            asked.setDeleted(event.currentTarget.checked);
            onDeleted();
          }}
        />
      )}
      {showsPages && (
        <Switch
          size="sm"
          label={t('inPages')}
          checked={page !== null}
          onChange={(event) => asked.setPage(event.currentTarget.checked ? 0 : null)}
        />
      )}
    </>
  );
};
