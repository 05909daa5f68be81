import { beritahuCicilan, CARA_SURAT_CICILAN } from '@kadar/contract/endpoints/cicilan.ts';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { useShowDate } from '../../kit/fields/dates.ts';
import { TextField } from '../../kit/fields/TextFields.tsx';
import docCss from '../../parts/dokumen/dokumen.module.css';
import { type AboutCicilan, noticeWay } from './queries.ts';

/** That a customer who is late was told: how, and what proves it. */
const BeritahuDialog = ({ kartu, onClose }: AboutCicilan) => {
  const { t } = useTranslation('cicilan');
  const showDate = useShowDate();
  const [cara, setCara] = useState<(typeof CARA_SURAT_CICILAN)[number]>('SURAT');
  const [bukti, setBukti] = useState('');
  const { tahap, beritahu_mulai, no_faktur } = kartu;
  return (
    <FormDialog
      title={t('noticeTitle', { no: no_faktur, name: kartu.nama_customer })}
      action={t('noticeKeep')}
      what={`cicilan-beritahu/${no_faktur}`}
      body={{ cara, bukti }}
      send={(body, options) =>
        call(beritahuCicilan, { params: { no_faktur }, body }, { ...options, toko: kartu.kode_toko })
      }
      onDone={onClose}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          {tahap === 'BERITAHU_2' && beritahu_mulai && (
            <p className={docCss.note}>{t('secondFrom', { date: showDate(beritahu_mulai) })}</p>
          )}
          <Select
            label={t('noticeBy')}
            data-autofocus
            allowDeselect={false}
            openOnFocus={false}
            data={CARA_SURAT_CICILAN.map((value) => ({ value, label: noticeWay(t, value) }))}
            value={cara}
            onChange={(picked) => setCara((picked as typeof cara | null) ?? 'SURAT')}
          />
          <TextField
            label={t('proof')}
            description={t('proofHint')}
            withAsterisk
            value={bukti}
            onChange={setBukti}
            maxLength={200}
            error={errorAt('bukti')}
          />
        </>
      )}
    </FormDialog>
  );
};
export default BeritahuDialog;
