import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchSelect } from '../../kit/fields/SearchSelect.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { SalesField } from '../../parts/dokumen/SalesField.tsx';
import { CustomerButton } from '../../parts/pelanggan/CustomerButton.tsx';
import type { Party } from '../../parts/pelanggan/party.ts';
import { pickParty } from '../../parts/pelanggan/pick-party.tsx';
import css from './cicilan.module.css';

type Buyer = Pick<Party, 'kode_customer' | 'nama_customer' | 'alamat_customer' | 'no_hp'>;
interface Values extends Buyer {
  kode_sales: string;
  kode_cicilan: string;
  keterangan: string;
}
interface Props {
  entry: {
    values: Values;
    set: (change: Partial<Values>) => void;
    errorAt: (field: string) => string | undefined;
    unanswered: boolean;
  };
  /** What it is about. */
  goods: ReactNode;
  /** What is paid at first. */
  first: ReactNode;
}

/** Who signs for what, on which plan, with what of it he pays at first. */
export const PlanFields = ({ entry, goods, first }: Props) => {
  const { t } = useTranslation('cicilan');
  const { values, set, errorAt, unanswered: disabled } = entry;
  const [ofCode, ofName] = [errorAt('kode_customer'), errorAt('nama_customer')];
  const unknown = ofCode ?? ofName;
  const pick = () =>
    pickParty(
      values,
      ({ kode_customer, nama_customer, alamat_customer, no_hp }) =>
        set({ kode_customer, nama_customer, alamat_customer, no_hp }),
      { membersOnly: true },
    );
  useScreenKeys([['F3', pick]], { enabled: !disabled });
  const list = { withAsterisk: true, openOnFocus: false, disabled, className: css.half ?? '' };
  return (
    <div className={css.head}>
      <div className={css.wide}>
        <CustomerButton
          fullWidth
          customer={values}
          asks={t('pickCustomer')}
          disabled={disabled}
          onClick={pick}
        />
        {unknown && (
          <p role="alert" className={css.problem}>
            {unknown}
          </p>
        )}
      </div>
      {goods}
      <SalesField
        className={list.className}
        value={values.kode_sales}
        onChange={(kode_sales) => set({ kode_sales })}
        error={errorAt('kode_sales')}
        disabled={disabled}
      />
      <SearchSelect
        {...list}
        name="kode_cicilan"
        label={t('plan')}
        master="para-cicilan"
        value={values.kode_cicilan}
        onChange={(kode_cicilan) => set({ kode_cicilan })}
        error={errorAt('kode_cicilan')}
      />
      {first}
      <TextField
        name="keterangan"
        className={css.half ?? ''}
        label={t('remark')}
        disabled={disabled}
        maxLength={200}
        value={values.keterangan}
        onChange={(keterangan) => set({ keterangan })}
        error={errorAt('keterangan')}
      />
    </div>
  );
};
