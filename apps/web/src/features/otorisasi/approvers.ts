import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { approvers } from '@kadar/contract/endpoints/otorisasi.ts';
import { FINGER_APPROVERS, type Level } from '@kadar/contract/permissions.ts';

export type Approver = DataOf<typeof approvers>[number];

/** Whom a requester may choose: never himself, unless he is OWN (domain §7); those with a fingerprint first. */
export const offeredTo = (
  requester: { user_id: string; level: Level },
  all: readonly Approver[],
): { value: string; name: string; known: boolean }[] =>
  all
    .filter(({ level }) => FINGER_APPROVERS.includes(level))
    .filter(({ user_id }) => user_id !== requester.user_id || requester.level === 'OWN')
    .map(({ user_id, usere_name, level, sidik_jari }) => ({
      value: user_id,
      name: `${usere_name} · ${level}`,
      known: sidik_jari,
    }))
    .sort((one, other) => Number(other.known) - Number(one.known));
