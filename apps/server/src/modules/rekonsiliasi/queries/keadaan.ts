import type { KeadaanRekening } from '@kadar/contract/endpoints/rekonsiliasi.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Account } from '../account.ts';

interface Sums {
  tanggal: string | null;
  saldo_bank: number | null;
  buka: number | null;
  buku: number;
  buku_awal: number;
  baris: number;
  cocok: number;
  bank_n: number;
  bank_sen: number;
  buku_n: number;
  buku_sen: number;
  waktu: number;
}

/**
 * Where an account stands at the end of a day: bank − book = before the first line + lines and entries that are left + what is matched across the day or but for what the bank
 * kept + what no file has. `from` is where matched lines are counted from.
 */
export const keadaanAt = async (
  tx: Tx,
  { toko, no_rekening }: Account,
  from: string,
  to: string,
): Promise<KeadaanRekening> => {
  const s = await tx.one<Sums>(sql`
    with baris as materialized (
      select b.id, b.tanggal, b.jumlah_sen, b.saldo_sen, p.cocok_id is not null as cocok from rekening_koran_baris b
      left join rekonsiliasi_pegang p on p.kode_toko = b.kode_toko and p.sisi = 'BANK' and p.acuan = b.id
      where b.kode_toko = ${toko} and b.no_rekening = ${no_rekening} and b.tanggal <= ${to}::date),
    hari as (select min(tanggal) as mulai, max(tanggal) as akhir from baris),
    buku as materialized (
      select m.tanggal, m.jumlah_rp * 100 as sen, p.cocok_id is not null as cocok, m.tanggal < h.mulai as awal
      from hari h join bank_buku m on m.kode_toko = ${toko} and m.no_rekening = ${no_rekening} and m.tanggal <= coalesce(h.akhir, ${to}::date)
      left join rekonsiliasi_pegang p on p.kode_toko = m.kode_toko and p.sisi = 'BUKU' and p.acuan = m.id)
    select h.akhir as tanggal, (select saldo_sen from baris order by tanggal desc, id desc limit 1) as saldo_bank,
      (select saldo_sen - jumlah_sen from baris order by tanggal, id limit 1) as buka,
      coalesce((select sum(sen) from buku), 0)::bigint as buku, coalesce((select sum(sen) from buku where awal), 0)::bigint as buku_awal,
      coalesce((select sum(jumlah_sen) from baris), 0)::bigint as baris, (select count(*) from baris where cocok and tanggal >= ${from}::date) as cocok,
      (select count(*) from baris where not cocok) as bank_n, coalesce((select sum(jumlah_sen) from baris where not cocok), 0)::bigint as bank_sen,
      (select count(*) from buku where not cocok and not awal) as buku_n, coalesce((select sum(sen) from buku where not cocok and not awal), 0)::bigint as buku_sen,
      (coalesce((select sum(jumlah_sen) from baris where cocok), 0) - coalesce((select sum(sen) from buku where cocok and not awal), 0))::bigint as waktu
    from hari h`);
  const tells = s.saldo_bank !== null && s.buka !== null;
  // A bank that tells no balance is taken to have begun where our book stood.
  const opening = tells ? (s.buka as number) : s.buku_awal;
  const closing = tells ? (s.saldo_bank as number) : opening + s.baris;
  return {
    tanggal: s.tanggal,
    saldo_bank_sen: s.tanggal === null || !tells ? null : closing,
    saldo_buku_sen: s.buku,
    awal_sen: s.tanggal === null ? 0 : opening - s.buku_awal,
    beda_sen: s.tanggal === null ? 0 : closing - s.buku,
    celah_sen: s.tanggal === null ? 0 : closing - opening - s.baris,
    cocok: s.cocok,
    sisa_bank: { jumlah: s.bank_n, sen: s.bank_sen },
    sisa_buku: { jumlah: s.buku_n, sen: s.buku_sen },
    waktu_sen: s.waktu,
  };
};
