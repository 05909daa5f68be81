import { postBayarCicilan } from '@kadar/contract/endpoints/cicilan.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { RupiahField } from '../../kit/fields/NumberFields.tsx';
import { showRupiah } from '../../kit/format.ts';
import docCss from '../../parts/dokumen/dokumen.module.css';
import { Sum } from '../../parts/dokumen/Facts.tsx';
import { IN_CASH, OnePayment } from '../../parts/dokumen/OnePayment.tsx';
import { VoucherDialog } from '../../parts/dokumen/VoucherDialog.tsx';
import { useShown } from '../../parts/layar/useShown.ts';
import type { AboutCicilan } from './queries.ts';
import { screenOfPayment } from './screen.ts';

interface Props extends AboutCicilan {
  /** What is proposed: what is due, or all of it before its time. */
  cepat?: boolean;
}

/** A payment on a contract, by who sold it; its fines are part of it, or waived. */
const BayarDialog = ({ kartu, cepat = false, onClose }: Props) => {
  const { t } = useTranslation('cicilan');
  const [jumlah, setJumlah] = useState<number | null>(
    cepat ? kartu.pelunasan : kartu.tagihan || (kartu.baris.find(({ sisa }) => sisa > 0)?.sisa ?? 0),
  );
  const [hapus, setHapus] = useState<number | null>(null);
  const [paying, setPaying] = useState(IN_CASH);
  const jumlah_rp = jumlah ?? 0;
  const hapus_denda = hapus ?? 0;
  const denda = Math.max(0, Math.min(kartu.denda - hapus_denda, jumlah_rp));
  const body = {
    no_cicilan: kartu.no_faktur,
    kode_sales: kartu.kode_sales,
    jumlah_rp,
    denda,
    hapus_denda,
    potongan: cepat ? kartu.potongan : 0,
    payments: jumlah_rp > 0 ? [{ ...paying, jumlah_rp }] : [],
  };
  useShown(
    screenOfPayment(kartu, {
      jumlah_rp,
      sisa: Math.max(0, kartu.sisa - body.potongan - (jumlah_rp - denda)),
      jenis: paying.jenis,
    }),
  );
  return (
    <VoucherDialog
      title={t(cepat ? 'cepatTitle' : 'bayarTitle', { no: kartu.no_faktur, name: kartu.nama_customer })}
      action={t('bayarFor', { amount: showRupiah(jumlah_rp) })}
      what={`cicilan-bayar/${kartu.no_faktur}`}
      body={body}
      send={(sent, options) => call(postBayarCicilan, { body: sent }, { ...options, toko: kartu.kode_toko })}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <dl className={docCss.sums}>
            <Sum name={t('left')} value={showRupiah(kartu.sisa)} />
            {kartu.denda > 0 && <Sum name={t('fines')} value={showRupiah(kartu.denda)} />}
            {body.potongan > 0 && <Sum name={t('takenOff')} value={showRupiah(-body.potongan)} />}
            {cepat && <Sum name={t('settle')} value={showRupiah(kartu.pelunasan)} strong />}
          </dl>
          <RupiahField
            label={t('amount')}
            withAsterisk
            data-autofocus
            value={jumlah}
            onChange={setJumlah}
            error={errorAt('jumlah_rp') ?? errorAt('denda')}
          />
          {kartu.denda > 0 && (
            <RupiahField
              label={t('waive')}
              value={hapus}
              onChange={setHapus}
              error={errorAt('hapus_denda')}
            />
          )}
          <OnePayment
            value={paying}
            error={errorAt}
            onChange={(change) => setPaying({ ...paying, ...change })}
          />
        </>
      )}
    </VoucherDialog>
  );
};
export default BayarDialog;
