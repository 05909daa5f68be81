import type { SesiOpname } from '@kadar/contract/endpoints/opname.ts';
import { Button, Modal, Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../kit/dialogs/DialogFoot.tsx';
import form from '../../kit/dialogs/form.module.css';
import { useOwnEscape } from '../../kit/dialogs/own-escape.ts';
import { useReturnFocus } from '../../kit/dialogs/return-focus.ts';
import { alertSuccess, showFailure } from '../../kit/dialogs/toasts.ts';
import { useMessage } from '../../kit/text.ts';
import { BUTTONS } from '../../parts/opname/words.ts';
import type { OpnameBarang } from './useOpnameBarang.ts';
import { usePlaceName } from './usePlaceName.ts';

interface Props {
  running: readonly SesiOpname[];
  /** The tray that is open. */
  open: string;
  opname: OpnameBarang;
  onClose: () => void;
}

/** Which tray's count is closed without a result. */
export const EmptyDialog = ({ running, open, opname: { empty, put }, onClose }: Props) => {
  const { t } = useTranslation(['opname-barang', 'kit']);
  const message = useMessage();
  const placeName = usePlaceName();
  useReturnFocus();
  const closeOnEscape = useOwnEscape();
  const [tempat, setTempat] = useState(open);
  const send = async () => {
    if (empty.sending) return;
    try {
      const answer = await empty.send({ tempat });
      alertSuccess(answer.message ?? message('OPNAME_DIKOSONGKAN'));
      onClose();
      put(answer.data);
    } catch (error) {
      showFailure(error);
    }
  };
  return (
    <Modal opened onClose={onClose} title={message(BUTTONS.empty)} closeOnEscape={closeOnEscape}>
      <div className={form.form}>
        <Select
          label={t('tray')}
          description={t('emptyHelp')}
          data-autofocus
          allowDeselect={false}
          data={running.map((one) => ({ value: one.tempat, label: placeName(one.tempat) }))}
          value={tempat}
          onChange={(value) => setTempat(value ?? open)}
        />
        <DialogFoot>
          <Button onClick={onClose}>{t('kit:cancel')}</Button>
          <Button variant="filled" color="brick.6" loading={empty.sending} onClick={() => void send()}>
            {message(BUTTONS.empty)}
          </Button>
        </DialogFoot>
      </div>
    </Modal>
  );
};
