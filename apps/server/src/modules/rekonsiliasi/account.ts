import { addDays, diffDays, monthOf } from '@kadar/domain/dates.ts';
import type { Tx } from '../../platform/database/database.ts';
import { LOCKS } from '../../platform/database/locks.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';

/** An account of a bank, as a shop has it. */
export interface Account {
  toko: string;
  no_rekening: string;
}

/** Holds an account until the end: of two who reconcile it, one is after the other. Throws DATA_TIDAK_DITEMUKAN. */
export const holdAccount = async (tx: Tx, { toko, no_rekening }: Account): Promise<void> => {
  const found = await tx.maybe(sql`
    select pg_advisory_xact_lock(${LOCKS.REKONSILIASI}, hashtext(${`${toko}/${no_rekening}`})) from rekenings
    where kode_toko = ${toko} and no_rekening = ${no_rekening}`);
  if (!found) throw new AppError('DATA_TIDAK_DITEMUKAN');
};

/** Months of an account that are closed, by their first day. */
export const closedMonths = async (tx: Tx, { toko, no_rekening }: Account): Promise<Set<string>> =>
  new Set(
    (
      await tx.rows<{ bulan: string }>(sql`
        select b.bulan from rekonsiliasi_bulan b where b.kode_toko = ${toko} and b.no_rekening = ${no_rekening}
          and not exists (select from rekonsiliasi_buka x where x.bulan_id = b.id)`)
    ).map(({ bulan }) => bulan),
  );

export const firstOf = (tanggal: string): string => `${tanggal.slice(0, 7)}-01`;

/** Throws REKONSILIASI_BULAN_TUTUP where a day is of a closed month. */
export const checkOpen = (closed: ReadonlySet<string>, days: readonly string[]): void => {
  const day = days.find((one) => closed.has(firstOf(one)));
  if (day !== undefined) throw new AppError('REKONSILIASI_BULAN_TUTUP', { bulan: day.slice(0, 7) });
};

/** Days as numbers, as the domain's matching counts them. */
export const dayNumber = (tanggal: string): number => diffDays('1970-01-01', tanggal);

/** First and last day of a month '2026-02'. */
export const daysOfMonth = (bulan: string): { from: string; to: string } => monthOf(`${bulan}-01`);

/** Statements tell of days a little before their first line: what was booked this long before it may be theirs. */
export const BEFORE_DAYS = 7;
export const daysBefore = (tanggal: string): string => addDays(tanggal, -BEFORE_DAYS);
