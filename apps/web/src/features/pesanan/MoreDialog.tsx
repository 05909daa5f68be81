import { postTambahPesanan } from '@kadar/contract/endpoints/pesanan.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { RupiahField } from '../../kit/fields/NumberFields.tsx';
import { showRupiah } from '../../kit/format.ts';
import { IN_CASH, OnePayment } from '../../parts/dokumen/OnePayment.tsx';
import { printVoucher } from '../../parts/dokumen/paper.ts';
import type { AboutOrder } from './queries.ts';

/** D: more money for an order; its voucher is printed. */
const MoreDialog = ({ order, onClose }: AboutOrder) => {
  const { t } = useTranslation('pesanan');
  const [jumlah, setJumlah] = useState<number | null>(null);
  const [paying, setPaying] = useState(IN_CASH);
  const jumlah_rp = jumlah ?? 0;
  return (
    <FormDialog
      title={t('moreTitle', { no: order.no_faktur, name: order.nama_customer })}
      action={t('take', { amount: showRupiah(jumlah_rp) })}
      what={`tambah-pesanan/${order.no_faktur}`}
      body={{
        no_pesanan: order.no_faktur,
        jumlah_rp,
        payments: jumlah ? [{ ...paying, jumlah_rp }] : [],
      }}
      send={(sent, options) => call(postTambahPesanan, { body: sent }, { ...options, toko: order.kode_toko })}
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
export default MoreDialog;
