import { formatRupiah } from '@kadar/documents/format.ts';
import type { ApprovalReason } from '../../../platform/auth/approvals.ts';
import type { Context } from '../../../platform/context.ts';

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
