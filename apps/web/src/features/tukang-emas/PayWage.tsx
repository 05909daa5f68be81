import {
  type OrangRow,
  postUpahTukang,
  type UpahTukangInput,
} from '@kadar/contract/endpoints/tukang-emas.ts';
import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { alertSuccess } from '../../kit/dialogs/toasts.ts';
import { RupiahField } from '../../kit/fields/NumberFields.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showRupiah } from '../../kit/format.ts';
import { AccountSelect } from '../../parts/dokumen/AccountSelect.tsx';
import { FormDrawer } from './FormDrawer.tsx';
import { UPAH, type UPAH_START } from './job.ts';
import css from './tukang.module.css';
import { usePosting } from './usePosting.ts';

interface Props {
  man: OrangRow;
  toko: string;
  onClose: () => void;
}
type Values = Omit<typeof UPAH_START, 'intent' | 'unanswered'>;

/** The wage of a craftsman: all that he is owed, or a part of it. */
export const PayWage = ({ man, toko, onClose }: Props) => {
  const { t } = useTranslation(['tukang-emas', 'dokumen']);
  const bodyOf = ({ jenis, jumlah_rp, no_rekening, biaya, keterangan }: Values): UpahTukangInput => ({
    kode_tukang: man.kode_tukang,
    keterangan,
    payments: [
      {
        jenis,
        jumlah_rp: jumlah_rp ?? man.upah_rp,
        ...(jenis === 'TRANSFER' && { no_rekening, biaya: biaya ?? 0 }),
      },
    ],
  });
  const posting = usePosting({
    draft: `tukang-emas.upah.${toko}.${man.kode_tukang}`,
    form: UPAH,
    bodyOf,
    send: (body, options) => call(postUpahTukang, { body }, { ...options, toko }),
    onPosted: ({ no_faktur, jumlah_rp }) => {
      alertSuccess(`${t('dokumen:postedAs', { no_faktur })} · ${showRupiah(jumlah_rp)}`);
      onClose();
    },
  });
  const { values, errorAt, unanswered: disabled, set } = posting;
  const rp = values.jumlah_rp ?? man.upah_rp;
  return (
    <FormDrawer
      title={t('upahTitle', { nama: man.nama_tukang, rp: showRupiah(man.upah_rp) })}
      action={t('payWage', { rp: showRupiah(rp) })}
      told={[t('stillOwed', { rp: showRupiah(Math.max(0, man.upah_rp - rp)) })]}
      beyond={rp > man.upah_rp}
      posting={posting}
      onClose={onClose}
    >
      <div className={css.pay}>
        <RupiahField
          name="payments.0.jumlah_rp"
          label={t('jumlah_rp')}
          withAsterisk
          data-autofocus
          disabled={disabled}
          error={errorAt('payments.0.jumlah_rp') ?? errorAt('payments')}
          value={rp}
          onChange={(jumlah_rp) => set({ jumlah_rp: jumlah_rp ?? 0 })}
        />
        <SegmentedControl
          fullWidth
          aria-label={t('jenis')}
          disabled={disabled}
          value={values.jenis}
          onChange={(jenis) => set({ jenis })}
          data={(['CASH', 'TRANSFER'] as const).map((value) => ({ value, label: t(value) }))}
        />
        {values.jenis === 'TRANSFER' && (
          <>
            <AccountSelect
              name="payments.0.no_rekening"
              label={t('no_rekening')}
              withAsterisk
              disabled={disabled}
              error={errorAt('payments.0.no_rekening')}
              value={values.no_rekening}
              onChange={(no_rekening) => set({ no_rekening })}
            />
            <RupiahField
              name="payments.0.biaya"
              label={t('biaya')}
              disabled={disabled}
              error={errorAt('payments.0.biaya')}
              value={values.biaya}
              onChange={(biaya) => set({ biaya })}
            />
          </>
        )}
        <TextField
          name="keterangan"
          label={t('keterangan')}
          maxLength={200}
          disabled={disabled}
          error={errorAt('keterangan')}
          value={values.keterangan}
          onChange={(keterangan) => set({ keterangan })}
        />
      </div>
    </FormDrawer>
  );
};
