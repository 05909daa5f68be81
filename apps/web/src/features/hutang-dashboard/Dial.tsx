import { ujiHarga } from '@kadar/contract/endpoints/nilai.ts';
import { STRESS_PERCENT } from '@kadar/domain/stress.ts';
import { Slider } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { showRupiah, unbroken, useFormat } from '../../kit/format.ts';
import { AppLink } from '../../kit/page/AppLink.tsx';
import { EmptyState, ErrorState } from '../../kit/page/States.tsx';
import { useOpens } from '../../kit/page/useOpens.ts';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import { signedPercent } from '../../kit/percent.ts';
import { useActingToko } from '../../kit/session.ts';
import { Bars } from './Bars.tsx';
import css from './hutang-dashboard.module.css';
import { atStep, sumOf } from './stress.ts';

/** The pledges that are short at that price, to be reminded. */
const LIST = '/jatuh-tempo';
const MARKS = [-30, -20, -10, 0, 10, 20, 30].map((value) => ({ value, label: signedPercent(value) }));

/** The gold price turned down and up: what is short and lost then, of all shops at once (modules §4.9). */
export const Dial = () => {
  const { t } = useTranslation('hutang-dashboard');
  const format = useFormat();
  const toko = useActingToko();
  const opens = useOpens();
  const [persen, setPersen] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: ['hutang-dashboard', 'uji-harga', toko],
    queryFn: async ({ signal }) => (await call(ujiHarga, {}, { signal })).data,
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <WaitingRows h={180} />;
  if (data.length === 0) return <EmptyState text={t('noPledges')} />;
  const steps = atStep(data, persen);
  const { jumlah, kurang, rugi } = sumOf(steps);
  const text = t('dialSays', {
    persen: signedPercent(persen),
    jumlah: format('integer', jumlah),
    kurang: showRupiah(kurang),
    rugi: showRupiah(rugi),
  });
  return (
    <div className={css.dial}>
      <Slider
        className={css.slider ?? ''}
        min={-STRESS_PERCENT}
        max={STRESS_PERCENT}
        step={1}
        value={persen}
        onChange={setPersen}
        label={signedPercent}
        marks={MARKS}
        thumbLabel={t('dialTitle')}
      />
      <p className={`${css.says} num`} role="status">
        {jumlah > 0 && opens(LIST) ? (
          <AppLink href={`${LIST}?uji=${persen}`} className={css.figure}>
            {unbroken(text)}
          </AppLink>
        ) : (
          unbroken(text)
        )}
      </p>
      <Bars
        bars={steps.map((step) => ({
          key: step.kode_toko,
          name: step.kode_toko,
          text: showRupiah(step.kurang),
          href: step.jumlah > 0 && opens(LIST) ? `${LIST}?uji=${persen}&toko=${step.kode_toko}` : null,
          size: step.kurang,
          note: t('dialShop', { jumlah: format('integer', step.jumlah), rugi: showRupiah(step.rugi) }),
        }))}
      />
    </div>
  );
};
