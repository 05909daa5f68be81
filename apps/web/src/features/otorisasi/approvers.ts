import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { approvers } from '@kadar/contract/endpoints/otorisasi.ts';
import { FINGER_APPROVERS } from '@kadar/contract/permissions.ts';

export type Approver = DataOf<typeof approvers>[number];

/** Those of the approvers who sign by fingerprint, whose finger is known first. */
export const fingersOf = (all: readonly Approver[]): { value: string; name: string; known: boolean }[] =>
  all
    .filter(({ level }) => FINGER_APPROVERS.includes(level))
    .map(({ user_id, usere_name, level, sidik_jari }) => ({
      value: user_id,
      name: `${usere_name} · ${level}`,
      known: sidik_jari,
    }))
    .sort((one, other) => Number(other.known) - Number(one.known));
