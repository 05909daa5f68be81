import { postBayarService } from '@kadar/contract/endpoints/service.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { RupiahField } from '../../kit/fields/NumberFields.tsx';
import { showRupiah } from '../../kit/format.ts';
import { IN_CASH, OnePayment } from '../../parts/dokumen/OnePayment.tsx';
import { printVoucher } from '../../parts/dokumen/paper.ts';
import type { AboutService } from './queries.ts';

/** More money on a ticket; its voucher is printed. */
const PayDialog = ({ service, onClose }: AboutService) => {
  const { t } = useTranslation('service');
  const [jumlah, setJumlah] = useState<number | null>(null);
  const [paying, setPaying] = useState(IN_CASH);
  const jumlah_rp = jumlah ?? 0;
  const body = {
    no_service: service.no_faktur,
    jumlah_rp,
    payments: jumlah ? [{ ...paying, jumlah_rp }] : [],
  };
  return (
    <FormDialog
      title={t('payTitle', { no: service.no_faktur, name: service.nama_customer })}
      action={t('payAmount', { amount: showRupiah(jumlah_rp) })}
      what={`bayar-service/${service.no_faktur}`}
      body={body}
      send={(sent, options) =>
        call(postBayarService, { body: sent }, { ...options, toko: service.kode_toko })
      }
      onDone={({ no_faktur }) => {
        onClose();
        void printVoucher(no_faktur).catch(showFailure);
      }}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <RupiahField
            label={t('amount')}
            withAsterisk
            data-autofocus
            value={jumlah}
            onChange={setJumlah}
            error={errorAt('jumlah_rp')}
          />
          <OnePayment
            value={paying}
            error={errorAt}
            onChange={(change) => setPaying({ ...paying, ...change })}
          />
        </>
      )}
    </FormDialog>
  );
};
export default PayDialog;
