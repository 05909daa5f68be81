import { Stack, Text } from '@mantine/core';
import { IconBuildingStore } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { pickToko } from '../api/context.ts';
import { TokoSelect } from '../report/TokoSelect.tsx';
import { useMessage } from '../text.ts';
import { Page } from './Page.tsx';

/** For a screen about one shop while head office looks at all: it picks which. */
export const PickToko = ({ title }: { title: string }) => {
  const message = useMessage();
  const client = useQueryClient();
  return (
    <Page title={title}>
      <Stack align="center" justify="center" gap="sm" mih="50vh" ta="center">
        <IconBuildingStore size={48} stroke={1.1} color="var(--k-dim)" aria-hidden="true" />
        <Text c="dimmed">{message('PILIH_TOKO')}</Text>
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
