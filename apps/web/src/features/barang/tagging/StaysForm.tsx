import { useTranslation } from 'react-i18next';
import { IntegerField, KadarField, RupiahField } from '../../../kit/fields/NumberFields.tsx';
import { SearchSelect } from '../../../kit/fields/SearchSelect.tsx';
import { TextField } from '../../../kit/fields/TextFields.tsx';
import { useOptions } from '../../../kit/fields/useOptions.ts';
import { moveOn } from '../../../kit/page/move-on.ts';
import { TrayPicker } from '../TrayPicker.tsx';
import css from './tagging.module.css';
import type { Stays } from './tagging-model.ts';
import type { useTagging } from './useTagging.ts';

/** What stays from one piece to the next. */
export const StaysForm = ({ line }: { line: ReturnType<typeof useTagging> }) => {
  const { t } = useTranslation('tagging');
  const { stays, set, problems, batch } = line;
  const purities = [...useOptions('kadar', '', []).options.values()];
  const murniOf = (kadar: number | null) =>
    kadar === null
      ? null
      : Number(
          purities.find(({ row }) => Number(row.kadar) === kadar)?.row.kadar_murni ?? Math.min(kadar, 100),
        );
  const bind = <K extends keyof Stays>(name: K) => ({
    name,
    label: t(`field.${name as 'kadar'}`),
    error: problems[name],
    value: stays[name],
    onChange: (value: Stays[K] | null) =>
      set({ [name]: value ?? (typeof stays[name] === 'string' ? '' : null) }),
  });
  return (
    <fieldset className={css.stays} onKeyDown={moveOn} aria-label={t('edit')}>
      <TextField
        {...bind('nama_barang')}
        withAsterisk
        maxLength={60}
        className={css.wide ?? ''}
        data-autofocus
      />
      <SearchSelect {...bind('kode_dept')} master="jenis" addable withAsterisk openOnFocus={false} />
      <SearchSelect
        {...bind('kode_group')}
        master="group"
        addable
        withAsterisk
        openOnFocus={false}
        onChange={(kode_group, row) => {
          const kadar = Number(row?.kadar ?? 0);
          set({ kode_group, ...(kadar > 0 && !batch && { kadar, kadar_murni: murniOf(kadar) }) });
        }}
      />
      <KadarField
        {...bind('kadar')}
        withAsterisk
        disabled={batch !== undefined}
        onChange={(kadar) => set({ kadar, kadar_murni: murniOf(kadar) })}
      />
      <KadarField {...bind('kadar_cetak')} />
      <IntegerField {...bind('jumlah_pcs')} positive />
      <RupiahField {...bind('ongkos_khusus')} />
      <TrayPicker
        {...bind('kode_baki')}
        error={problems.kode_baki}
        onChange={(kode_baki) => set({ kode_baki })}
      />
    </fieldset>
  );
};
