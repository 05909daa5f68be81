import { getQr, type QrRequest, waitingQr } from '@kadar/contract/endpoints/otorisasi.ts';
import { listCredentials } from '@kadar/contract/endpoints/webauthn.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../kit/api/call.ts';
import { hasReader } from '../../../kit/webauthn.ts';
import { secondsFrom } from '../countdown.ts';

/** News come by push; this is for those that were missed. */
const REFETCH_MS = 10_000;

/** A request with its times in ms of this device's clock. */
export interface Request extends QrRequest {
  since: number;
  endsAt: number;
}

/** Places a request's times on this device's clock, which may be wrong. */
export const placed = (request: QrRequest, now: number): Request => ({
  ...request,
  since: secondsFrom(now, -request.umur_detik),
  endsAt: secondsFrom(now, request.sisa_detik),
});

export const waitingQuery = queryOptions({
  queryKey: ['otorisasi-qr', 'waiting'],
  queryFn: async (): Promise<Request[]> => {
    const { data } = await call(waitingQr);
    const now = Date.now();
    return data.map((request) => placed(request, now));
  },
  refetchInterval: REFETCH_MS,
});

/** The request that a QR names. Throws ApiError. */
export const fetchRequest = async (params: { store_code: string; keystore: string }): Promise<Request> =>
  placed((await call(getQr, { params })).data, Date.now());

/** Whether the user can sign with a fingerprint here: a reader is built in, and a key of it is known at this address. */
export const ownFingerQuery = queryOptions({
  queryKey: ['own-finger'],
  queryFn: async (): Promise<{ reader: boolean; known: boolean }> => {
    const [reader, { data }] = await Promise.all([hasReader(), call(listCredentials)]);
    const { host, hostname } = window.location;
    return { reader, known: data.some((credential) => [host, hostname].includes(credential.host)) };
  },
  staleTime: 60_000,
});

/** Keystores in the list that were not in it before; none while nothing was known yet. */
export const newOnes = (before: readonly string[] | null, list: readonly Request[]): string[] =>
  before === null
    ? []
    : list.flatMap(({ keystore, boleh }) => (boleh && !before.includes(keystore) ? [keystore] : []));
