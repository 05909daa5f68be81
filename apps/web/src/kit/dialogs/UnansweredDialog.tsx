import { Button, Modal, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useQuestion } from '../keys/useQuestion.ts';
import { DialogFoot } from './DialogFoot.tsx';
import { openDialog } from './open-dialog.ts';
import { useOwnEscape } from './own-escape.ts';

type Choice = 'resend' | 'release' | null;

/** Something that was sent from here waits for its answer: it goes out again, or is given up, and then nothing is sent yet. */
const UnansweredDialog = ({ close }: { close: (choice: Choice) => void }) => {
  const { t } = useTranslation('dokumen');
  const closeOnEscape = useOwnEscape();
  useQuestion();
  return (
    <Modal
      opened
      onClose={() => close(null)}
      title={t('unansweredTitle')}
      size="md"
      closeOnEscape={closeOnEscape}
    >
      <Text>{t('unansweredText')}</Text>
      <DialogFoot>
        <Button onClick={() => close('release')}>{t('changeAnyway')}</Button>
        <Button variant="filled" onClick={() => close('resend')} data-autofocus>
          {t('resend')}
        </Button>
      </DialogFoot>
    </Modal>
  );
};

export const askUnanswered = (): Promise<Choice> =>
  openDialog<Choice>((close) => <UnansweredDialog close={close} />, null);
