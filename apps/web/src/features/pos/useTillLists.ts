import { listBarang } from '@kadar/contract/endpoints/barang.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { pickedToko } from '../../kit/api/context.ts';
import { readingOf } from '../../kit/api/reading.ts';
import { useOptions } from '../../kit/fields/useOptions.ts';
import type { NamedReading } from '../../kit/page/FailedLists.tsx';
import { useSetting } from '../../kit/session.ts';
import { accountsQuery } from '../../parts/dokumen/AccountSelect.tsx';
import { parkedQuery } from '../../parts/till/parked.ts';
import { nilaiPoinQuery, ongkosQuery, remarksQuery } from './terms.ts';

const MINUTE = 60_000;

/** How many pieces the shop could sell. */
export const readyQuery = (toko: string | null) =>
  queryOptions({
    queryKey: ['barang', 'ready', toko],
    queryFn: async ({ signal }) => {
      const { count } = await call(listBarang, { query: { status: 'READY', limit: 1 } }, { signal });
      return count;
    },
    staleTime: MINUTE,
  });

/** Every list that the till opens with, as it is called there. */
export const useTillLists = (toko: string): readonly NamedReading[] => {
  const { t } = useTranslation(['pos', 'dokumen']);
  const members = useSetting('MEMBER_MODULE');
  return [
    { name: t('sales'), reading: useOptions('sales', '', []).reading },
    { name: t('ongkos'), reading: readingOf(useQuery(ongkosQuery)) },
    { name: t('pointValue'), reading: readingOf(useQuery({ ...nilaiPoinQuery, enabled: members })) },
    { name: t('dokumen:account'), reading: readingOf(useQuery(accountsQuery(pickedToko()))) },
    { name: t('remark'), reading: readingOf(useQuery(remarksQuery(pickedToko()))) },
    { name: t('parkedSales'), reading: readingOf(useQuery(parkedQuery(toko))) },
    { name: t('piecesForSale'), reading: readingOf(useQuery(readyQuery(toko))) },
  ];
};
