import { listUrusan, type Urusan } from '@kadar/contract/endpoints/urusan.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../kit/api/call.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';
import { useCan } from '../../kit/session.ts';

/** What a member has here that is not ended, most urgent first. */
export const urusanQuery = (kode_customer: string) =>
  queryOptions({
    queryKey: [...DOKUMEN_KEY, 'urusan', kode_customer],
    queryFn: async ({ signal }) => (await call(listUrusan, { params: { kode_customer } }, { signal })).data,
  });

/** undefined until it is known, and for who is no member. */
export const useUrusan = (kode_customer: string): readonly Urusan[] | undefined => {
  const mayAsk = useCan('penjualan.post') !== undefined;
  return useQuery({ ...urusanQuery(kode_customer), enabled: mayAsk && kode_customer !== '' }).data;
};
