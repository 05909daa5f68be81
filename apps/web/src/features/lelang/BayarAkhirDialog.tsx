import { postBayarKelebihan, postBayarKlaim } from '@kadar/contract/endpoints/lelang-akhir.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showRupiah } from '../../kit/format.ts';
import { IN_CASH, OnePayment } from '../../parts/dokumen/OnePayment.tsx';
import { printVoucher } from '../../parts/dokumen/paper.ts';
import type { OfferedProps } from '../../parts/offered-forms.ts';

const OUT = ['CASH', 'TRANSFER'] as const;

/** Pays out what an auction or a claim owes, whole; its voucher is printed. */
const BayarAkhirDialog = ({
  asal,
  no_faktur,
  jumlah_rp,
  nama_customer,
  toko,
  onClose,
}: OfferedProps['bayarKewajiban']) => {
  const { t } = useTranslation(['lelang', 'dokumen']);
  const [paying, setPaying] = useState(IN_CASH);
  const [keterangan, setKeterangan] = useState('');
  const body = {
    no_faktur,
    jumlah_rp,
    keterangan,
    no_rekening: paying.no_rekening,
    jenis: paying.jenis === 'TRANSFER' ? ('TRANSFER' as const) : ('CASH' as const),
  };
  return (
    <FormDialog
      title={t(asal === 'LELANG' ? 'paySurplus' : 'payClaim', { name: nama_customer })}
      action={t('pay', { amount: showRupiah(jumlah_rp) })}
      what={`bayar-akhir/${no_faktur}`}
      body={body}
      send={(sent, options) =>
        call(asal === 'LELANG' ? postBayarKelebihan : postBayarKlaim, { body: sent }, { ...options, toko })
      }
      onDone={({ no_faktur: no }) => {
        onClose();
        void printVoucher(no).catch(showFailure);
      }}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <OnePayment
            first
            kinds={OUT}
            value={paying}
            error={errorAt}
            onChange={(change) => setPaying({ ...paying, ...change })}
          />
          <TextField
            label={t('dokumen:remark')}
            value={keterangan}
            onChange={setKeterangan}
            maxLength={160}
            error={errorAt('keterangan') ?? errorAt('jumlah_rp')}
          />
        </>
      )}
    </FormDialog>
  );
};
export default BayarAkhirDialog;
