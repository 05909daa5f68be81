import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { approvers } from '@kadar/contract/endpoints/otorisasi.ts';
import type { Level } from '@kadar/contract/permissions.ts';

export type Approver = DataOf<typeof approvers>[number];

/** Who signs by fingerprint [spec B §6]. */
const BY_FINGER: readonly Level[] = ['SPV', 'OWN'];

/** Whom a requester may choose: never himself, unless he is OWN (domain §7); those with a fingerprint first. */
export const offeredTo = (
  requester: { user_id: string; level: Level },
  all: readonly Approver[],
): { value: string; name: string; known: boolean }[] =>
  all
    .filter(({ level }) => BY_FINGER.includes(level))
    .filter(({ user_id }) => user_id !== requester.user_id || requester.level === 'OWN')
    .map(({ user_id, usere_name, level, sidik_jari }) => ({
      value: user_id,
      name: `${usere_name} · ${level}`,
      known: sidik_jari,
    }))
    .sort((one, other) => Number(other.known) - Number(one.known));
