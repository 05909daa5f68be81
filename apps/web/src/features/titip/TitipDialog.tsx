import { postTitip } from '@kadar/contract/endpoints/titip.ts';
import { addDays } from '@kadar/domain/dates.ts';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { DateField } from '../../kit/fields/DateField.tsx';
import { useToday } from '../../kit/fields/dates.ts';
import { RupiahField } from '../../kit/fields/NumberFields.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showRupiah } from '../../kit/format.ts';
import { useSetting } from '../../kit/session.ts';
import { IN_CASH, OnePayment } from '../../parts/dokumen/OnePayment.tsx';
import { printVoucher } from '../../parts/dokumen/paper.ts';
import type { OfferedProps } from '../../parts/offered-forms.ts';

/** ⇧F7: keeps the pieces of the till for a customer against a deposit; its voucher is printed. */
const TitipDialog = ({ sale, totalRp, onClose, onSaved }: OfferedProps['titip']) => {
  const { t } = useTranslation('titip');
  const days = useSetting('TITIPAN_HARI');
  const today = useToday();
  const [values, setValues] = useState({
    nama_customer: sale.nama_customer,
    no_hp: sale.no_hp,
    mengikat: true,
    batas: addDays(today, days),
    jumlah: null as number | null,
    paying: IN_CASH,
  });
  const set = (change: Partial<typeof values>) => setValues({ ...values, ...change });
  const { jumlah, paying, ...said } = values;
  const jumlah_rp = jumlah ?? 0;
  const body = { ...sale, ...said, jumlah_rp, payments: jumlah ? [{ ...paying, jumlah_rp }] : [] };
  return (
    <FormDialog
      title={t('newTitle', { count: sale.lines.length, total: showRupiah(totalRp) })}
      action={t('keepFor', { amount: showRupiah(jumlah_rp) })}
      what="titip-baru"
      body={body}
      send={(sent, options) => call(postTitip, { body: sent }, options)}
      onDone={({ no_faktur }) => {
        onSaved(no_faktur);
        void printVoucher(no_faktur).catch(showFailure);
      }}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <RupiahField
            label={t('dp')}
            withAsterisk
            data-autofocus
            value={jumlah}
            onChange={(next) => set({ jumlah: next })}
            error={errorAt('jumlah_rp')}
          />
          <OnePayment
            value={paying}
            error={errorAt}
            onChange={(change) => set({ paying: { ...paying, ...change } })}
          />
          <SegmentedControl
            fullWidth
            aria-label={t('lock')}
            data={[
              { value: 'yes', label: t('locked') },
              { value: 'no', label: t('unlocked') },
            ]}
            value={values.mengikat ? 'yes' : 'no'}
            onChange={(next) => set({ mengikat: next === 'yes' })}
          />
          <DateField
            label={t('until')}
            description={t(values.mengikat ? 'lockedHelp' : 'unlockedHelp')}
            value={values.batas}
            min={today}
            onChange={(batas) => set({ batas })}
            error={errorAt('batas')}
          />
          <TextField
            label={t('name')}
            withAsterisk
            value={values.nama_customer}
            onChange={(nama_customer) => set({ nama_customer })}
            maxLength={60}
            error={errorAt('nama_customer')}
          />
          <TextField
            label={t('phone')}
            value={values.no_hp}
            onChange={(no_hp) => set({ no_hp })}
            keep={(text) => text.replaceAll(/[^0-9+]/g, '').slice(0, 20)}
            inputMode="tel"
            error={errorAt('no_hp')}
          />
        </>
      )}
    </FormDialog>
  );
};
export default TitipDialog;
