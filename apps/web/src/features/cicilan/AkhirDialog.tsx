import { postLelangCicilan, postPutusCicilan } from '@kadar/contract/endpoints/cicilan.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { SearchSelect } from '../../kit/fields/SearchSelect.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showRupiah } from '../../kit/format.ts';
import docCss from '../../parts/dokumen/dokumen.module.css';
import { Sum } from '../../parts/dokumen/Facts.tsx';
import { VoucherDialog } from '../../parts/dokumen/VoucherDialog.tsx';
import type { AboutCicilan } from './queries.ts';

interface Props extends AboutCicilan {
  how: 'lelang' | 'putus';
}

/** Ends a contract that is not paid: what is kept and what is owed stand before the button. */
const AkhirDialog = ({ kartu, how, onClose }: Props) => {
  const { t } = useTranslation(['cicilan', 'dokumen']);
  const [kode_baki, setBaki] = useState('');
  const [keterangan, setKeterangan] = useState('');
  const { hangus, kembali } = kartu[how];
  return (
    <VoucherDialog
      danger
      title={t(`${how}Ask`, { no: kartu.no_faktur, name: kartu.nama_customer })}
      action={t(how)}
      what={`cicilan-${how}/${kartu.no_faktur}`}
      body={{ no_cicilan: kartu.no_faktur, kode_baki, kelebihan: kembali, keterangan }}
      send={(body, options) =>
        call(
          how === 'lelang' ? postLelangCicilan : postPutusCicilan,
          { body },
          { ...options, toko: kartu.kode_toko },
        )
      }
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <dl className={docCss.sums}>
            <Sum name={t('paid')} value={showRupiah(kartu.dibayar)} />
            <Sum name={t('kept')} value={showRupiah(-hangus)} />
            <Sum name={t('owed')} value={showRupiah(kembali)} strong />
          </dl>
          {!kartu.gram?.model && (
            <SearchSelect
              master="baki"
              label={t('backTo')}
              withAsterisk
              openOnFocus={false}
              data-autofocus
              value={kode_baki}
              onChange={setBaki}
              error={errorAt('kode_baki')}
            />
          )}
          <TextField
            label={t('dokumen:remark')}
            withAsterisk
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
export default AkhirDialog;
