import { buktiRekeningTukang, type OrangRow } from '@kadar/contract/endpoints/tukang-emas.ts';
import { monthOf } from '@kadar/domain/dates.ts';
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../../kit/api/transport.ts';
import { useDateLock } from '../../kit/date-lock.ts';
import { DialogFoot } from '../../kit/dialogs/DialogFoot.tsx';
import { useOwnEscape } from '../../kit/dialogs/own-escape.ts';
import { useRefusals } from '../../kit/dialogs/useRefusals.ts';
import { DateField } from '../../kit/fields/DateField.tsx';
import { useToday } from '../../kit/fields/dates.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { moveOn } from '../../kit/page/move-on.ts';
import { printPdf } from '../../kit/print/print-pdf.ts';
import css from './tukang.module.css';

interface Props {
  man: OrangRow;
  toko: string;
  onClose: () => void;
}

/** The account of a craftsman on paper, for him and the shop to sign: of this month, unless other days are chosen. */
export const Statement = ({ man, toko, onClose }: Props) => {
  const { t } = useTranslation(['tukang-emas', 'dokumen', 'kit']);
  const today = useToday();
  const { locked } = useDateLock();
  const closeOnEscape = useOwnEscape();
  const [days, setDays] = useState({ tgl_from: monthOf(today).from, tgl_to: today });
  const { form, errorAt, clear, refused } = useRefusals<HTMLFormElement>();
  const path = buktiRekeningTukang.path.replace('{kode_tukang}', encodeURIComponent(man.kode_tukang));
  const print = async () => {
    clear();
    await printPdf(() => send('GET', path, { query: days, toko })).then(onClose, refused);
  };
  useScreenKeys([['F10', () => void print()]], { inDialog: true });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('statementTitle', { nama: man.nama_tukang })}
      size="md"
      closeOnEscape={closeOnEscape}
    >
      <form
        ref={form}
        className={css.pay}
        onKeyDown={moveOn}
        onSubmit={(event) => {
          event.preventDefault();
          void print();
        }}
        noValidate
      >
        {(['tgl_from', 'tgl_to'] as const).map((name) => (
          <DateField
            key={name}
            name={name}
            label={t(name === 'tgl_from' ? 'dokumen:from' : 'dokumen:to')}
            withAsterisk
            data-autofocus={name === 'tgl_from' || undefined}
            locked={locked}
            error={errorAt(name)}
            value={days[name]}
            onChange={(day) => setDays((was) => ({ ...was, [name]: day }))}
          />
        ))}
        <DialogFoot>
          <Button onClick={onClose} rightSection={<Hotkey keys="Esc" />}>
            {t('kit:cancel')}
          </Button>
          <Button type="submit" variant="filled" rightSection={<Hotkey keys="F10" />}>
            {t('print')}
          </Button>
        </DialogFoot>
      </form>
    </Modal>
  );
};
