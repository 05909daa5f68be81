import type { RingkasanDashboard } from '@kadar/contract/endpoints/dashboard.ts';
import { useTranslation } from 'react-i18next';
import { showGram, showRupiah } from '../../kit/format.ts';
import { AppLink } from '../../kit/page/AppLink.tsx';
import { Change } from './Change.tsx';
import css from './dashboard.module.css';
import { sumOf } from './figures.ts';

/** All shops' sales of their business day against the day before. */
export const Today = ({ data }: { data: RingkasanDashboard }) => {
  const { t } = useTranslation('dashboard');
  const now = sumOf(data.tokos.map(({ hari_ini }) => hari_ini));
  const before = sumOf(data.tokos.map(({ kemarin }) => kemarin));
  const dates = data.tokos.flatMap(({ tgl_system }) => tgl_system ?? []).sort();
  const range = dates.length > 0 ? `?tgl_from=${dates[0]}&tgl_to=${dates.at(-1)}` : '';
  const average = (part: typeof now) => (part.berat === 0 ? 0 : Math.round(part.rp / part.berat));
  const figures: { name: string; text: string; was: string; now: number; before: number }[] = [
    {
      name: t('sales'),
      text: showRupiah(now.rp),
      was: showRupiah(before.rp),
      now: now.rp,
      before: before.rp,
    },
    {
      name: t('weight'),
      text: showGram(now.berat),
      was: showGram(before.berat),
      now: now.berat,
      before: before.berat,
    },
    {
      name: t('documents'),
      text: t('notas', { dokumen: now.dokumen, qty: now.qty }),
      was: t('notas', { dokumen: before.dokumen, qty: before.qty }),
      now: now.dokumen,
      before: before.dokumen,
    },
    {
      name: t('average'),
      text: now.berat === 0 ? '–' : showRupiah(average(now)),
      was: showRupiah(average(before)),
      now: average(now),
      // Without a sale there is no average to compare.
      before: now.berat === 0 ? 0 : average(before),
    },
  ];
  return (
    <section className={css.today} aria-label={t('today')}>
      {figures.map((figure) => (
        <div key={figure.name} className={css.figure}>
          <span className={css.name}>{figure.name}</span>
          <AppLink href={`/lihat-penjualan${range}`} className={css.value}>
            {figure.text}
          </AppLink>
          <span className={css.was}>
            <Change now={figure.now} before={figure.before} />
            {t('yesterday', { value: figure.was })}
          </span>
        </div>
      ))}
    </section>
  );
};
