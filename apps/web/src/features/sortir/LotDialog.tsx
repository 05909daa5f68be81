import { JENIS_LOT, type JenisLot } from '@kadar/contract/endpoints/sortir-belian.ts';
import { Button, Modal, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../kit/dialogs/DialogFoot.tsx';
import { useReturnFocus } from '../../kit/dialogs/return-focus.ts';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { moveOn } from '../../kit/page/move-on.ts';
import type { Sorting } from './queries.ts';
import css from './sortir.module.css';

interface Props {
  sorting: Sorting;
  onDone: () => void;
  onClose: () => void;
}

/** Ins: a lot is opened before anything lies in it. */
export const LotDialog = ({ sorting, onDone, onClose }: Props) => {
  const { t } = useTranslation('sortir');
  useReturnFocus();
  const [jenis, setJenis] = useState<JenisLot>('LEBUR');
  const [keterangan, setKeterangan] = useState('');
  const save = async () => {
    if (sorting.open.sending) return;
    try {
      await sorting.open.send({ jenis, keterangan });
      onDone();
    } catch (error) {
      showFailure(error);
    }
  };
  useScreenKeys([['mod+S', () => void save()]], { inDialog: true });
  return (
    <Modal opened onClose={onClose} title={t('newLot')} size="sm">
      <form
        className={css.form}
        onKeyDown={moveOn}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <SegmentedControl
          fullWidth
          aria-label={t('lot')}
          value={jenis}
          onChange={(next) => setJenis(next)}
          data={JENIS_LOT.map((value) => ({ value, label: t(`ke.${value}`) }))}
        />
        <TextField
          label={t('keterangan')}
          placeholder={t('lotNote')}
          value={keterangan}
          onChange={setKeterangan}
          maxLength={60}
          data-autofocus
        />
        <DialogFoot>
          <Button onClick={onClose} rightSection={<Hotkey keys="Esc" />}>
            {t('back')}
          </Button>
          <Button
            type="submit"
            variant="filled"
            loading={sorting.open.sending}
            rightSection={<Hotkey keys="Ctrl+S" />}
          >
            {t('openLot')}
          </Button>
        </DialogFoot>
      </form>
    </Modal>
  );
};
