import { postBatalService } from '@kadar/contract/endpoints/service.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showRupiah } from '../../kit/format.ts';
import { AccountSelect } from '../../parts/dokumen/AccountSelect.tsx';
import docCss from '../../parts/dokumen/dokumen.module.css';
import { Sum } from '../../parts/dokumen/Facts.tsx';
import { printVoucher } from '../../parts/dokumen/paper.ts';
import type { AboutService } from './queries.ts';

/** What is still here goes back as it is, and all money that is left, the way it came. */
const CancelDialog = ({ service, onClose }: AboutService) => {
  const { t } = useTranslation('service');
  const [alasan, setAlasan] = useState('');
  const [no_rekening, setRekening] = useState('');
  const cash = service.kembali.reduce((sum, { jenis, rp }) => (jenis === 'CASH' ? sum + rp : sum), 0);
  const bank = service.saldo - cash;
  const body = {
    no_service: service.no_faktur,
    alasan,
    payments: [
      ...(cash > 0 ? [{ jenis: 'CASH' as const, jumlah_rp: cash }] : []),
      ...(bank > 0 ? [{ jenis: 'TRANSFER' as const, jumlah_rp: bank, no_rekening }] : []),
    ],
  };
  return (
    <FormDialog
      danger
      title={t('cancelTitle', { no: service.no_faktur, name: service.nama_customer })}
      action={t('cancelAmount', { amount: showRupiah(service.saldo) })}
      what={`batal-service/${service.no_faktur}`}
      body={body}
      send={(sent, options) =>
        call(postBatalService, { body: sent }, { ...options, toko: service.kode_toko })
      }
      onDone={({ no_faktur }) => {
        onClose();
        void printVoucher(no_faktur).catch(showFailure);
      }}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <dl className={docCss.sums}>
            {cash > 0 && <Sum name={t('backCash')} value={showRupiah(cash)} />}
            {bank > 0 && <Sum name={t('backBank')} value={showRupiah(bank)} />}
          </dl>
          {bank > 0 && (
            <AccountSelect
              label={t('account')}
              withAsterisk
              openOnFocus={false}
              value={no_rekening}
              onChange={setRekening}
              error={errorAt('no_rekening') ?? errorAt('payments')}
            />
          )}
          <TextField
            label={t('why')}
            withAsterisk
            data-autofocus
            value={alasan}
            onChange={setAlasan}
            maxLength={200}
            error={errorAt('alasan')}
          />
        </>
      )}
    </FormDialog>
  );
};
export default CancelDialog;
