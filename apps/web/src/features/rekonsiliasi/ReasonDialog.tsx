import { cocokkan, type UsulanCocok } from '@kadar/contract/endpoints/rekonsiliasi.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showSen } from './sen.ts';

interface Props {
  no_rekening: string;
  body: { baris: number[]; buku: number[]; sebab: UsulanCocok['sebab'] };
  selisih: number;
  onDone: () => void;
  onClose: () => void;
}

/** Chosen by hand, and bank and book differ: why. */
const ReasonDialog = ({ no_rekening, body, selisih, onDone, onClose }: Props) => {
  const { t } = useTranslation('rekonsiliasi');
  const [catatan, setCatatan] = useState('');
  return (
    <FormDialog
      title={t('differsBy', { rp: showSen(selisih) })}
      action={t('match')}
      what={`rekonsiliasi/${no_rekening}/selisih`}
      body={{ ...body, catatan }}
      send={(sent, options) => call(cocokkan, { params: { no_rekening }, body: sent }, options)}
      onDone={() => {
        onDone();
        onClose();
      }}
      onClose={onClose}
    >
      {(errorAt) => (
        <TextField
          label={t('why')}
          withAsterisk
          data-autofocus
          value={catatan}
          onChange={setCatatan}
          maxLength={200}
          error={errorAt('catatan')}
        />
      )}
    </FormDialog>
  );
};
export default ReasonDialog;
