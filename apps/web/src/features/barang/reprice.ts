import type { InputOf } from '@kadar/contract/endpoint.ts';
import type { pratinjauHarga } from '@kadar/contract/endpoints/harga-barang.ts';
import { toMilli } from '@kadar/domain/money.ts';

type Body = NonNullable<InputOf<typeof pratinjauHarga>['body']>;
export type Rules = Pick<Body, 'harga' | 'ongkos'>;

export const HARGA_WAYS = ['IKUT', 'NAIK', 'TURUN', 'RUPIAH', 'TETAP'] as const;
export const ONGKOS_WAYS = ['TETAP', 'IKUT', 'RUPIAH'] as const;

/** The form as it stands; a figure that is not typed yet is null. */
export interface RepriceValues {
  harga: (typeof HARGA_WAYS)[number];
  persen: number | null;
  rp: number | null;
  ongkos: (typeof ONGKOS_WAYS)[number];
  ongkosRp: number | null;
}

const hargaOf = ({ harga, persen, rp }: RepriceValues): Rules['harga'] | null => {
  if (harga === 'IKUT' || harga === 'TETAP') return { cara: harga };
  if (harga === 'RUPIAH') return rp ? { cara: 'RUPIAH', rp } : null;
  return persen ? { cara: 'PERSEN', percentMilli: (harga === 'NAIK' ? 1 : -1) * toMilli(persen) } : null;
};

const ongkosOf = ({ ongkos, ongkosRp }: RepriceValues): Rules['ongkos'] | null => {
  if (ongkos !== 'RUPIAH') return { cara: ongkos };
  return ongkosRp === null ? null : { cara: 'RUPIAH', rp: ongkosRp };
};

/** The rules that were typed; null while they change nothing or a figure is missing. */
export const rulesOf = (values: RepriceValues): Rules | null => {
  const [harga, ongkos] = [hargaOf(values), ongkosOf(values)];
  if (!harga || !ongkos || (harga.cara === 'TETAP' && ongkos.cara === 'TETAP')) return null;
  return { harga, ongkos };
};
