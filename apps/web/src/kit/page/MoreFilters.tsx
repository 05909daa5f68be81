import { ActionIcon, Drawer, Indicator, Stack } from '@mantine/core';
import { IconAdjustments } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhone } from '../usePhone.ts';

interface Props {
  /** How many of them let something through. */
  chosen: number;
  children: ReactNode;
}

/** Filters beside the search field; on a phone one button opens them. */
export const MoreFilters = ({ chosen, children }: Props) => {
  const { t } = useTranslation('kit');
  const phone = usePhone();
  const [open, setOpen] = useState(false);
  if (!phone) return children;
  return (
    <>
      <Indicator label={chosen} size={18} disabled={chosen === 0} color="ink.8">
        <ActionIcon
          variant="default"
          size={44}
          aria-label={chosen === 0 ? t('filters') : t('filterCount', { count: chosen })}
          onClick={() => setOpen(true)}
        >
          <IconAdjustments size={18} aria-hidden="true" />
        </ActionIcon>
      </Indicator>
      <Drawer opened={open} onClose={() => setOpen(false)} position="bottom" size="auto" title={t('filters')}>
        <Stack gap="sm" pb="sm">
          {children}
        </Stack>
      </Drawer>
    </>
  );
};
