import { postKembaliTitip } from '@kadar/contract/endpoints/titip.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { SearchSelect } from '../../kit/fields/SearchSelect.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showRupiah } from '../../kit/format.ts';
import docCss from '../../parts/dokumen/dokumen.module.css';
import { Sum } from '../../parts/dokumen/Facts.tsx';
import { IN_CASH, OnePayment } from '../../parts/dokumen/OnePayment.tsx';
import { VoucherDialog } from '../../parts/dokumen/VoucherDialog.tsx';
import { type AboutTitip, titipQuery } from './queries.ts';

const OUT = ['CASH', 'TRANSFER'] as const;

/** Gives a deposit up, or pays out what a pickup left: what goes back where stands before the button. */
const KembaliDialog = ({ titip: given, onClose }: AboutTitip) => {
  const { t } = useTranslation(['titip', 'dokumen']);
  const titip = useQuery(titipQuery(given.no_faktur)).data ?? given;
  const [kode_baki, setBaki] = useState('');
  const [keterangan, setKeterangan] = useState('');
  const [paying, setPaying] = useState(IN_CASH);
  const jumlah_rp = titip.saldo - titip.hangus_rp;
  const body = {
    no_titip: titip.no_faktur,
    kode_baki,
    jenis: paying.jenis === 'TRANSFER' ? ('TRANSFER' as const) : ('CASH' as const),
    no_rekening: paying.no_rekening,
    jumlah_rp,
    keterangan,
  };
  return (
    <VoucherDialog
      danger
      title={t(titip.qty > 0 ? 'giveUpTitle' : 'payOutTitle', {
        no: titip.no_faktur,
        name: titip.nama_customer,
      })}
      action={t('payOutAmount', { amount: showRupiah(jumlah_rp) })}
      what={`kembali-titip/${titip.no_faktur}`}
      body={body}
      send={(sent, options) => call(postKembaliTitip, { body: sent }, { ...options, toko: titip.kode_toko })}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <dl className={docCss.sums}>
            <Sum name={t('left')} value={showRupiah(titip.saldo)} />
            {titip.hangus_rp > 0 && <Sum name={t('forfeited')} value={showRupiah(-titip.hangus_rp)} />}
            <Sum name={t('toCustomer')} value={showRupiah(jumlah_rp)} strong />
          </dl>
          {titip.qty > 0 && (
            <SearchSelect
              master="baki"
              label={t('backTo', { count: titip.qty })}
              withAsterisk
              openOnFocus={false}
              data-autofocus
              value={kode_baki}
              onChange={setBaki}
              error={errorAt('kode_baki')}
            />
          )}
          <OnePayment
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
            error={errorAt('keterangan')}
          />
        </>
      )}
    </VoucherDialog>
  );
};
export default KembaliDialog;
