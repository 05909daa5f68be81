import { Button, Group, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { openDialog } from './open-dialog.ts';

export interface ConfirmOptions {
  text: ReactNode;
  title?: string;
  /** The standard pair is 'Tidak' and 'OK' [spec B §2]. */
  ok?: string;
  cancel?: string;
  /** Draws the OK button as dangerous. */
  danger?: boolean;
}

const ConfirmDialog = ({
  text,
  title,
  ok,
  cancel,
  danger,
  close,
}: ConfirmOptions & { close: (yes: boolean) => void }) => {
  const { t } = useTranslation('kit');
  return (
    <Modal
      opened
      onClose={() => close(false)}
      title={title ?? t('confirm')}
      size="sm"
      withCloseButton={false}
    >
      <Text mb="lg">{text}</Text>
      <Group justify="flex-end" gap="xs">
        <Button onClick={() => close(false)}>{cancel ?? t('no')}</Button>
        <Button
          variant="filled"
          color={danger ? 'brick.6' : 'gold.4'}
          onClick={() => close(true)}
          data-autofocus
        >
          {ok ?? t('ok')}
        </Button>
      </Group>
    </Modal>
  );
};

/** Asks; true for OK. Esc, the other button and a click beside it mean no. */
export const confirm = (options: ConfirmOptions): Promise<boolean> =>
  openDialog<boolean>((close) => <ConfirmDialog {...options} close={close} />);
