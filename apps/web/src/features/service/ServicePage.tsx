import { KEADAAN_SERVICE, listService, type ServiceRow } from '@kadar/contract/endpoints/service.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowDate } from '../../kit/fields/dates.ts';
import { useCan } from '../../kit/session.ts';
import { DocumentList, type DocumentListProps } from '../../parts/dokumen/DocumentList.tsx';
import type { ShownFilter } from '../../parts/dokumen/FilterRow.tsx';
import { LateWord } from '../../parts/dokumen/StatusWord.tsx';
import { glanceQuery, readService } from './queries.ts';
import { ServiceActions } from './ServiceActions.tsx';
import { ServiceBody } from './ServiceBody.tsx';
import css from './service.module.css';

const PARTS = { Body: ServiceBody, Actions: ServiceActions };
/** Of every day: a period is said by who wants one. */
const BEGINS = { tgl_from: '', tgl_to: '' };

/** What is behind, before anything else. */
const Glance = () => {
  const { t } = useTranslation('service');
  const { data } = useQuery(glanceQuery());
  if (!data) return null;
  return (
    <p className={`${css.glance} num`}>
      <span>{t('glanceToday', { count: data.janji })}</span>
      <span data-late={data.lewat > 0 || undefined}>{t('glanceLate', { count: data.lewat })}</span>
      <span>{t('glanceReady', { count: data.siap })}</span>
      <span data-late={data.tagih > 0 || undefined}>
        {t('glanceOld', { count: data.tagih, days: data.hari })}
      </span>
    </p>
  );
};

const useColumns = (): DocumentListProps<ServiceRow>['columns'] => {
  const { t } = useTranslation('service');
  return useCallback(
    ({ number, date, toko, user }) => [
      number,
      { ...date, hidden: false },
      toko,
      { key: 'nama_customer', title: t('customer'), width: 170 },
      { key: 'tgl_janji', title: t('promised'), kind: 'date', width: 104 },
      {
        key: 'keadaan',
        title: t('state'),
        width: 130,
        value: ({ keadaan }) => t(`state${keadaan}`),
        cell: ({ keadaan, lewat }) => (
          <LateWord late={lewat} word={lewat ? t('stateLEWAT') : t(`state${keadaan}`)} />
        ),
      },
      { key: 'qty', title: t('count'), kind: 'integer', width: 80, sum: ({ qty }) => qty },
      { key: 'berat', title: t('weight'), kind: 'gram', width: 92, sum: ({ berat }) => berat },
      { key: 'no_hp', title: t('phone'), width: 120 },
      { key: 'nota_manual', title: t('manual'), width: 110, hidden: true },
      { ...user, hidden: true },
      { key: 'saldo', title: t('paid'), kind: 'rupiah', width: 120, sum: ({ saldo }) => saldo },
      { key: 'total', title: t('total'), kind: 'rupiah', width: 128, pin: 'end', sum: ({ total }) => total },
    ],
    [t],
  );
};

/** /lihat-service: tickets, what is late first; `?no_faktur=` opens one of them. */
const ServicePage = () => {
  const { t } = useTranslation('service');
  const showDate = useShowDate();
  const mayPost = useCan('service.post') !== undefined;
  const columns = useColumns();
  const filters = useMemo(
    (): ShownFilter[] => [
      {
        name: 'keadaan',
        label: t('state'),
        as: 'select',
        values: [...KEADAAN_SERVICE],
        words: (keadaan) => t(`state${keadaan as (typeof KEADAAN_SERVICE)[number]}`),
      },
    ],
    [t],
  );
  return (
    <DocumentList<ServiceRow>
      id="service"
      title={t('title')}
      placeholder={t('searchPlaceholder')}
      filters={filters}
      columns={columns}
      path={listService.path}
      read={readService}
      anyDay
      begins={BEGINS}
      parts={PARTS}
      above={<Glance />}
      card={({ nama_customer, tgl_janji, total, keadaan, lewat }) => ({
        name: nama_customer,
        note: `${t(`state${keadaan}`)} · ${showDate(tgl_janji)}`,
        amount: total,
        mark: lewat && <LateWord late word={t('stateLEWAT')} />,
      })}
      makes={mayPost && { href: '/transaksi-service', label: t('newTitle') }}
    />
  );
};
export default ServicePage;
