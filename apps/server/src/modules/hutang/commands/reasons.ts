import { formatRupiah } from '@kadar/documents/format.ts';
import type { ApprovalReason, AuthorisationRequest } from '../../../platform/auth/approvals.ts';
import type { Context } from '../../../platform/context.ts';

/** One approval for all reasons together; none is asked for without a reason. */
export const together = (reasons: readonly ApprovalReason[], amount: number): AuthorisationRequest | false =>
  reasons.length > 0 && {
    kategori: [...new Set(reasons.map(({ kategori }) => kategori))].join('+'),
    notes: reasons.map(({ notes }) => notes).join('; '),
    amount,
  };

/** More than may be lent today is approved for all but the owner [settled, Pledges 8, 16]; `of` names what it is owed on, where that stands already. */
export const plafondReasons = (
  { session }: Pick<Context, 'session'>,
  rp: number,
  plafond: number,
  of = '',
): ApprovalReason[] =>
  rp > plafond && session.level !== 'OWN'
    ? [{ kategori: 'PLAFOND', notes: `${of}Hutang melebihi plafon ${formatRupiah(plafond)}` }]
    : [];
