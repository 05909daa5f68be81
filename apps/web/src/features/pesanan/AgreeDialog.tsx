import { setujuPesanan } from '@kadar/contract/endpoints/pesanan.ts';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showGram, showRupiah } from '../../kit/format.ts';
import docCss from '../../parts/dokumen/dokumen.module.css';
import { Sum } from '../../parts/dokumen/Facts.tsx';
import type { AboutOrder } from './queries.ts';

/** U: what the customer says to a piece that weighs more or less than he ordered. */
const AgreeDialog = ({ order, onClose }: AboutOrder) => {
  const { t } = useTranslation('pesanan');
  const piece = order.barang.find(({ tunda }) => tunda);
  const line = order.lines.find(({ kode_barcode }) => kode_barcode === piece?.kode_barcode);
  const [jawab, setJawab] = useState<'YA' | 'TIDAK'>('YA');
  const [nama, setNama] = useState(order.nama_customer);
  return (
    <FormDialog
      title={t('agreeTitle', { no: order.no_faktur, name: order.nama_customer })}
      action={t('keepAnswer')}
      what={`setuju-pesanan/${order.no_faktur}`}
      body={{
        no_pesanan: line?.no_pesanan ?? '',
        kode_barcode: piece?.kode_barcode ?? '',
        jawab,
        nama,
      }}
      send={(sent, options) => call(setujuPesanan, { body: sent }, { ...options, toko: order.kode_toko })}
      onDone={onClose}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <dl className={docCss.sums}>
            <Sum name={t('estWeight')} value={showGram(line?.est_berat ?? 0)} />
            <Sum name={t('weight')} value={showGram(piece?.berat ?? 0)} strong />
            <Sum name={t('price')} value={showRupiah(piece?.harga_jual ?? 0)} strong />
          </dl>
          <SegmentedControl
            fullWidth
            aria-label={t('answer')}
            data={[
              { value: 'YA', label: t('yes') },
              { value: 'TIDAK', label: t('no') },
            ]}
            value={jawab}
            onChange={(next) => setJawab(next === 'YA' ? 'YA' : 'TIDAK')}
          />
          <TextField
            label={t('saidBy')}
            withAsterisk
            data-autofocus
            value={nama}
            onChange={setNama}
            maxLength={60}
            error={errorAt('nama')}
          />
        </>
      )}
    </FormDialog>
  );
};
export default AgreeDialog;
