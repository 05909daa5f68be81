import {
  CARA_SURAT_CICILAN,
  type CicilanRow,
  type EndRow,
  type KartuCicilan,
  kartuCicilan,
  type LateRow,
  listCicilan,
  listLelangCicilan,
  listPutusCicilan,
  ringkasCicilan,
} from '@kadar/contract/endpoints/cicilan.ts';
import { queryOptions } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { call } from '../../kit/api/call.ts';
import { pickedToko } from '../../kit/api/context.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';
import type { DocumentListProps } from '../../parts/dokumen/DocumentList.tsx';

/** Contracts that match, those that are late first. */
export const readCicilan: DocumentListProps<CicilanRow>['read'] = ({ keadaan, ...query }, window, signal) =>
  call(
    listCicilan,
    { query: { ...query, ...window, ...(keadaan && { keadaan: keadaan as CicilanRow['keadaan'] }) } },
    { signal },
  );

/** Contracts that are late, the oldest first. */
export const readLelang: DocumentListProps<LateRow>['read'] = ({ tahap, ...query }, window, signal) =>
  call(
    listLelangCicilan,
    { query: { ...query, ...window, ...(tahap && { tahap: tahap as LateRow['tahap'] }) } },
    { signal },
  );

/** Contracts that run, the oldest due date first. */
export const readPutus: DocumentListProps<EndRow>['read'] = (query, window, signal) =>
  call(listPutusCicilan, { query: { ...query, ...window } }, { signal });

/** What is due, late, and held. */
export const glanceQuery = () =>
  queryOptions({
    queryKey: [...DOKUMEN_KEY, 'cicilan', 'ringkas', pickedToko()],
    queryFn: async ({ signal }) => (await call(ringkasCicilan, {}, { signal })).data,
  });

/** One contract as it stands; null for the number of a document that only follows one. */
export const kartuQuery = (no_faktur: string) =>
  queryOptions({
    queryKey: [...DOKUMEN_KEY, 'cicilan', pickedToko(), no_faktur],
    queryFn: async ({ signal }): Promise<KartuCicilan | null> =>
      no_faktur.startsWith('CI')
        ? (await call(kartuCicilan, { params: { no_faktur } }, { signal })).data
        : null,
  });

/** What a dialog about one contract is given. */
export interface AboutCicilan {
  kartu: KartuCicilan;
  onClose: () => void;
}

/** How a customer was told, in words; a way that is newer than this screen by its own name. */
export const noticeWay = (t: TFunction<'cicilan'>, cara: string): string => {
  const known = CARA_SURAT_CICILAN.find((one) => one === cara);
  return known ? t(`way${known}`) : cara;
};
