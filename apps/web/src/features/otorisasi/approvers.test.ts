import { describe, expect, it } from 'vitest';
import { type Approver, fingersOf } from './approvers.ts';

const ALL: Approver[] = [
  { user_id: 'ADMIN', usere_name: 'ADMIN PUSAT', level: 'MU', sidik_jari: true },
  { user_id: 'SPV1', usere_name: 'SRI', level: 'SPV', sidik_jari: false },
  { user_id: 'OWNER', usere_name: 'BUDI', level: 'OWN', sidik_jari: true },
];

describe('who is offered to sign by fingerprint', () => {
  it('is SPV and OWN, those with a fingerprint first', () => {
    expect(fingersOf(ALL).map(({ value }) => value)).toEqual(['OWNER', 'SPV1']);
  });
});
