import { STANDARD_JOURNAL_TYPE } from '@kadar/contract/standard-accounts.ts';
import {
  assertBalanced,
  assertFineGoldBalanced,
  compact,
  type FineGoldLine,
  type JournalLine,
  mapRoles,
  type RoleMapping,
} from '@kadar/domain/posting.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

export interface Journal {
  toko: string;
  /** Business date, yyyy-MM-dd. */
  tanggal: string;
  /** Number of the document the journal belongs to. */
  no_jurnal: string;
  /** Name of the mapping in para-akun-transaksi. */
  trx: string;
  type?: string;
  keterangan: string;
  lines: readonly JournalLine[];
}

/**
 * The one door into the rupiah ledger (style rule 7): maps roles to accounts and writes all lines at once. Zero lines
 * are left out; nothing is written when none is left. Throws AKUN_BELUM_DIPETAKAN, JURNAL_TIDAK_SEIMBANG.
 */
export const postJournal = async (tx: Tx, journal: Journal): Promise<void> => {
  const { toko, tanggal, no_jurnal, trx, keterangan, type = STANDARD_JOURNAL_TYPE } = journal;
  const lines = compact(journal.lines);
  if (lines.length === 0) return;
  assertBalanced(lines);
  const mapping = await tx.maybe<Pick<RoleMapping, 'detail_akun'>>(sql`
    select detail_akun from para_akun_transaksi where trx = ${trx} and type = ${type} and deleted_at is null`);
  const mapped = mapRoles(lines, { trx, type, detail_akun: mapping?.detail_akun ?? [] });
  await tx.execute(sql`
    insert into jurnal (kode_toko, tanggal, no_jurnal, trx, type, nomor_akun, keterangan, debet, kredit)
    select ${toko}, ${tanggal}::date, ${no_jurnal}, ${trx}, ${type}, x.nomor_akun, ${keterangan},
      case x.dk when 'D' then x.rp else 0 end, case x.dk when 'K' then x.rp else 0 end
    from jsonb_to_recordset(${JSON.stringify(mapped)}::jsonb) as x(nomor_akun text, dk text, rp bigint)`);
};

export interface GoldJournal {
  toko: string;
  /** Business date, yyyy-MM-dd. */
  tanggal: string;
  no_jurnal: string;
  /** Places of the gold instead of accounts; milligrams of fine gold (domain §1.5). */
  lines: readonly FineGoldLine[];
}

/** The door into the fine-gold ledger. Zero lines are left out. Throws JURNAL_TIDAK_SEIMBANG. */
export const postGoldJournal = async (
  tx: Tx,
  { toko, tanggal, no_jurnal, lines }: GoldJournal,
): Promise<void> => {
  const kept = lines.filter(({ mg }) => mg !== 0);
  assertFineGoldBalanced(kept);
  if (kept.length === 0) return;
  await tx.execute(sql`
    insert into jurnal_emas (kode_toko, tanggal, no_jurnal, tempat, debet, kredit)
    select ${toko}, ${tanggal}::date, ${no_jurnal}, x.role,
      case x.dk when 'D' then x.mg else 0 end, case x.dk when 'K' then x.mg else 0 end
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as x(role text, dk text, mg bigint)`);
};
