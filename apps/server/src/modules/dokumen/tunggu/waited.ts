import type { HARGA_ANTRIAN, TUNGGU_JENIS, TUNGGU_MACAM } from '@kadar/contract/endpoints/tunggu.ts';
import { grantOf } from '@kadar/contract/permissions.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import { openReasons, staleShown } from '@kadar/domain/waiting.ts';
import { type ApprovalReason, requireApprovals } from '../../../platform/auth/approvals.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Signed } from '../posting.ts';

export type Macam = (typeof TUNGGU_MACAM)[number];
export type JenisTunggu = (typeof TUNGGU_JENIS)[number];
export type HargaAntrian = (typeof HARGA_ANTRIAN)[number];

/** A document that waited and is posted now; `dasar` is how its prices were worked out when they were shown. */
export interface Waited<Dasar> {
  no_tunggu: string;
  tanggal: string;
  input_by: string;
  total: number;
  dasar: Dasar;
  /** It is posted on another day than it was made, and its prices were not locked. */
  otherDay: boolean;
  /** It is paid at the price of the payout day. */
  atTodaysPrice: boolean;
  disetujui: readonly ApprovalReason[];
  approval: Signed['approval'];
}

/** Whether what somebody posts at a till is to wait: where the settings want it validated, and he is nobody who may validate it. */
export const needsValidation = ({ settings, session }: Pick<Context, 'settings' | 'session'>): boolean =>
  settings.VALIDASI_JUAL_BELI && grantOf('tunggu.validasi', session.level) !== 'allow';

/** Why the price of a line that was shown must be approved to stand. */
export const staleReasons = (
  { tanggal, otherDay }: Pick<Waited<unknown>, 'tanggal' | 'otherDay'>,
  { nama, shownRp, todayRp }: { nama: string; shownRp: number; todayRp: number },
): ApprovalReason[] =>
  staleShown(shownRp, todayRp, otherDay)
    ? [
        {
          kategori: 'HARGA TUNGGU',
          notes: `${nama} tetap ${formatRupiah(shownRp)} dari ${tanggal}, hari ini ${formatRupiah(todayRp)}`,
        },
      ]
    : [];

/** What the customer was shown is what is posted. Throws TOTAL_BERUBAH. */
export const requireShownTotal = (waited: Waited<unknown> | undefined, total: number): void => {
  if (waited && !waited.atTodaysPrice && waited.total !== total)
    throw new AppError('TOTAL_BERUBAH', { lama: formatRupiah(waited.total), baru: formatRupiah(total) });
};

/** One approval of what was not approved when it was made; that of then goes on with the document where nothing is new. */
export const approvalOf = async (
  context: Context,
  tx: Tx,
  {
    reasons,
    amount,
    about,
  }: { reasons: readonly ApprovalReason[]; amount?: number | undefined; about?: string },
  waited: Waited<unknown> | undefined,
): Promise<Signed['approval']> =>
  (await requireApprovals(context, tx, openReasons(reasons, waited?.disetujui ?? []), amount, about)) ??
  waited?.approval;
