import { Select } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pickToko } from '../api/context.ts';
import { tokoChoices, useMe } from '../session.ts';
import { Page } from './Page.tsx';

/** A screen that is about one shop, while head office looks at all: its first field, which stays chosen from then on. */
export const PickToko = ({ title }: { title: string }) => {
  const { t } = useTranslation('kit');
  const client = useQueryClient();
  const { tokos } = useMe();
  return (
    <Page title={title}>
      <Select
        label={t('toko')}
        placeholder={t('pickToko')}
        size="md"
        maw={360}
        withAsterisk
        searchable
        selectFirstOptionOnChange
        autoFocus
        openOnFocus={false}
        data={tokoChoices(tokos)}
        value={null}
        onChange={(kode) => {
          pickToko(kode);
          void client.invalidateQueries();
        }}
      />
    </Page>
  );
};
