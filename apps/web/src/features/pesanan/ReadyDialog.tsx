import { postSiapPreorder } from '@kadar/contract/endpoints/pre-order.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { toast } from '../../kit/dialogs/toasts.ts';
import { useShowDate } from '../../kit/fields/dates.ts';
import { TextField } from '../../kit/fields/TextFields.tsx';
import type { AboutPreorder } from './queries.ts';

/** J: a piece that was asked for is there, by its barcode; it is kept for its member from then on. */
const ReadyDialog = ({ order, onClose }: AboutPreorder) => {
  const { t } = useTranslation('pesanan');
  const showDate = useShowDate();
  const [kode_barcode, setBarcode] = useState('');
  return (
    <FormDialog
      title={t('readyTitle', { no: order.no_faktur, name: order.nama_customer })}
      action={t('ready')}
      what={`siap-pre-order/${order.no_faktur}`}
      body={{ no_pesanan: order.no_faktur, kode_barcode }}
      send={(body, options) => call(postSiapPreorder, { body }, { ...options, toko: order.kode_toko })}
      onDone={({ batas }) => {
        onClose();
        toast(t('keptTo', { date: showDate(batas) }));
      }}
      onClose={onClose}
    >
      {(errorAt) => (
        <TextField
          label={t('barcode')}
          withAsterisk
          data-autofocus
          value={kode_barcode}
          onChange={setBarcode}
          maxLength={20}
          error={errorAt('kode_barcode') ?? errorAt('no_pesanan')}
        />
      )}
    </FormDialog>
  );
};
export default ReadyDialog;
