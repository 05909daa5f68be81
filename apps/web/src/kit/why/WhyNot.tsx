import { Box, Button } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pickToko } from '../api/context.ts';
import { later } from '../later.tsx';
import type { WhyProps } from './why-props.ts';

const WhyDialog = later(() => import('./WhyDialog.tsx'));

/** 'Kenapa tidak ada di sini?' under a list or a report. */
export const WhyNot = (props: WhyProps) => {
  const { t } = useTranslation('kit');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Box mt={-4}>
      <Button
        size="compact-sm"
        variant="subtle"
        color="ink"
        px={0}
        leftSection={<IconHelpCircle size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('whyNotHere')}
      </Button>
      {open && <WhyDialog {...props} onClose={close} />}
    </Box>
  );
};

/** Acts for another shop from here on, where a list has no choice of its own. */
export const useActFor = (): ((toko: string | undefined) => void) => {
  const client = useQueryClient();
  return (toko) => {
    if (toko === undefined) return;
    pickToko(toko);
    void client.invalidateQueries();
  };
};
