import { postKoreksi } from '@kadar/contract/endpoints/batch.ts';
import type { BatchRow } from '@kadar/contract/endpoints/terima-supplier.ts';
import { isLargeCorrection } from '@kadar/domain/batch.ts';
import { toMilli } from '@kadar/domain/money.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showGram, unbroken } from '../../kit/format.ts';
import { useMe } from '../../kit/session.ts';
import { ScaleWeight } from '../../parts/scale/ScaleWeight.tsx';
import { useScale } from '../../parts/scale/useScale.ts';
import css from './terima.module.css';

interface Props {
  batch: BatchRow;
  toko: string;
  onClose: () => void;
}

/** What is left of a batch is weighed anew: what that differs by, and whether the owner has to agree. */
export const CorrectBatch = ({ batch, toko, onClose }: Props) => {
  const { t } = useTranslation('terima-supplier');
  const { scale, state } = useScale();
  const persen = useMe().settings.KOREKSI_TERIMA_PERSEN as number;
  const [berat, setBerat] = useState<number | null>(null);
  const [keterangan, setKeterangan] = useState('');
  const { no_batch, sisa } = batch;
  const mg = berat === null ? null : Math.round(berat * 1000) - Math.round(sisa * 1000);
  const large = mg !== null && isLargeCorrection(mg, Math.round(batch.berat * 1000), toMilli(persen));
  return (
    <FormDialog
      title={`${t('correct')} ${no_batch}`}
      action={t('correct')}
      what={`koreksi-terima.${no_batch}`}
      body={{ no_batch, berat: berat ?? 0, keterangan }}
      send={(body, options) => call(postKoreksi, { body }, { ...options, toko })}
      onDone={onClose}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <ScaleWeight
            first
            scale={scale}
            state={state}
            typed={false}
            of={{ name: 'berat', label: t('weighedNow') }}
            value={berat}
            error={errorAt('berat') ?? errorAt('no_batch')}
            disabled={false}
            onChange={setBerat}
          />
          <TextField
            name="keterangan"
            label={t('keterangan')}
            maxLength={200}
            value={keterangan}
            error={errorAt('keterangan')}
            onChange={(value) => setKeterangan(value ?? '')}
          />
          <div className={css.selisih} data-beyond={large || undefined}>
            <span>{unbroken(t('leftNow', { gram: showGram(sisa) }))}</span>
            <output className="num">
              {mg === null ? '–' : `${t('selisih')} ${showGram(mg / 1000)}`}
              {large && ` · ${t('ownerAgrees', { persen })}`}
            </output>
          </div>
        </>
      )}
    </FormDialog>
  );
};
