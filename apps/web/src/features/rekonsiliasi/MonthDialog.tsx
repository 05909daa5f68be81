import { bukaBulan, tutupBulan } from '@kadar/contract/endpoints/rekonsiliasi.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';

interface Props {
  no_rekening: string;
  bulan: string;
  closed: boolean;
  /** What bank and book still differ by, in words. */
  left: string;
  onClose: () => void;
}

/** Closes a month as it stands, or opens it again with a reason. */
const MonthDialog = ({ no_rekening, bulan, closed, left, onClose }: Props) => {
  const { t } = useTranslation('rekonsiliasi');
  const [alasan, setAlasan] = useState('');
  const params = { no_rekening };
  return (
    <FormDialog
      title={t(closed ? 'openMonth' : 'closeMonth', { bulan })}
      action={t(closed ? 'openMonth' : 'closeMonth', { bulan })}
      danger={closed}
      what={`rekonsiliasi/${no_rekening}/bulan/${bulan}`}
      body={{ bulan, alasan }}
      send={(body, options) =>
        closed
          ? call(bukaBulan, { params, body }, options)
          : call(tutupBulan, { params, body: { bulan: body.bulan } }, options)
      }
      onDone={onClose}
      onClose={onClose}
    >
      {(errorAt) =>
        closed ? (
          <TextField
            label={t('why')}
            withAsterisk
            data-autofocus
            value={alasan}
            onChange={setAlasan}
            maxLength={200}
            error={errorAt('alasan')}
          />
        ) : (
          <p>{t('closeEffect', { left })}</p>
        )
      }
    </FormDialog>
  );
};
export default MonthDialog;
