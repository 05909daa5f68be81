import { postBayarBonus } from '@kadar/contract/endpoints/bonus-sales.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { OfToko } from '../../kit/fields/records.ts';
import { showRupiah } from '../../kit/format.ts';
import docCss from '../../parts/dokumen/dokumen.module.css';
import { Sum } from '../../parts/dokumen/Facts.tsx';
import { AmountOut, CASH_OUT, paymentsOf } from '../../parts/dokumen/PaidOut.tsx';
import { printVoucher } from '../../parts/dokumen/paper.ts';
import type { About } from './about.ts';

/** Y: what he is owed of all months is paid, or a part of it. */
const PayDialog = ({ toko, row, onClose }: About) => {
  const { t } = useTranslation('bonus-sales');
  const { kode_sales, nama_sales, hutang_rp } = row;
  const [jumlah, setJumlah] = useState<number | null>(hutang_rp);
  const [paid, setPaid] = useState(CASH_OUT);
  const [keterangan, setKeterangan] = useState('');
  const rp = jumlah ?? 0;
  return (
    <FormDialog
      title={t('payTitle', { name: nama_sales })}
      action={t('payAmount', { amount: showRupiah(rp) })}
      ready={rp > 0}
      what={`bonus-sales/bayar/${kode_sales}`}
      body={{ kode_sales, payments: paymentsOf(paid, rp), keterangan }}
      send={(sent, options) => call(postBayarBonus, { body: sent }, { ...options, toko })}
      onDone={({ no_faktur }) => {
        onClose();
        void printVoucher(no_faktur).catch(showFailure);
      }}
      onClose={onClose}
    >
      {(errorAt) => (
        <OfToko value={toko}>
          <AmountOut
            label={t('amount')}
            jumlah={jumlah}
            onJumlah={setJumlah}
            paid={paid}
            onPaid={setPaid}
            keterangan={keterangan}
            onKeterangan={setKeterangan}
            errorAt={errorAt}
          />
          <dl className={docCss.sums}>
            <Sum name={t('left')} value={showRupiah(hutang_rp - rp)} strong />
          </dl>
        </OfToko>
      )}
    </FormDialog>
  );
};
export default PayDialog;
