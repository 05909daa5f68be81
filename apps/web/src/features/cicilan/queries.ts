import {
  type CicilanRow,
  type KartuCicilan,
  kartuCicilan,
  listCicilan,
} from '@kadar/contract/endpoints/cicilan.ts';
import { queryOptions } from '@tanstack/react-query';
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
