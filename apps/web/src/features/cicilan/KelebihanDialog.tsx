import { postKelebihanCicilan } from '@kadar/contract/endpoints/cicilan.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { showRupiah } from '../../kit/format.ts';
import { IN_CASH, OnePayment } from '../../parts/dokumen/OnePayment.tsx';
import { VoucherDialog } from '../../parts/dokumen/VoucherDialog.tsx';
import type { AboutCicilan } from './queries.ts';

const OUT = ['CASH', 'TRANSFER'] as const;

/** Pays out what an ended contract left, whole. */
const KelebihanDialog = ({ kartu, onClose }: AboutCicilan) => {
  const { t } = useTranslation('cicilan');
  const [paying, setPaying] = useState(IN_CASH);
  const { no_faktur, rp } = kartu.kelebihan ?? { no_faktur: '', rp: 0 };
  const body = {
    no_faktur,
    jenis: paying.jenis === 'TRANSFER' ? ('TRANSFER' as const) : ('CASH' as const),
    no_rekening: paying.no_rekening,
    jumlah_rp: rp,
  };
  return (
    <VoucherDialog
      title={t('payOutTitle', { no: kartu.no_faktur, name: kartu.nama_customer })}
      action={t('payOut', { amount: showRupiah(rp) })}
      what={`cicilan-kelebihan/${no_faktur}`}
      body={body}
      send={(sent, options) =>
        call(postKelebihanCicilan, { body: sent }, { ...options, toko: kartu.kode_toko })
      }
      onClose={onClose}
    >
      {(errorAt) => (
        <OnePayment
          kinds={OUT}
          first
          value={paying}
          error={errorAt}
          onChange={(change) => setPaying({ ...paying, ...change })}
        />
      )}
    </VoucherDialog>
  );
};
export default KelebihanDialog;
