import type { ApprovalReason, AuthorisationRequest } from '../../../platform/auth/approvals.ts';

/** One approval for all reasons together; none is asked for without a reason. */
export const together = (reasons: readonly ApprovalReason[], amount: number): AuthorisationRequest | false =>
  reasons.length > 0 && {
    kategori: [...new Set(reasons.map(({ kategori }) => kategori))].join('+'),
    notes: reasons.map(({ notes }) => notes).join('; '),
    amount,
  };
