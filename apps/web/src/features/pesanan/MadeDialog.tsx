import { postJadiPesanan } from '@kadar/contract/endpoints/pesanan.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { toast } from '../../kit/dialogs/toasts.ts';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { LineSelect } from './LineSelect.tsx';
import { GoldAhead } from './OwnGold.tsx';
import { type AboutOrder, isToMake } from './queries.ts';

/** J: the piece that was made for a line, by its barcode; it is kept for its customer from then on. */
const MadeDialog = ({ order, onClose }: AboutOrder) => {
  const { t } = useTranslation('pesanan');
  const waiting = order.lines.filter(isToMake);
  const [no_pesanan, setLine] = useState(waiting[0]?.no_pesanan ?? '');
  const [kode_barcode, setBarcode] = useState('');
  return (
    <FormDialog
      title={t('madeTitle', { no: order.no_faktur, name: order.nama_customer })}
      action={t('made')}
      what={`jadi-pesanan/${order.no_faktur}`}
      body={{ no_pesanan, kode_barcode }}
      send={(sent, options) => call(postJadiPesanan, { body: sent }, { ...options, toko: order.kode_toko })}
      onDone={({ perlu_setuju }) => {
        onClose();
        if (perlu_setuju) toast(t('mustAgree'));
      }}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <LineSelect lines={waiting} value={no_pesanan} onChange={setLine} error={errorAt('no_pesanan')} />
          <TextField
            label={t('barcode')}
            withAsterisk
            data-autofocus
            value={kode_barcode}
            onChange={setBarcode}
            maxLength={20}
            error={errorAt('kode_barcode') ?? errorAt('no_pesanan')}
          />
          <GoldAhead
            line={waiting.find((line) => line.no_pesanan === no_pesanan)}
            kode_barcode={kode_barcode}
            toko={order.kode_toko}
          />
        </>
      )}
    </FormDialog>
  );
};
export default MadeDialog;
