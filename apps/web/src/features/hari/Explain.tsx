import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Hari } from '../../kit/dokumen/queries.ts';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showGram, showRupiah } from '../../kit/format.ts';
import { moveOn } from '../../kit/page/move-on.ts';
import { type Count, type Difference, NO_WHY } from './closing-model.ts';
import css from './hari.module.css';

const MAX_REASON = 200;

interface Props {
  hari: Hari;
  count: Count;
  differences: readonly Difference[];
  onChange: (why: Count['why']) => void;
}

/** Each difference with why it is there and who answers for it. */
export const Explain = ({ hari, count, differences, onChange }: Props) => {
  const { t } = useTranslation('hari');
  const people = hari.penanggung.map(({ user_id, nama }) => ({
    value: user_id,
    label: `${nama} (${user_id})`,
  }));
  const nameOf = ({ jenis, kunci, nama }: Difference): string =>
    jenis === 'KAS' ? t('what.KAS') : t(`what.${jenis}`, { kunci, nama });
  return (
    <form onKeyDown={moveOn} onSubmit={(event) => event.preventDefault()} noValidate>
      <ul className={css.explain}>
        {differences.map((one) => {
          const { key, jenis, selisih } = one;
          const why = count.why[key] ?? NO_WHY;
          const set = (change: Partial<typeof why>) =>
            onChange({ ...count.why, [key]: { ...why, ...change } });
          const name = nameOf(one);
          const amount = jenis === 'BAKI' ? showGram(Math.abs(selisih)) : showRupiah(Math.abs(selisih));
          return (
            <li key={key} className={css.explained}>
              <div className={css.accountName}>
                <strong>{name}</strong>
                <span className={css.difference} data-off>
                  {t(selisih > 0 ? 'over' : 'short', { amount })}
                </span>
              </div>
              <TextField
                label={t('alasan')}
                aria-label={t('alasanOf', { apa: name })}
                value={why.alasan}
                onChange={(alasan) => set({ alasan })}
                maxLength={MAX_REASON}
                withAsterisk
              />
              <Select
                label={t('penanggung')}
                aria-label={t('penanggungOf', { apa: name })}
                data={people}
                value={why.penanggung || null}
                onChange={(penanggung) => set({ penanggung: penanggung ?? '' })}
                nothingFoundMessage={t('noPerson')}
                searchable
                openOnFocus={false}
                selectFirstOptionOnChange
                withAsterisk
              />
            </li>
          );
        })}
      </ul>
    </form>
  );
};
