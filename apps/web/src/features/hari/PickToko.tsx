import { Stack, Text } from '@mantine/core';
import { IconBuildingStore } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pickToko } from '../../kit/api/context.ts';
import { Page } from '../../kit/page/Page.tsx';
import { TokoSelect } from '../../kit/report/TokoSelect.tsx';

/** A business day belongs to one shop; head office picks which. */
export const PickToko = () => {
  const { t } = useTranslation('hari');
  const client = useQueryClient();
  return (
    <Page title={t('title')}>
      <Stack align="center" justify="center" gap="sm" mih="50vh" ta="center">
        <IconBuildingStore size={48} stroke={1.1} color="var(--k-dim)" aria-hidden="true" />
        <Text c="dimmed">{t('pickToko')}</Text>
        <TokoSelect
          bare
          value={null}
          onChange={(kode) => {
            pickToko(kode);
            void client.invalidateQueries();
          }}
        />
      </Stack>
    </Page>
  );
};
