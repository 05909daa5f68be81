import { listCredentials } from '@kadar/contract/endpoints/webauthn.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../kit/api/call.ts';
import { hasReader } from '../../kit/webauthn.ts';

export const credentialsQuery = queryOptions({
  queryKey: ['webauthn', 'credentials'],
  queryFn: async () => (await call(listCredentials)).data,
});

export const readerQuery = queryOptions({ queryKey: ['reader'], queryFn: hasReader, staleTime: Infinity });
