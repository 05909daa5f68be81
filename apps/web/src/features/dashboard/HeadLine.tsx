import type { RingkasanDashboard } from '@kadar/contract/endpoints/dashboard.ts';
import { BANDING_OF, PERIODE } from '@kadar/domain/periods.ts';
import { Pill, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { ALL_TOKOS, TokoSelect } from '../../kit/page/TokoSelect.tsx';
import { useCompared } from './Delta.tsx';
import css from './dashboard.module.css';
import type { View } from './useView.ts';

interface Props {
  view: View;
  data: RingkasanDashboard | undefined;
  onChange: (said: Readonly<Record<string, string | null>>) => void;
}

/** What is looked at: shop, period and comparison, and when its figures were counted. */
export const HeadLine = ({ view, data, onChange }: Props) => {
  const { t } = useTranslation('dashboard');
  const { clock } = useShopTime();
  const compared = useCompared();
  const own = data?.lihat === 'SENDIRI';
  return (
    <search className={css.headLine}>
      {!own && (
        <>
          <TokoSelect bare value={view.toko} onChange={(toko) => onChange({ toko: toko ?? ALL_TOKOS })} />
          <Select
            aria-label={t('periodeLabel')}
            data={PERIODE.map((one) => ({ value: one, label: t(`periode.${one}`) }))}
            value={view.periode}
            onChange={(periode) => onChange({ periode, banding: null })}
            allowDeselect={false}
          />
          <Select
            aria-label={t('compare')}
            data={BANDING_OF[view.periode].map((one) => ({
              value: one,
              label:
                data && data.banding.jenis === one
                  ? t('compareWith', { nama: compared(data.banding) })
                  : t('compareWith', { nama: t(`banding.${one}`) }),
            }))}
            value={view.banding}
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
};
