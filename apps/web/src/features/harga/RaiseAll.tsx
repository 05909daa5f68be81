import { toMilli } from '@kadar/domain/money.ts';
import { Button, Group, Modal, SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnEscape } from '../../kit/dialogs/own-escape.ts';
import { PercentField } from '../../kit/fields/NumberFields.tsx';
import { moveOn } from '../../kit/page/move-on.ts';

interface Props {
  /** Thousandths of a percent; down is negative. */
  onRaise: (percentMilli: number) => void;
  onClose: () => void;
}

/** Alt+P: every own price by the same percent; it is typed for all of them, not saved. */
export const RaiseAll = ({ onRaise, onClose }: Props) => {
  const { t } = useTranslation('harga');
  const closeOnEscape = useOwnEscape();
  const [percent, setPercent] = useState<number | null>(null);
  const [way, setWay] = useState('up');
  const raise = () => {
    if (!percent) return;
    onRaise((way === 'up' ? 1 : -1) * toMilli(percent));
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={t('raiseAll')} size="sm" closeOnEscape={closeOnEscape}>
      <form
        onKeyDown={moveOn}
        onSubmit={(event) => {
          event.preventDefault();
          raise();
        }}
      >
        <Stack gap="sm">
          <SegmentedControl
            aria-label={t('direction')}
            value={way}
            onChange={setWay}
            data={[
              { value: 'up', label: t('raise') },
              { value: 'down', label: t('lower') },
            ]}
          />
          <PercentField
            label={t('percent')}
            description={t('raiseHelp')}
            value={percent}
            onChange={setPercent}
            data-autofocus
          />
          <Group justify="flex-end">
            <Button type="submit" variant="filled" disabled={!percent}>
              {t('fillIn')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
};
