import { KOLOM_KEUANGAN } from '@kadar/contract/endpoints/laporan-keuangan.ts';
import type { StatementName } from '@kadar/contract/statement-words.ts';
import { PEMBANDING, RENTANG } from '@kadar/domain/ranges.ts';
import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../kit/fields/DateField.tsx';
import { ALL_TOKOS, TokoSelect } from '../../kit/page/TokoSelect.tsx';
import css from './laporan-keuangan.module.css';
import type { View } from './view.ts';

interface Props {
  name: StatementName;
  view: View;
  /** What changes of the address; null takes it away. */
  onChange: (said: Readonly<Record<string, string | null>>) => void;
}

const OWN = 'SENDIRI';
const ONE = 'SATU';
const NONE = 'TANPA';

/** Which days: by a name people call them, or by their dates. */
const Days = ({ name, view, onChange }: Props) => {
  const { t } = useTranslation(['laporan-keuangan', 'laporan']);
  if (name === 'neraca')
    return (
      <DateField
        aria-label={t('tanggal')}
        className={css.date ?? ''}
        value={view.sampai}
        onChange={(day) => day && onChange({ tanggal: day })}
      />
    );
  const own = (from: string, to: string) =>
    from && to && onChange({ rentang: null, tgl_from: from, tgl_to: to });
  return (
    <>
      <Select
        aria-label={t('rentang')}
        data={[
          ...RENTANG.map((one) => ({ value: one, label: t(`laporan:rentang.${one}`) })),
          { value: OWN, label: t('laporan:ownDates') },
        ]}
        value={view.rentang ?? OWN}
        onChange={(next) =>
          next === OWN
            ? own(view.dari, view.sampai)
            : next && onChange({ rentang: next, tgl_from: null, tgl_to: null })
        }
        allowDeselect={false}
      />
      <DateField
        aria-label={t('mulai')}
        className={css.date ?? ''}
        value={view.dari}
        onChange={(day) => own(day, day > view.sampai ? day : view.sampai)}
      />
      <DateField
        aria-label={t('sampai')}
        className={css.date ?? ''}
        value={view.sampai}
        onChange={(day) => own(day < view.dari ? day : view.dari, day)}
      />
    </>
  );
};

/** What is asked, in one line. */
export const Filters = (props: Props) => {
  const { t } = useTranslation('laporan-keuangan');
  const { view, onChange } = props;
  return (
    <form className={css.filters} aria-label={t('filter')} onSubmit={(event) => event.preventDefault()}>
      <TokoSelect value={view.toko} onChange={(toko) => onChange({ toko: toko ?? ALL_TOKOS })} bare />
      <Days {...props} />
      <Select
        aria-label={t('kolom')}
        data={[
          { value: ONE, label: t('kolomSATU') },
          ...KOLOM_KEUANGAN.map((one) => ({ value: one, label: t(`kolom${one}`) })),
        ]}
        value={view.kolom ?? ONE}
        onChange={(next) => onChange({ kolom: next === ONE ? null : next, banding: null })}
        allowDeselect={false}
      />
      <Select
        aria-label={t('banding')}
        data={[
          { value: NONE, label: t('bandingTANPA') },
          ...PEMBANDING.map((one) => ({ value: one, label: t(`banding${one}`) })),
        ]}
        value={view.banding ?? NONE}
        onChange={(next) => onChange({ banding: next === NONE ? null : next })}
        disabled={view.kolom !== null}
        allowDeselect={false}
      />
    </form>
  );
};
