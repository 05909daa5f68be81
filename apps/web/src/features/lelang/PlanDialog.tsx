import { postLelang } from '@kadar/contract/endpoints/lelang.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';

interface Props {
  toko: string;
  no_hutang: string[];
  onClose: () => void;
}

/** Chosen loans become an auction, which has its own screen from then on. */
export const PlanDialog = ({ toko, no_hutang, onClose }: Props) => {
  const { t } = useTranslation('lelang');
  const [nama, setNama] = useState('');
  const body = { nama, no_hutang };
  return (
    <FormDialog
      title={t('planTitle', { count: no_hutang.length })}
      action={t('plan', { count: no_hutang.length })}
      what={`lelang-baru/${toko}`}
      body={body}
      send={(sent, options) => call(postLelang, { body: sent }, { ...options, toko })}
      onDone={onClose}
      onClose={onClose}
    >
      {(errorAt) => (
        <TextField
          label={t('auctionName')}
          withAsterisk
          data-autofocus
          value={nama}
          onChange={setNama}
          maxLength={60}
          error={errorAt('nama')}
        />
      )}
    </FormDialog>
  );
};
