import {
  getService,
  type KEADAAN_SERVICE,
  listService,
  ringkasService,
  type Service,
  type ServiceRow,
} from '@kadar/contract/endpoints/service.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../kit/api/call.ts';
import { pickedToko } from '../../kit/api/context.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';
import type { DocumentListProps } from '../../parts/dokumen/DocumentList.tsx';
import { untilAnswered } from '../../parts/persetujuan/Questions.tsx';

/** Tickets that match, what is late first. */
export const readService: DocumentListProps<ServiceRow>['read'] = ({ keadaan, ...query }, window, signal) =>
  call(
    listService,
    {
      query: {
        ...query,
        ...window,
        ...(keadaan && { keadaan: keadaan as (typeof KEADAAN_SERVICE)[number] }),
      },
    },
    { signal },
  );

/** One ticket as it stands; null for the number of a document that only follows one. */
export const serviceQuery = (no_faktur: string) =>
  queryOptions({
    queryKey: [...DOKUMEN_KEY, 'service', pickedToko(), no_faktur],
    queryFn: async ({ signal }): Promise<Service | null> =>
      no_faktur.startsWith('SV')
        ? (await call(getService, { params: { no_faktur } }, { signal })).data
        : null,
    refetchInterval: ({ state }) => untilAnswered(state.data),
  });

/** What is promised, late, ready and waits for long. */
export const glanceQuery = () =>
  queryOptions({
    queryKey: [...DOKUMEN_KEY, 'service', 'ringkas', pickedToko()],
    queryFn: async ({ signal }) => (await call(ringkasService, {}, { signal })).data,
  });

/** What a dialog about one ticket is given. */
export interface AboutService {
  service: Service;
  onClose: () => void;
}
