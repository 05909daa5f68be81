import { postBayarCicilan } from '@kadar/contract/endpoints/cicilan.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { RupiahField } from '../../kit/fields/NumberFields.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showRupiah } from '../../kit/format.ts';
import docCss from '../../parts/dokumen/dokumen.module.css';
import { Sum } from '../../parts/dokumen/Facts.tsx';
import { VoucherDialog } from '../../parts/dokumen/VoucherDialog.tsx';
import type { AboutCicilan } from './queries.ts';

/** Fines are waived, all of them unless less is said; who may not do it alone is asked for an approval. */
const HapusDialog = ({ kartu, onClose }: AboutCicilan) => {
  const { t } = useTranslation(['cicilan', 'dokumen']);
  const [hapus, setHapus] = useState<number | null>(kartu.denda);
  const [keterangan, setKeterangan] = useState('');
  const hapus_denda = hapus ?? 0;
  const body = {
    no_cicilan: kartu.no_faktur,
    kode_sales: kartu.kode_sales,
    jumlah_rp: 0,
    hapus_denda,
    keterangan,
    payments: [],
  };
  return (
    <VoucherDialog
      title={t('waiveTitle', { no: kartu.no_faktur, name: kartu.nama_customer })}
      action={t('waiveFor', { amount: showRupiah(hapus_denda) })}
      ready={hapus_denda > 0}
      what={`cicilan-hapus/${kartu.no_faktur}`}
      body={body}
      send={(sent, options) => call(postBayarCicilan, { body: sent }, { ...options, toko: kartu.kode_toko })}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <dl className={docCss.sums}>
            {kartu.baris
              .filter(({ sisa_denda }) => sisa_denda > 0)
              .map(({ baris, sisa_denda, hari }) => (
                <Sum
                  key={baris}
                  name={t('fineOf', { no: baris, days: hari })}
                  value={showRupiah(sisa_denda)}
                />
              ))}
            <Sum name={t('fines')} value={showRupiah(kartu.denda)} strong />
          </dl>
          <RupiahField
            label={t('waive')}
            withAsterisk
            data-autofocus
            value={hapus}
            onChange={setHapus}
            error={errorAt('hapus_denda')}
          />
          <TextField
            label={t('dokumen:remark')}
            value={keterangan}
            onChange={setKeterangan}
            maxLength={160}
            error={errorAt('keterangan')}
          />
        </>
      )}
    </VoucherDialog>
  );
};
export default HapusDialog;
