import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { FingerprintAuthPush, QrAuthPush, qrStatus } from '@kadar/contract/endpoints/otorisasi.ts';

export type Outcome =
  | { kind: 'accepted'; token: string }
  | { kind: 'rejected'; alasan: string }
  | { kind: 'over' }
  /** Accepted, as a push says; the token is asked for. */
  | { kind: 'ask' };

/**
 * What a push or a polled status means for the request with this local keystore, compared in upper case [spec B §7];
 * null when it is about another one or nothing was decided yet.
 */
export const outcomeOf = (
  news: QrAuthPush | DataOf<typeof qrStatus>,
  localKeystore: string,
): Outcome | null => {
  if (news.keystore !== localKeystore.toUpperCase()) return null;
  if (news.status === 'ACCEPT')
    return 'token' in news && news.token ? { kind: 'accepted', token: news.token } : { kind: 'ask' };
  if (news.status === 'REJECT') return { kind: 'rejected', alasan: news.alasan ?? '' };
  return news.status === 'OPEN' ? null : { kind: 'over' };
};

/** What a 'fingerprint-auth' push means for a request of this category signed by this approver. */
export const fingerOutcomeOf = (
  push: FingerprintAuthPush,
  asked: { kategori: string; user_id: string },
): Outcome | null => {
  if (push.auth_for !== asked.kategori || push.user_id !== asked.user_id) return null;
  if (push.status === 'REJECT') return { kind: 'rejected', alasan: '' };
  return push.token ? { kind: 'accepted', token: push.token } : null;
};
