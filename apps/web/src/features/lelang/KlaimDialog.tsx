import { postKlaim, SEBAB_KLAIM } from '@kadar/contract/endpoints/lelang-akhir.ts';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { RupiahField } from '../../kit/fields/NumberFields.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showRupiah } from '../../kit/format.ts';
import { printVoucher } from '../../parts/dokumen/paper.ts';
import type { OfferedProps } from '../../parts/offered-forms.ts';

/** Goods of a pledge were lost or damaged: what they are worth ends the loan; its record is printed. */
const KlaimDialog = ({ no_hutang, toko, onClose }: OfferedProps['klaim']) => {
  const { t } = useTranslation(['lelang', 'dokumen']);
  const [values, setValues] = useState({
    sebab: SEBAB_KLAIM[0] as (typeof SEBAB_KLAIM)[number],
    nilai: null as number | null,
    keterangan: '',
  });
  const set = (change: Partial<typeof values>) => setValues({ ...values, ...change });
  const body = { ...values, no_hutang, nilai: values.nilai ?? 0 };
  return (
    <FormDialog
      danger
      title={t('claimTitle', { no: no_hutang })}
      action={t('claimFor', { amount: showRupiah(body.nilai) })}
      what={`klaim/${no_hutang}`}
      body={body}
      send={(sent, options) => call(postKlaim, { body: sent }, { ...options, toko })}
      onDone={({ no_faktur }) => {
        onClose();
        void printVoucher(no_faktur).catch(showFailure);
      }}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <SegmentedControl
            fullWidth
            aria-label={t('claimCause')}
            data={SEBAB_KLAIM.map((value) => ({ value, label: t(`sebabKlaim${value}`) }))}
            value={values.sebab}
            onChange={(sebab) => set({ sebab })}
          />
          <RupiahField
            label={t('compensation')}
            description={t('compensationHelp')}
            withAsterisk
            data-autofocus
            value={values.nilai}
            onChange={(nilai) => set({ nilai })}
            error={errorAt('nilai')}
          />
          <TextField
            label={t('dokumen:remark')}
            value={values.keterangan}
            onChange={(keterangan) => set({ keterangan })}
            maxLength={160}
            error={errorAt('keterangan')}
          />
        </>
      )}
    </FormDialog>
  );
};
export default KlaimDialog;
