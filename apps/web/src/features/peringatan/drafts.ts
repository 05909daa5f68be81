import type { BatasPeringatan } from '@kadar/contract/endpoints/peringatan.ts';

export type Receiver = BatasPeringatan['penerima'][number];

/** What of a limit is being changed. */
export interface Draft {
  aktif: boolean;
  /** null while its field is empty. */
  batas: number | null;
  penerima: Receiver[];
}

export const keyOf = ({ kanal, user_id }: Receiver): string => `${kanal}|${user_id}`;

export const draftOf = ({ aktif, batas, penerima }: BatasPeringatan): Draft => ({ aktif, batas, penerima });

const keys = (receivers: readonly Receiver[]): string => receivers.map(keyOf).sort().join(' ');

export const isChanged = (limit: BatasPeringatan, draft: Draft): boolean =>
  draft.aktif !== limit.aktif || draft.batas !== limit.batas || keys(draft.penerima) !== keys(limit.penerima);

/**
 * How many alerts of the last 30 days another limit would have told of. Under a lower one there may have been more, which nobody
 * kept: then it is the least.
 */
export const effectOf = (
  { batas, tinggi }: Pick<BatasPeringatan, 'batas' | 'tinggi'>,
  draft: number,
): { times: number; least: boolean } => ({
  times: tinggi.filter((value) => value >= draft).length,
  least: draft < batas,
});
