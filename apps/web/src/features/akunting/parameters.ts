import { queryOptions } from '@tanstack/react-query';
import { request } from '../../kit/api/transport.ts';

export interface AkunRole {
  _id: string;
  kode_akun: string;
  jenis_akun: 'D' | 'K';
  nomor_akun: string;
}

/** One journal: the accounts that its roles post to [spec A §3]. */
export interface AkunParameter {
  trx: string;
  type: string;
  detail_akun: AkunRole[];
}

export const parametersQuery = queryOptions({
  queryKey: ['para-akun-transaksi'],
  queryFn: async () => (await request<AkunParameter[]>('GET', 'para-akun-transaksi')).data,
});

export const nameOf = ({ trx, type }: AkunParameter): string => `${trx}/${type}`;
