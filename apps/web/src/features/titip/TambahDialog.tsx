import { postTambahTitip } from '@kadar/contract/endpoints/titip.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { RupiahField } from '../../kit/fields/NumberFields.tsx';
import { showRupiah } from '../../kit/format.ts';
import { IN_CASH, OnePayment } from '../../parts/dokumen/OnePayment.tsx';
import { printVoucher } from '../../parts/dokumen/paper.ts';
import type { AboutTitip } from './queries.ts';

/** More money on a deposit; its voucher is printed. */
const TambahDialog = ({ titip, onClose }: AboutTitip) => {
  const { t } = useTranslation('titip');
  const [jumlah, setJumlah] = useState<number | null>(null);
  const [paying, setPaying] = useState(IN_CASH);
  const jumlah_rp = jumlah ?? 0;
  const body = {
    no_titip: titip.no_faktur,
    jumlah_rp,
    payments: jumlah ? [{ ...paying, jumlah_rp }] : [],
  };
  return (
    <FormDialog
      title={t('moreTitle', { no: titip.no_faktur, name: titip.nama_customer })}
      action={t('keepFor', { amount: showRupiah(jumlah_rp) })}
      what={`tambah-titip/${titip.no_faktur}`}
      body={body}
      send={(sent, options) => call(postTambahTitip, { body: sent }, { ...options, toko: titip.kode_toko })}
      onDone={({ no_faktur }) => {
        onClose();
        void printVoucher(no_faktur).catch(showFailure);
      }}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <RupiahField
            label={t('dp')}
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
export default TambahDialog;
