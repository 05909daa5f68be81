import { hargaEmasGlobal, setHargaEmasGlobal } from '@kadar/contract/endpoints/harga.ts';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { isApiError } from '../../kit/api/errors.ts';
import { useSend } from '../../kit/api/useSend.ts';
import { alertError, alertSuccess, showFailure } from '../../kit/dialogs/toasts.ts';
import { RupiahField } from '../../kit/fields/NumberFields.tsx';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { showRupiah } from '../../kit/format.ts';
import { useLive } from '../../kit/live.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { useCan } from '../../kit/session.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import { ErrorState } from '../../kit/table/TableState.tsx';
import type { Column } from '../../kit/table/types.ts';
import { useMessage } from '../../kit/text.ts';
import css from './harga.module.css';
import { type HargaEmas, type Step, stepsOf } from './history.ts';

const HargaChart = lazy(() => import('./HargaChart.tsx'));

/** [spec A §4] */
const RELOAD_MS = 3000;

const Price = ({ nominal }: { nominal: number | null }) => {
  const { t } = useTranslation('harga');
  const message = useMessage();
  const [value, setValue] = useState(nominal);
  const [problem, setProblem] = useState('');
  const [saved, setSaved] = useState(false);
  const { send, sending } = useSend((body: { nominal: number }, { key }) =>
    call(setHargaEmasGlobal, { body }, { key }),
  );
  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(() => window.location.reload(), RELOAD_MS);
    return () => clearTimeout(timer);
  }, [saved]);

  const save = async () => {
    if (sending || saved) return;
    if (!value) return setProblem(message('WAJIB_DIISI', { label: t('field') }));
    try {
      const answer = await send({ nominal: value });
      alertSuccess(answer.message ?? message('DATA_DISIMPAN'));
      setSaved(true);
    } catch (error) {
      const field = isApiError(error) ? error.fields.nominal : undefined;
      if (field) setProblem(message(field.code, { label: t('field') }));
      else if (isApiError(error) && error.kind === 'refused' && error.status !== 401)
        alertError(message('HARGA_GAGAL_DISIMPAN'));
      else showFailure(error);
    }
  };
  useScreenKeys([['mod+S', () => void save()]]);
  const change = value !== null && nominal !== null ? value - nominal : 0;
  return (
    <form
      className={css.price}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      noValidate
    >
      <RupiahField
        label={t('field')}
        description={t('fieldHelp')}
        value={value}
        onChange={(next) => {
          setValue(next);
          setProblem('');
        }}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        error={problem}
        styles={{ input: { height: 60, fontSize: 30, fontWeight: 680 } }}
        data-autofocus
        autoFocus
      />
      {change !== 0 && nominal !== null && (
        <p className={css.change} data-down={change < 0 || undefined} aria-live="polite">
          {t(change > 0 ? 'up' : 'down', {
            amount: showRupiah(Math.abs(change)),
            percent: ((Math.abs(change) / nominal) * 100).toFixed(2).replace('.', ','),
          })}
        </p>
      )}
      <Button
        type="submit"
        variant="filled"
        size="md"
        h={48}
        loading={sending}
        disabled={saved}
        rightSection={<Hotkey keys="Ctrl+S" />}
      >
        {t('save')}
      </Button>
      {saved && (
        <p className={css.quiet} role="status">
          {t('reloading')}
        </p>
      )}
    </form>
  );
};

const History = ({ data }: { data: HargaEmas }) => {
  const { t } = useTranslation('harga');
  const { moment } = useShopTime();
  const columns = useMemo((): Column<Step>[] => {
    const signed = (rp: number) => `${rp > 0 ? '+' : '−'} ${showRupiah(Math.abs(rp))}`;
    return [
      {
        key: 'berlaku_at',
        title: t('since'),
        width: 190,
        value: (row) => moment(row.berlaku_at),
      },
      { key: 'nominal', title: t('field'), kind: 'rupiah', width: 150 },
      {
        key: 'change',
        title: t('change'),
        kind: 'rupiah',
        width: 150,
        cell: ({ change }) =>
          change === null ? (
            ''
          ) : (
            <span data-down={change < 0 || undefined} className={css.signed}>
              {signed(change)}
            </span>
          ),
      },
      { key: 'user_id', title: t('user'), width: 110 },
    ];
  }, [t, moment]);
  const steps = useMemo(() => stepsOf(data), [data]);
  return (
    <DataTable
      id="harga-emas"
      label={t('history')}
      columns={columns}
      rows={steps}
      rowKey={({ berlaku_at }) => berlaku_at}
      height="264px"
      toolbar={<h2 className={css.heading}>{t('history')}</h2>}
    />
  );
};

/** The chain's gold price: one field, and how it came to be. */
const HargaGlobal = () => {
  const { t } = useTranslation('harga');
  const maySet = useCan('parameter.write') !== undefined;
  const harga = useQuery({
    queryKey: ['harga-emas-global'],
    queryFn: async ({ signal }) => (await call(hargaEmasGlobal, {}, { signal })).data,
  });
  useLive('harga-emas-changed', () => void harga.refetch());
  const { data } = harga;
  return (
    <Page title={t('title')}>
      {harga.error && !data ? (
        <ErrorState error={harga.error} onRetry={() => void harga.refetch()} />
      ) : (
        <div className={css.columns}>
          <div className={css.card}>
            {!data ? (
              <Skeleton h={200} />
            ) : maySet ? (
              <Price nominal={data.nominal} />
            ) : (
              <>
                <p className={css.quiet}>{t('field')}</p>
                <p className={css.figure}>{data.nominal === null ? '–' : showRupiah(data.nominal)}</p>
              </>
            )}
          </div>
          <div className={css.past}>
            {(!data || data.riwayat.length > 1) && (
              <section aria-label={t('line')}>
                <Suspense fallback={<Skeleton h={240} />}>
                  {data ? <HargaChart data={data} /> : <Skeleton h={240} />}
                </Suspense>
              </section>
            )}
            {data ? <History data={data} /> : <Skeleton h={300} />}
          </div>
        </div>
      )}
    </Page>
  );
};

export default HargaGlobal;
