import { listJadwal, pilihanJadwal } from '@kadar/contract/endpoints/jadwal-laporan.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../kit/api/call.ts';

/** Under this key stands everything about schedules. */
export const JADWAL_KEY = ['jadwal-laporan'];

export const jadwalQuery = (toko: string | null) =>
  queryOptions({
    queryKey: [...JADWAL_KEY, 'list', toko],
    queryFn: async ({ signal }) => (await call(listJadwal, {}, { signal })).data,
  });

/** What a schedule may be made of. */
export const pilihanQuery = (toko: string | null) =>
  queryOptions({
    queryKey: [...JADWAL_KEY, 'pilihan', toko],
    queryFn: async ({ signal }) => (await call(pilihanJadwal, {}, { signal })).data,
  });
