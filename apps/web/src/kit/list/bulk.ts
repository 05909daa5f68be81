import { isNumber } from '@kadar/contract/bulk.ts';
import type { BulkChange, BulkDone, BulkPreview } from '@kadar/contract/endpoints/bulk-input.ts';
import type { Field } from '@kadar/contract/fields.ts';
import type { Master } from '@kadar/contract/master.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Query } from '../api/envelope.ts';
import { request } from '../api/transport.ts';
import { type FormValues, sentValues, startValues } from './form-values.ts';

/** How a field is changed, and the change of the call that it is. */
const WAYS = {
  ISI: null,
  NAIK: { cara: 'PERSEN', sign: 1 },
  TURUN: { cara: 'PERSEN', sign: -1 },
  TAMBAH: { cara: 'TAMBAH', sign: 1 },
  KURANG: { cara: 'TAMBAH', sign: -1 },
} as const;
export type Way = keyof typeof WAYS;
export const isPercent = (way: Way): boolean => WAYS[way]?.cara === 'PERSEN';

/** One field of a bulk edit as it is typed. */
export interface Line {
  id: number;
  field: string;
  cara: Way;
  values: FormValues;
  number: number | null;
}

export const lineOf = (id: number, [field, declared]: [string, Field]): Line => ({
  id,
  field,
  cara: 'ISI',
  values: startValues({ [field]: declared }, null),
  number: null,
});

/** What is asked for; null while something of it is not typed. */
export const changesOf = (
  lines: readonly Line[],
  fields: ReadonlyMap<string, Field>,
): BulkChange[] | null => {
  const changes = lines.map(({ field, cara, values, number }): BulkChange | null => {
    const declared = fields.get(field);
    if (!declared) return null;
    const way = WAYS[cara];
    if (!way) {
      const nilai = sentValues({ [field]: declared }, values)[field] ?? null;
      return declared.required && (nilai === null || nilai === '') ? null : { field, cara: 'ISI', nilai };
    }
    return number === null || !isNumber(declared)
      ? null
      : { field, cara: way.cara, nilai: way.sign * number };
  });
  return changes.every((change) => change !== null) ? changes : null;
};

/** The records that are meant: by their keys, or all that the list shows. */
export interface Meant {
  kunci: readonly string[] | null;
  query: Query;
}

const base = (master: Master) => `${master.paths.base}/massal`;

export const previewQuery = (master: Master, toko: string | null, meant: Meant, ubah: BulkChange[] | null) =>
  queryOptions({
    queryKey: ['master', master.name, 'massal', toko, meant, ubah],
    enabled: ubah !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
    queryFn: async ({ signal }) => {
      const body = { ...(meant.kunci && { kunci: meant.kunci }), ubah };
      const query = meant.kunci ? {} : meant.query;
      return (await request<BulkPreview>('POST', `${base(master)}/pratinjau`, { query, body, signal })).data;
    },
  });

export const sendEdit = (master: Master, body: unknown, key: string) =>
  request<BulkDone>('POST', base(master), { body, key });
