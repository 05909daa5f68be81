import { describe, expect, it } from 'vitest';
import { type Approver, offeredTo } from './approvers.ts';

const ALL: Approver[] = [
  { user_id: 'ADMIN', usere_name: 'ADMIN PUSAT', level: 'MU', sidik_jari: true },
  { user_id: 'SPV1', usere_name: 'SRI', level: 'SPV', sidik_jari: false },
  { user_id: 'OWNER', usere_name: 'BUDI', level: 'OWN', sidik_jari: true },
];
const namesFor = (user_id: string, level: 'KASIR' | 'SPV' | 'OWN') =>
  offeredTo({ user_id, level }, ALL).map(({ value }) => value);

describe('who is offered to sign by fingerprint', () => {
  it('is SPV and OWN, those with a fingerprint first', () => {
    expect(namesFor('KASIR1', 'KASIR')).toEqual(['OWNER', 'SPV1']);
  });

  it('is never the requester, unless he is OWN', () => {
    expect(namesFor('SPV1', 'SPV')).toEqual(['OWNER']);
    expect(namesFor('OWNER', 'OWN')).toEqual(['OWNER', 'SPV1']);
  });
});
