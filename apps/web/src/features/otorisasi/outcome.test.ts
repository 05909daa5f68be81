import { describe, expect, it } from 'vitest';
import { fingerOutcomeOf, outcomeOf } from './outcome.ts';

const push = { keystore: 'ABCDEFGHJKMN', cancel: false } as const;

describe("news of 'qr-auth'", () => {
  it('is compared with the local keystore in upper case', () => {
    const accepted = { ...push, status: 'ACCEPT' } as const;
    expect(outcomeOf(accepted, 'abcdefghjkmn')).toEqual({ kind: 'ask' });
    expect(outcomeOf(accepted, 'ABCDEFGHJKMP')).toBeNull();
  });

  it('carries a reason, or that the token may be asked for', () => {
    expect(outcomeOf({ ...push, status: 'REJECT', alasan: 'SALAH' }, push.keystore)).toEqual({
      kind: 'rejected',
      alasan: 'SALAH',
    });
    expect(outcomeOf({ ...push, status: 'REJECT' }, push.keystore)).toEqual({ kind: 'rejected', alasan: '' });
  });

  it('may be a polled status', () => {
    const status = { keystore: push.keystore, sisa_detik: 5 };
    expect(outcomeOf({ ...status, status: 'ACCEPT', token: 'T' }, push.keystore)).toEqual({
      kind: 'accepted',
      token: 'T',
    });
    expect(outcomeOf({ ...status, status: 'OPEN' }, push.keystore)).toBeNull();
    expect(outcomeOf({ ...status, status: 'EXPIRED' }, push.keystore)).toEqual({ kind: 'over' });
    expect(outcomeOf({ ...status, status: 'CANCEL' }, push.keystore)).toEqual({ kind: 'over' });
  });
});

describe("news of 'fingerprint-auth'", () => {
  const asked = { kategori: 'DISKON', user_id: 'SPV1' };

  it('belongs to this category and this approver', () => {
    const accepted = { status: 'ACCEPT', auth_for: 'DISKON', user_id: 'SPV1', token: 'T' } as const;
    expect(fingerOutcomeOf(accepted, asked)).toEqual({ kind: 'accepted', token: 'T' });
    expect(fingerOutcomeOf({ ...accepted, auth_for: 'BATAL KAS' }, asked)).toBeNull();
    expect(fingerOutcomeOf({ ...accepted, user_id: 'SPV2' }, asked)).toBeNull();
    expect(fingerOutcomeOf({ ...accepted, status: 'REJECT' }, asked)).toEqual({
      kind: 'rejected',
      alasan: '',
    });
  });
});
