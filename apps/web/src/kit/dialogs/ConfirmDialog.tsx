import { Button, Group, Modal, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ConfirmOptions } from './confirm-options.ts';

/** The question of confirm(). */
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

export default ConfirmDialog;
