import { perpanjangTitip } from '@kadar/contract/endpoints/titip.ts';
import { addDays } from '@kadar/domain/dates.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { DateField } from '../../kit/fields/DateField.tsx';
import { useToday } from '../../kit/fields/dates.ts';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { useSetting } from '../../kit/session.ts';
import type { AboutTitip } from './queries.ts';

/** A later date for a deposit, and for its locked price. */
const PerpanjangDialog = ({ titip, onClose }: AboutTitip) => {
  const { t } = useTranslation('titip');
  const days = useSetting('TITIPAN_HARI');
  const today = useToday();
  const from = titip.batas > today ? titip.batas : today;
  const [batas, setBatas] = useState(addDays(from, days));
  const [keterangan, setKeterangan] = useState('');
  const body = { batas, keterangan };
  return (
    <FormDialog
      title={t('prolongTitle', { no: titip.no_faktur, name: titip.nama_customer })}
      action={t('prolong')}
      what={`perpanjang-titip/${titip.no_faktur}`}
      body={body}
      send={(sent, options) =>
        call(
          perpanjangTitip,
          { params: { no_faktur: titip.no_faktur }, body: sent },
          { ...options, toko: titip.kode_toko },
        )
      }
      onDone={onClose}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <DateField
            label={t('until')}
            description={t(titip.mengikat ? 'lockedHelp' : 'unlockedHelp')}
            data-autofocus
            value={batas}
            min={today}
            onChange={setBatas}
            error={errorAt('batas')}
          />
          <TextField
            label={t('why')}
            withAsterisk
            value={keterangan}
            onChange={setKeterangan}
            maxLength={200}
            error={errorAt('keterangan')}
          />
        </>
      )}
    </FormDialog>
  );
};
export default PerpanjangDialog;
