import { postContohKeluar } from '@kadar/contract/endpoints/contoh.ts';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { DateField } from '../../kit/fields/DateField.tsx';
import { useToday } from '../../kit/fields/dates.ts';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showGram } from '../../kit/format.ts';
import type { AboutOrder } from './queries.ts';

/** C: a piece of the shop goes out as the sample of a line; the one that was wished for stands there already. */
const SampleOutDialog = ({ order, onClose }: AboutOrder) => {
  const { t } = useTranslation('pesanan');
  const today = useToday();
  const waiting = order.lines.filter(({ status }) => status === 'PESAN' || status === 'PROSES');
  const wish = order.contoh.find(({ tahap }) => tahap === 'DIMINTA');
  const [no_pesanan, setLine] = useState(wish?.no_pesanan ?? waiting[0]?.no_pesanan ?? '');
  const [kode_barcode, setBarcode] = useState(wish?.kode_barcode ?? '');
  const [tgl_kembali, setDay] = useState(order.tgl_janji < today ? today : order.tgl_janji);
  return (
    <FormDialog
      title={t('sampleOutTitle', { no: order.no_faktur, name: order.nama_customer })}
      action={t('sampleTakeOut')}
      what={`contoh-keluar/${order.no_faktur}`}
      body={{ no_pesanan, kode_barcode, tgl_kembali }}
      send={(sent, options) => call(postContohKeluar, { body: sent }, { ...options, toko: order.kode_toko })}
      onDone={onClose}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          {waiting.length > 1 && (
            <Select
              label={t('line')}
              allowDeselect={false}
              openOnFocus={false}
              data={waiting.map((line) => ({
                value: line.no_pesanan,
                label: `${line.urut} · ${line.nama_barang} · ${showGram(line.est_berat)}`,
              }))}
              value={no_pesanan}
              onChange={(next) => setLine(next ?? '')}
              error={errorAt('no_pesanan')}
            />
          )}
          <TextField
            name="kode_barcode"
            label={t('sampleBarcode')}
            withAsterisk
            data-autofocus
            value={kode_barcode}
            onChange={setBarcode}
            maxLength={20}
            error={errorAt('kode_barcode') ?? (waiting.length > 1 ? undefined : errorAt('no_pesanan'))}
          />
          <DateField
            name="tgl_kembali"
            label={t('sampleDue')}
            withAsterisk
            min={today}
            value={tgl_kembali}
            onChange={setDay}
            error={errorAt('tgl_kembali')}
          />
        </>
      )}
    </FormDialog>
  );
};
export default SampleOutDialog;
