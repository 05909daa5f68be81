import { Button, Modal, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { unbroken } from '../format.ts';
import { useQuestion } from '../keys/useQuestion.ts';
import type { ConfirmOptions } from './confirm-options.ts';
import { DialogFoot } from './DialogFoot.tsx';
import { useOwnEscape } from './own-escape.ts';

/** The question of confirm(). The cursor stands on OK, and on the way out where OK is dangerous or wants a second look. */
const ConfirmDialog = ({
  text,
  title,
  ok,
  cancel,
  danger,
  careful = danger,
  close,
}: ConfirmOptions & { close: (yes: boolean) => void }) => {
  const { t } = useTranslation('kit');
  const closeOnEscape = useOwnEscape();
  useQuestion();
  return (
    <Modal
      opened
      onClose={() => close(false)}
      title={title ?? t('confirm')}
      size="sm"
      withCloseButton={false}
      closeOnEscape={closeOnEscape}
    >
      <Text>{typeof text === 'string' ? unbroken(text) : text}</Text>
      <DialogFoot>
        <Button onClick={() => close(false)} data-autofocus={careful || undefined}>
          {cancel ?? t('no')}
        </Button>
        <Button
          variant="filled"
          color={danger ? 'brick.6' : 'gold.4'}
          onClick={() => close(true)}
          data-autofocus={!careful || undefined}
        >
          {ok ?? t('ok')}
        </Button>
      </DialogFoot>
    </Modal>
  );
};

export default ConfirmDialog;
