import type { Settings } from '@kadar/contract/settings.ts';
import type { OngkosRow } from '@kadar/domain/ongkos.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { pickedToko } from '../../kit/api/context.ts';
import { request } from '../../kit/api/transport.ts';
import { useToday } from '../../kit/fields/dates.ts';
import { useActingToko, useCan, useMe } from '../../kit/session.ts';
import type { Terms } from './totals.ts';

interface NilaiPoin {
  tgl_berlaku: string;
  nilai_poin: number;
}

/** Rules that a price per gram agreed on is counted with. */
export const ongkosQuery = queryOptions({
  queryKey: ['pos', 'ongkos'],
  staleTime: 5 * 60_000,
  queryFn: async ({ signal }) =>
    (await request<OngkosRow[]>('GET', 'parameter-ongkos', { query: { limit: 500 }, signal })).data,
});

export const nilaiPoinQuery = queryOptions({
  queryKey: ['pos', 'parapoin'],
  staleTime: 5 * 60_000,
  queryFn: async ({ signal }) =>
    (await request<NilaiPoin[]>('GET', 'parapoin/get/all', { query: { limit: 500 }, signal })).data,
});

export const remarksQuery = (toko: string | null) =>
  queryOptions({
    queryKey: ['pos', 'keterangan', toko],
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }) => {
      const answer = await request<{ keterangan: string; status: string }[]>(
        'GET',
        'para-keterangan-penjualan',
        {
          query: { limit: 500 },
          signal,
        },
      );
      return answer.data.filter(({ status }) => status === 'AKTIF').map(({ keterangan }) => keterangan);
    },
  });

/** Remarks of the shop's list that are in use. */
export const useRemarks = (): readonly string[] => useQuery(remarksQuery(pickedToko())).data ?? [];

const valueOn = (rows: readonly NilaiPoin[], today: string): number =>
  rows
    .filter(({ tgl_berlaku }) => tgl_berlaku <= today)
    .sort((a, b) => b.tgl_berlaku.localeCompare(a.tgl_berlaku))[0]?.nilai_poin ?? 0;

/** What this till counts with: settings of the shop, charges, the value of a point, the user's right to discount. */
export const useTerms = (): Terms => {
  const { settings } = useMe();
  const today = useToday();
  const ongkos = useQuery(ongkosQuery).data;
  const poin = useQuery({ ...nilaiPoinQuery, enabled: settings.MEMBER_MODULE === true }).data;
  const toko = useActingToko() ?? '';
  const mayDiscount = useCan('penjualan.discount') === 'allow';
  return {
    // The server sends every key of the contract's table, each of its declared type.
    settings: settings as Settings,
    tanggal: today,
    toko,
    ongkos: ongkos ?? [],
    nilaiPoin: poin ? valueOn(poin, today) : 0,
    mayDiscount,
  };
};
