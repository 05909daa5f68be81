import type { LaporanKeuangan } from '@kadar/contract/endpoints/laporan-keuangan.ts';
import type { StatementName } from '@kadar/contract/statement-words.ts';
import { useTranslation } from 'react-i18next';
import { useShowDate } from '../../kit/fields/dates.ts';
import css from './laporan-keuangan.module.css';
import type { View } from './view.ts';

interface Props {
  name: StatementName;
  data: LaporanKeuangan;
  view: View;
}

/** What has to be said of the figures: with what they are compared, or why they are not, and that nothing was booked yet. */
export const Notes = ({ name, data, view }: Props) => {
  const { t } = useTranslation('laporan-keuangan');
  const date = useShowDate();
  const { mulai, pembanding, kolom } = data;
  const other = kolom[1];
  const days =
    other &&
    (name === 'neraca' || other.dari === other.sampai
      ? date(other.sampai)
      : `${date(other.dari)} – ${date(other.sampai)}`);
  if (mulai === null) return <p className={css.note}>{t('kosong')}</p>;
  if (view.sampai < mulai) return <p className={css.note}>{t('sebelumMulai', { mulai: date(mulai) })}</p>;
  if (pembanding === null || !days) return null;
  return (
    <p className={css.note} role="status">
      {pembanding === 'ADA'
        ? t('dibanding', { hari: days })
        : t(pembanding === 'KOSONG' ? 'bandingKosong' : 'bandingSebagian', {
            hari: days,
            mulai: date(mulai),
          })}
    </p>
  );
};
