import { kembaliContoh } from '@kadar/contract/endpoints/contoh.ts';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showGram } from '../../kit/format.ts';
import { ScaleWeight } from '../../parts/scale/ScaleWeight.tsx';
import { useScale } from '../../parts/scale/useScale.ts';
import type { AboutOrder } from './queries.ts';

/** K: the customer has his sample back, weighed before him. */
const SampleBackDialog = ({ order, onClose }: AboutOrder) => {
  const { t } = useTranslation('pesanan');
  const { scale, state } = useScale();
  const kept = order.contoh.filter(({ jenis, tahap }) => jenis === 'BAWA_SENDIRI' && tahap === 'KELUAR');
  const [no_pesanan, setLine] = useState(kept[0]?.no_pesanan ?? '');
  const [weighed, setWeighed] = useState<{ berat: number | null; typed: boolean }>({
    berat: null,
    typed: false,
  });
  const [keterangan, setRemark] = useState('');
  return (
    <FormDialog
      title={t('sampleBackTitle', { no: order.no_faktur, name: order.nama_customer })}
      action={t('sampleGiveBack')}
      what={`kembali-contoh/${order.no_faktur}`}
      body={{ no_pesanan, berat: weighed.berat ?? 0, keterangan }}
      send={(sent, options) => call(kembaliContoh, { body: sent }, { ...options, toko: order.kode_toko })}
      onDone={onClose}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <Select
            label={t('sample')}
            allowDeselect={false}
            openOnFocus={false}
            data={kept.map((one) => ({
              value: one.no_pesanan,
              label: [one.deskripsi, showGram(one.berat ?? 0)].join(' · '),
            }))}
            value={no_pesanan}
            onChange={(next) => setLine(next ?? '')}
            error={errorAt('no_pesanan')}
          />
          <ScaleWeight
            first
            scale={scale}
            state={state}
            of={{ name: 'berat', label: t('weight') }}
            value={weighed.berat}
            typed={weighed.typed}
            error={errorAt('berat')}
            disabled={false}
            onChange={(berat, typed) => setWeighed({ berat, typed })}
          />
          <TextField
            name="keterangan"
            label={t('remark')}
            value={keterangan}
            onChange={setRemark}
            maxLength={200}
            error={errorAt('keterangan')}
          />
        </>
      )}
    </FormDialog>
  );
};
export default SampleBackDialog;
