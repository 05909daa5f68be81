import { type JenisAkun, placeOfAccount, type StatementAccount } from '@kadar/domain/statements.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

/** An account as the statements take it, with its normal side. */
export interface ChartAccount extends StatementAccount {
  normal: 'D' | 'K';
}

/**
 * Accounts where cash and bank stand: those whose place says so, and those of a bank account of the shops that are given no
 * place of their own.
 */
export const cashAccounts = sql`
  (select a.nomor_akun from akuns a where a.jenis = 'ASET' and (a.kelompok = 'KAS'
    or (coalesce(a.kelompok, 'UMUM') = 'UMUM' and exists (select from rekenings r where r.nomor_akun = a.nomor_akun))))`;

/** All accounts by their number; one that was deleted stands as long as something is booked on it. */
export const chartOf = async (tx: Tx): Promise<ChartAccount[]> => {
  const rows = await tx.rows(
    sql<Omit<ChartAccount, 'kelompok'> & { jenis: JenisAkun; kelompok: string | null; kas: boolean }>`
      select nomor_akun, nama_akun, jenis, normal, kelompok, nomor_akun in ${cashAccounts} as kas from akuns order by nomor_akun`,
  );
  return rows.map(({ kas, kelompok, ...account }) => ({
    ...account,
    kelompok: kas ? 'KAS' : placeOfAccount(account.jenis, kelompok),
  }));
};
