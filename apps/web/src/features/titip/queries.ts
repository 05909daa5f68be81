import { getTitip, listTitip, type Titip, type TitipRow } from '@kadar/contract/endpoints/titip.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../kit/api/call.ts';
import { pickedToko } from '../../kit/api/context.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';
import type { DocumentListProps } from '../../parts/dokumen/DocumentList.tsx';

/** Deposits that match, open ones first. */
export const readTitip: DocumentListProps<TitipRow>['read'] = ({ keadaan, ...query }, window, signal) =>
  call(
    listTitip,
    { query: { ...query, ...window, ...(keadaan && { keadaan: keadaan as TitipRow['keadaan'] }) } },
    { signal },
  );

/** One deposit as it stands; null for the number of a document that only follows one. */
export const titipQuery = (no_faktur: string) =>
  queryOptions({
    queryKey: [...DOKUMEN_KEY, 'titip', pickedToko(), no_faktur],
    queryFn: async ({ signal }): Promise<Titip | null> =>
      no_faktur.startsWith('TP') ? (await call(getTitip, { params: { no_faktur } }, { signal })).data : null,
  });

/** What a dialog about one deposit is given. */
export interface AboutTitip {
  titip: Titip;
  onClose: () => void;
}
