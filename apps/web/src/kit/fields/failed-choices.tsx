import { ActionIcon, type SelectProps } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Reading } from '../api/reading.ts';

type Shown = Pick<SelectProps, 'error' | 'placeholder' | 'rightSection' | 'rightSectionPointerEvents'>;

/** What a field shows whose choices did not come, in the room it has: that it is so, and the way to ask again. */
export const useFailedChoices = ({ failed, busy, retry }: Reading, error: SelectProps['error']): Shown => {
  const { t } = useTranslation('kit');
  if (!failed) return {};
  return {
    error: error || true,
    placeholder: t('choicesFailed'),
    rightSection: (
      <ActionIcon loading={busy} onClick={retry} aria-label={t('retry')}>
        <IconRefresh size={18} aria-hidden="true" />
      </ActionIcon>
    ),
    rightSectionPointerEvents: 'all',
  };
};
