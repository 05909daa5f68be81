import { postHapusHutang } from '@kadar/contract/endpoints/lelang-akhir.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import type { OfferedProps } from '../../parts/offered-forms.ts';

/** Writes a pledge off, with the reason that stays with it. */
const HapusDialog = ({ no_hutang, toko, onClose }: OfferedProps['hapusHutang']) => {
  const { t } = useTranslation('lelang');
  const [keterangan, setKeterangan] = useState('');
  const body = { no_hutang, keterangan };
  return (
    <FormDialog
      danger
      title={t('writeOffTitle', { no: no_hutang })}
      action={t('writeOff')}
      what={`hapus-hutang/${no_hutang}`}
      body={body}
      send={(sent, options) => call(postHapusHutang, { body: sent }, { ...options, toko })}
      onDone={onClose}
      onClose={onClose}
    >
      {(errorAt) => (
        <TextField
          label={t('reason')}
          description={t('writeOffHelp')}
          withAsterisk
          data-autofocus
          value={keterangan}
          onChange={setKeterangan}
          maxLength={160}
          error={errorAt('keterangan')}
        />
      )}
    </FormDialog>
  );
};
export default HapusDialog;
