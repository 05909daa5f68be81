import {
  type BarisMassa,
  type DataOpnameMassa,
  hitungOpnameMassa,
} from '@kadar/contract/endpoints/opname-massa.ts';
import type { CountedInBulk } from '@kadar/domain/selisih-massa.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { IntegerField } from '../../kit/fields/NumberFields.tsx';
import { newId } from '../../kit/new-id.ts';
import css from '../../parts/opname/opname.module.css';
import { ScaleWeight } from '../../parts/scale/ScaleWeight.tsx';
import { useScale } from '../../parts/scale/useScale.ts';

interface Props {
  objek: CountedInBulk;
  sesi_id: number;
  row: BarisMassa;
  onDone: (data: DataOpnameMassa) => void;
  onClose: () => void;
}

/** What was counted of a key: typed, or its weight off the scale. */
export const CountDialog = ({ objek, sesi_id, row: { kunci, nama }, onDone, onClose }: Props) => {
  const { t } = useTranslation('opname-barang');
  const { scale, state } = useScale();
  const [id] = useState(newId);
  const [qty, setQty] = useState<number | null>(null);
  const [berat, setBerat] = useState<number | null>(null);
  const [typed, setTyped] = useState(false);
  const numbered = objek === 'GROUP' || objek === 'ACC';
  return (
    <FormDialog
      title={t('countOf', { kunci })}
      action={t('keepCount')}
      what={`opname-massa.${sesi_id}.${kunci}`}
      body={{ objek, id, sesi_id, kunci, qty, berat }}
      send={(body, options) => call(hitungOpnameMassa, { body }, options)}
      onDone={onDone}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          {nama !== '' && <p className={css.quiet}>{nama}</p>}
          {numbered && (
            <IntegerField
              name="qty"
              label={t('qty')}
              data-autofocus
              value={qty}
              error={errorAt('qty')}
              onChange={setQty}
            />
          )}
          {objek !== 'ACC' && (
            <ScaleWeight
              first={!numbered}
              scale={scale}
              state={state}
              typed={typed}
              of={{ name: 'berat', label: t('counted') }}
              value={berat}
              error={errorAt('berat')}
              disabled={false}
              onChange={(grams, byHand) => {
                setBerat(grams);
                setTyped(byHand);
              }}
            />
          )}
        </>
      )}
    </FormDialog>
  );
};
