import { postBonusSales } from '@kadar/contract/endpoints/bonus-sales.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showRupiah } from '../../kit/format.ts';
import type { About } from './about.ts';
import { BonusLines } from './BonusLines.tsx';

/** B: the bonus of a month is booked, with what it is made of. */
const BookDialog = ({ toko, bulan, row, onClose }: About) => {
  const { t } = useTranslation(['bonus-sales', 'dokumen']);
  const [keterangan, setKeterangan] = useState('');
  const { kode_sales, nama_sales, jumlah_rp } = row;
  return (
    <FormDialog
      title={t('bookTitle', { name: nama_sales, month: bulan })}
      action={t('bookAmount', { amount: showRupiah(jumlah_rp) })}
      what={`bonus-sales/${kode_sales}/${bulan}`}
      body={{ kode_sales, bulan, jumlah_rp, keterangan }}
      send={(sent, options) => call(postBonusSales, { body: sent }, { ...options, toko })}
      onDone={onClose}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <BonusLines row={row} />
          <TextField
            label={t('dokumen:remark')}
            data-autofocus
            value={keterangan}
            onChange={setKeterangan}
            maxLength={200}
            error={errorAt('keterangan') ?? errorAt('bulan') ?? errorAt('kode_sales')}
          />
        </>
      )}
    </FormDialog>
  );
};
export default BookDialog;
