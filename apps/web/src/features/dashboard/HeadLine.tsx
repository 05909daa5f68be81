import type { RingkasanDashboard } from '@kadar/contract/endpoints/dashboard.ts';
import { comparedSpan, comparisonFor, comparisonsOf, RENTANG, rangeNamed } from '@kadar/domain/ranges.ts';
import { Pill, Select } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../kit/fields/dates.ts';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { ALL_TOKOS, TokoSelect } from '../../kit/page/TokoSelect.tsx';
import { useCompared, useComparison } from './Delta.tsx';
import css from './dashboard.module.css';
import type { View } from './useView.ts';

interface Props {
  view: View;
  data: RingkasanDashboard | undefined;
  onChange: (said: Readonly<Record<string, string | null>>) => void;
}

/** What is looked at: shop, period and comparison, and when its figures were counted. */
export const HeadLine = memo(({ view, data, onChange }: Props) => {
  const { t } = useTranslation('dashboard');
  const { t: named } = useTranslation('laporan');
  const today = useToday();
  const comparison = useComparison();
  const { clock } = useShopTime();
  const compared = useCompared();
  const own = data?.lihat === 'SENDIRI';
  const span = rangeNamed(view.rentang, today) ?? { from: today, to: today };
  return (
    <search className={css.headLine}>
      {!own && (
        <>
          <TokoSelect bare value={view.toko} onChange={(toko) => onChange({ toko: toko ?? ALL_TOKOS })} />
          <Select
            aria-label={t('period')}
            data={RENTANG.filter((one) => rangeNamed(one, today)).map((one) => ({
              value: one,
              label: named(`rentang.${one}`),
            }))}
            value={view.rentang}
            onChange={(rentang) => onChange({ rentang, banding: null })}
            allowDeselect={false}
          />
          <Select
            aria-label={t('compare')}
            data={comparisonsOf(span).map((one) => ({
              value: one,
              label: t('compareWith', {
                nama:
                  data && data.banding.jenis === one
                    ? compared(data.banding)
                    : comparison(one, comparedSpan(span, one)),
              }),
            }))}
            value={comparisonFor(span, view.banding)}
            onChange={(banding) => onChange({ banding })}
            allowDeselect={false}
            className={css.compare ?? ''}
          />
        </>
      )}
      {view.picked && view.toko !== null && (
        <Pill
          withRemoveButton
          size="md"
          onRemove={() => onChange({ toko: null })}
          removeButtonProps={{ 'aria-label': t('removeToko'), 'aria-hidden': false, tabIndex: 0 }}
        >
          {t('tokoChip', { toko: view.toko })}
        </Pill>
      )}
      {data && <span className={css.at}>{t('countedAt', { jam: clock(data.at) })}</span>}
    </search>
  );
});
