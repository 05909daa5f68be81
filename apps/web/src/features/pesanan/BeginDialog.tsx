import { prosesPreorder } from '@kadar/contract/endpoints/pre-order.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import type { AboutPreorder } from './queries.ts';

/** P: what a member asked for is looked for, and where. */
const BeginDialog = ({ order, onClose }: AboutPreorder) => {
  const { t } = useTranslation('pesanan');
  const [keterangan, setKeterangan] = useState('');
  return (
    <FormDialog
      title={t('beginTitle', { no: order.no_faktur, name: order.nama_customer })}
      action={t('begin')}
      what={`pre-order-proses/${order.no_faktur}`}
      body={{ no_pesanan: order.no_faktur, keterangan }}
      send={(body, options) => call(prosesPreorder, { body }, { ...options, toko: order.kode_toko })}
      onDone={onClose}
      onClose={onClose}
    >
      {(errorAt) => (
        <TextField
          label={t('remark')}
          data-autofocus
          value={keterangan}
          onChange={setKeterangan}
          maxLength={200}
          error={errorAt('keterangan')}
        />
      )}
    </FormDialog>
  );
};
export default BeginDialog;
