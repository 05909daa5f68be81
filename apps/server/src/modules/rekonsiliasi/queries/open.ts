import type { BarisBank, BarisBuku } from '@kadar/contract/endpoints/rekonsiliasi.ts';
import { reconcile } from '@kadar/domain/reconciliation.ts';
import type { BookEntry, EntryKind, Reconciled } from '@kadar/domain/reconciliation-open.ts';
import { bankOwnOf, upper } from '@kadar/domain/reconciliation-text.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';
import { type Account, BEFORE_DAYS, closedMonths, dayNumber, firstOf } from '../account.ts';

type Kasus = BarisBank['kasus'];
export type BankLine = Omit<BarisBank, 'milik_bank'> & { pegang: number | null };
export type BookLine = BarisBuku & { no_kartu: string; no_asal: string | null; pegang: number | null };

const kasusOf = (toko: string, sisi: 'BANK' | 'BUKU', acuan: string): Query<Kasus> => sql`(
  select json_build_object('id', k.id, 'catatan', k.catatan, 'penanggung', k.penanggung, 'oleh', k.user_id, 'selesai', x.catatan)
  from rekonsiliasi_kasus k left join rekonsiliasi_kasus_selesai x on x.kasus_id = k.id
  where k.kode_toko = ${toko} and k.sisi = ${sisi} and k.acuan = ${sql.ref(acuan)})`;

const heldBy = (toko: string, sisi: 'BANK' | 'BUKU', acuan: string): Query<number | null> => sql`(
  select p.cocok_id from rekonsiliasi_pegang p where p.kode_toko = ${toko} and p.sisi = ${sisi} and p.acuan = ${sql.ref(acuan)})`;

/** Lines of an account's statements, oldest first; `where` speaks of them as `b`. */
export const bankLines = ({ toko, no_rekening }: Account, where: Query<unknown>): Query<BankLine> => sql`
  select b.id, b.tanggal, b.keterangan, b.jumlah_sen, b.saldo_sen, ${kasusOf(toko, 'BANK', 'b.id')} as kasus, ${heldBy(toko, 'BANK', 'b.id')} as pegang
  from rekening_koran_baris b where b.kode_toko = ${toko} and b.no_rekening = ${no_rekening} and ${where} order by b.tanggal, b.id`;

/** Entries of our bank book, oldest first; `where` speaks of them as `b`. */
export const bookLines = ({ toko, no_rekening }: Account, where: Query<unknown>): Query<BookLine> => sql`
  select b.id, b.tanggal, b.no_faktur, b.jenis, concat_ws(' ', nullif(d.nama_customer, ''), nullif(b.keterangan, '')) as keterangan, b.jumlah_rp * 100 as jumlah_sen,
    b.no_kartu, x.no_faktur as no_asal, ${kasusOf(toko, 'BUKU', 'b.id')} as kasus, ${heldBy(toko, 'BUKU', 'b.id')} as pegang
  from bank_buku b left join dokumen d on d.kode_toko = b.kode_toko and d.no_faktur = b.no_faktur
  left join dokumen_batal x on x.kode_toko = b.kode_toko and x.no_faktur_batal = b.no_faktur
  where b.kode_toko = ${toko} and b.no_rekening = ${no_rekening} and b.jumlah_rp <> 0 and ${where} order by b.tanggal, b.id`;

const NOT_HELD = (sisi: 'BANK' | 'BUKU') => sql`not exists (
  select from rekonsiliasi_pegang p where p.kode_toko = b.kode_toko and p.sisi = ${sisi} and p.acuan = b.id)`;

/** An entry and the one that undoes it, by the document that was reversed and the amount. */
const withReversals = (entries: readonly BookLine[]): BookEntry[] => {
  const first = new Map<string, number[]>();
  const lawan = new Map<number, number>();
  for (const { id, no_faktur, no_asal, jumlah_sen } of entries) {
    const key = `${no_asal ?? no_faktur} ${no_asal === null ? jumlah_sen : -jumlah_sen}`;
    if (no_asal === null) first.set(key, [...(first.get(key) ?? []), id]);
    else {
      const other = first.get(key)?.shift();
      if (other !== undefined) lawan.set(id, other).set(other, id);
    }
  }
  return entries.map(({ id, tanggal, jumlah_sen, jenis, keterangan, no_kartu }) => ({
    id,
    hari: dayNumber(tanggal),
    sen: jumlah_sen,
    jenis: jenis as EntryKind,
    teks: keterangan,
    kartu: no_kartu,
    lawan: lawan.get(id) ?? null,
  }));
};

export interface OpenSides {
  lines: BankLine[];
  entries: BookLine[];
  /** The day of the first line of all. */
  mulai: string;
  found: Reconciled;
}

/** What is open of an account up to a day (all of it where none is said), and what the matching makes of it; lines of closed months stay as they are. */
export const openSides = async (tx: Tx, account: Account, until: string | null): Promise<OpenSides> => {
  const { toko, no_rekening } = account;
  const closed = await closedMonths(tx, account);
  const { mulai } = await tx.one<{ mulai: string }>(sql`
    select coalesce(min(tanggal), 'infinity') as mulai from rekening_koran_baris where kode_toko = ${toko} and no_rekening = ${no_rekening}`);
  const lines = await tx.rows(
    bankLines(account, sql`(${until}::date is null or b.tanggal <= ${until}::date) and ${NOT_HELD('BANK')}`),
  );
  const entries = await tx.rows(
    bookLines(
      account,
      sql`b.tanggal >= ${mulai}::date - ${BEFORE_DAYS}::int
        and (${until}::date is null or b.tanggal <= ${until}::date + ${BEFORE_DAYS}::int) and ${NOT_HELD('BUKU')}`,
    ),
  );
  const found = reconcile(
    lines.flatMap(({ id, tanggal, jumlah_sen, keterangan }) =>
      closed.has(firstOf(tanggal))
        ? []
        : [{ id, hari: dayNumber(tanggal), sen: jumlah_sen, teks: keterangan }],
    ),
    withReversals(entries),
  );
  return { lines, entries, mulai, found };
};

export const toBank = ({ pegang: _, ...line }: BankLine): BarisBank => ({
  ...line,
  milik_bank: bankOwnOf(upper(line.keterangan), line.jumlah_sen),
});
export const toBook = ({ pegang: _, no_kartu, no_asal: __, ...entry }: BookLine): BarisBuku => ({
  ...entry,
  keterangan: [entry.keterangan, no_kartu && `****${no_kartu}`].filter(Boolean).join(' '),
});
