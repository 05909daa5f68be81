import type { Dokumen } from '@kadar/contract/endpoints/dokumen.ts';
import { Button, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useOwnEscape } from '../../kit/dialogs/own-escape.ts';
import { CancelForm } from './CancelForm.tsx';

interface Props {
  dok: Dokumen;
  close: (cancelled: boolean) => void;
}

/** Cancels a document by its reversal; the cursor stands on the way out. */
const CancelDialog = ({ dok, close }: Props) => {
  const { t } = useTranslation('dokumen');
  const closeOnEscape = useOwnEscape();
  return (
    <Modal
      opened
      onClose={() => close(false)}
      title={t('cancelTitle', { title: dok.judul, no: dok.no_faktur })}
      closeOnEscape={closeOnEscape}
    >
      <CancelForm
        dok={dok}
        onDone={() => close(true)}
        keep={
          <Button size="md" h={48} onClick={() => close(false)} data-autofocus>
            {t('keep')}
          </Button>
        }
      />
    </Modal>
  );
};
export default CancelDialog;
