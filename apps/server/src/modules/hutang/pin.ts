import type { ApprovalReason } from '../../platform/auth/approvals.ts';
import type { Context } from '../../platform/context.ts';
import { fieldError } from '../../platform/errors.ts';
import type { HeldPledge } from './pledge.ts';

/**
 * Goods of a pledge with a PIN leave with what its borrower typed on the screen of this till just now, or past it with an approval:
 * a shop without a screen is no dead end. Throws PIN_HUTANG_WAJIB at tanpa_pin where neither was asked for.
 */
export const pinReason = (
  { session }: Pick<Context, 'session'>,
  { pin, no_hutang, nama_customer }: HeldPledge,
  tanpa_pin: boolean,
): ApprovalReason | false => {
  if (!pin.ada || pin.oleh.includes(session.user_id)) return false;
  if (!tanpa_pin) throw fieldError('tanpa_pin', 'PIN_HUTANG_WAJIB', { no_hutang });
  return { kategori: 'HUTANG TANPA PIN', notes: `${no_hutang} ${nama_customer}, tanpa PIN` };
};
