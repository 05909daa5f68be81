import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { hargaEmasGlobal } from '@kadar/contract/endpoints/harga.ts';

export type HargaEmas = DataOf<typeof hargaEmasGlobal>;

export interface Point {
  at: number;
  nominal: number;
}

/** The prices oldest first as a line in time, drawn on to `now`, because the last one still holds. */
export const pointsOf = ({ riwayat }: Pick<HargaEmas, 'riwayat'>, now: number): Point[] => {
  const points = riwayat
    .map(({ berlaku_at, nominal }) => ({ at: Date.parse(berlaku_at), nominal }))
    .toReversed();
  const last = points.at(-1);
  return last && now > last.at ? [...points, { at: now, nominal: last.nominal }] : points;
};
