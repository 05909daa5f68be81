import { abaikanUsulan, type UsulanStok } from '@kadar/contract/endpoints/usulan-stok.ts';
import { addDays } from '@kadar/domain/dates.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { DateField } from '../../kit/fields/DateField.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { useKindText } from './columns.tsx';
import { keyOf, type Proposed } from './kinds.ts';

const STANDARD_DAYS = 14;

interface Props {
  row: Proposed;
  /** The day the proposals are of. */
  hari: UsulanStok['sampai'];
  onClose: () => void;
}

/** Until when and why it is not to be proposed. */
export const AbaikanDialog = ({ row, hari, onClose }: Props) => {
  const { t } = useTranslation('usulan-stok');
  const text = useKindText();
  const [{ sampai, alasan }, setDraft] = useState({ sampai: addDays(hari, STANDARD_DAYS), alasan: '' });
  const { kode_toko, tujuan = '', kode_dept, kadar, pita } = row;
  const { nama, rentang, kadar: purity } = text(row);
  return (
    <FormDialog
      title={t('asideTitle', {
        apa: [tujuan ? `${kode_toko} → ${tujuan}` : kode_toko, nama, purity, rentang].join(' · '),
      })}
      action={t('aside')}
      what={`usulan-stok/${keyOf(row)}`}
      body={{ tujuan, kode_dept, kadar, pita, sampai, alasan }}
      send={(body, options) => call(abaikanUsulan, { body }, { ...options, toko: kode_toko })}
      onDone={onClose}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <DateField
            name="sampai"
            label={t('until')}
            withAsterisk
            value={sampai}
            min={hari}
            onChange={(value) => setDraft({ sampai: value, alasan })}
            error={errorAt('sampai')}
          />
          <TextField
            name="alasan"
            label={t('reason')}
            withAsterisk
            data-autofocus
            maxLength={200}
            value={alasan}
            onChange={(value) => setDraft({ sampai, alasan: value })}
            error={errorAt('alasan')}
          />
        </>
      )}
    </FormDialog>
  );
};
