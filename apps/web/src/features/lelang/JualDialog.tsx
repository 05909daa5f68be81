import { jualLelang, type LelangItem } from '@kadar/contract/endpoints/lelang.ts';
import { splitProceeds } from '@kadar/domain/lelang.ts';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { RupiahField } from '../../kit/fields/NumberFields.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showRupiah } from '../../kit/format.ts';
import { AccountSelect } from '../../parts/dokumen/AccountSelect.tsx';
import docCss from '../../parts/dokumen/dokumen.module.css';
import { Sum } from '../../parts/dokumen/Facts.tsx';
import { LotGoods, placesOf } from './LotGoods.tsx';

const CARA = ['CASH', 'TRANSFER', 'TOKO'] as const;
type Cara = (typeof CARA)[number];

interface Props {
  id: number;
  toko: string;
  item: LelangItem;
  onClose: () => void;
}

/** What a loan's goods are sold for, with what of it is the customer's; nothing is booked before the auction ends. */
export const JualDialog = ({ id, toko, item, onClose }: Props) => {
  const { t } = useTranslation(['lelang', 'dokumen']);
  const [values, setValues] = useState({
    nilai: item.jual?.nilai ?? null,
    biaya: item.jual?.biaya ?? null,
    cara: CARA.find((one) => one === item.jual?.cara) ?? CARA[0],
    no_rekening: item.jual?.no_rekening ?? '',
    pembeli: item.jual?.pembeli ?? '',
    masuk: placesOf(item),
  });
  const set = (change: Partial<typeof values>) => setValues({ ...values, ...change });
  const { cara, no_rekening, pembeli } = values;
  const masuk = cara === 'TOKO' ? values.masuk : [];
  const [nilai, biaya] = [values.nilai ?? 0, values.biaya ?? 0];
  const { pokok, bunga, denda, no_hutang } = item;
  const split = splitProceeds(nilai, { pokok, bunga, denda, biaya, akrual: 0 });
  const body = { no_hutang, nilai, biaya, cara, no_rekening, pembeli, masuk };
  return (
    <FormDialog
      title={t('sellTitle', { no: no_hutang, name: item.nama_customer })}
      action={values.nilai === null ? t('sell') : t('sellFor', { amount: showRupiah(nilai) })}
      ready={nilai > 0}
      what={`lelang/${id}/${no_hutang}`}
      body={body}
      send={(sent, options) => call(jualLelang, { params: { id }, body: sent }, { ...options, toko })}
      onDone={onClose}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <RupiahField
            label={t('soldFor')}
            description={t('meltPrice', { amount: showRupiah(item.lebur) })}
            withAsterisk
            data-autofocus
            value={values.nilai}
            onChange={(next) => set({ nilai: next })}
            error={errorAt('nilai')}
          />
          <RupiahField
            label={t('costs')}
            value={values.biaya}
            onChange={(next) => set({ biaya: next })}
            error={errorAt('biaya')}
          />
          <Select
            label={t('soldTo')}
            allowDeselect={false}
            openOnFocus={false}
            data={CARA.map((value) => ({ value, label: t(`cara${value}`) }))}
            value={cara}
            onChange={(next) => set({ cara: (next as Cara | null) ?? 'CASH', no_rekening: '' })}
          />
          {cara === 'TRANSFER' && (
            <AccountSelect
              label={t('dokumen:account')}
              withAsterisk
              openOnFocus={false}
              value={no_rekening}
              onChange={(next) => set({ no_rekening: next })}
              error={errorAt('no_rekening')}
            />
          )}
          {cara !== 'TOKO' && (
            <TextField
              label={t('buyer')}
              withAsterisk
              value={pembeli}
              onChange={(next) => set({ pembeli: next })}
              maxLength={60}
              error={errorAt('pembeli')}
            />
          )}
          <LotGoods
            potong={item.potong}
            places={cara === 'TOKO' ? values.masuk : null}
            errorAt={errorAt}
            onChange={(next) => set({ masuk: next })}
          />
          <dl className={docCss.sums}>
            <Sum name={t('principal')} value={showRupiah(pokok)} />
            <Sum name={t('interestPenalty')} value={showRupiah(bunga + denda)} />
            {nilai === 0 ? null : split.rugi > 0 ? (
              <Sum name={t('loss')} value={showRupiah(-split.rugi)} strong />
            ) : (
              <Sum name={t('surplus')} value={showRupiah(split.kelebihan)} strong />
            )}
          </dl>
        </>
      )}
    </FormDialog>
  );
};
