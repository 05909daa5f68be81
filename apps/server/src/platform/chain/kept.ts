import type { BookTable } from '@kadar/domain/books/book.ts';
import { BULK } from '@kadar/domain/books/massa.ts';
import { PIHAK } from '@kadar/domain/books/pihak.ts';
import { KEEPS_PIECE } from '@kadar/domain/marketplace.ts';
import { IN_SHOP } from '@kadar/domain/piece.ts';
import { listed } from '../database/sql.ts';

/** Sums by a key and day, running up to each closed day. */
const KADAR_SUMS = ['qty', 'berat', 'murni', 'hpp'] as const;
const each = (text: (name: string) => string): string => KADAR_SUMS.map(text).join(', ');

/** Of a shop's last closing: those of before were looked at in their time, and are sealed. */
const lastClosing = (snapshot: string, { table, undone: { sums } }: BookTable): string => {
  const key = snapshot === 'saldo_massa' ? 'objek, kunci, kadar, milik' : 'pihak, kode, no_asal';
  return `
    select distinct kode_toko || ' TUTUP ' || tanggal as detail from (
      select s.* from ${snapshot} s where tanggal = (select max(tanggal) from ${snapshot} x where x.kode_toko = s.kode_toko)) s
    full join (
      select m.kode_toko, t.tanggal, ${key}, ${sums.map((sum) => `sum(${sum}) as ${sum}`).join(', ')} from ${table} m
      join (select kode_toko, max(tanggal) as tanggal from ${snapshot} group by 1) t on t.kode_toko = m.kode_toko and m.tanggal <= t.tanggal
      group by m.kode_toko, t.tanggal, ${key} having (${sums.map((sum) => `sum(${sum})`).join(', ')}) <> (${sums.map(() => 0).join(', ')})) m
      using (kode_toko, tanggal, ${key})
    where (${sums.map((sum) => `s.${sum}`).join(', ')}) is distinct from (${sums.map((sum) => `m.${sum}`).join(', ')})`;
};

/** Movements of pieces, with the fine gold of those that are the shop's. */
const OWN_GOLD = `(select kode_toko, tanggal, kadar, qty, berat, case when milik is null then murni else 0 end as murni, hpp from mutasi_stock) g`;

/** What is kept beside the movements must be what they come to. */
export const KEPT: Readonly<Record<string, string>> = {
  'stock agrees with its movements': `
    select coalesce(b.kode_toko, m.kode_toko) || ' ' || coalesce(b.kode_barcode, m.kode_barcode) as detail
    from (select *, case when status in ${listed(IN_SHOP)} then 1 else 0 end as ada from barang) b
    full join (select kode_toko, kode_barcode, sum(qty) as qty, sum(berat) as berat, sum(hpp) as hpp from mutasi_stock group by 1, 2) m
      on m.kode_toko = b.kode_toko and m.kode_barcode = b.kode_barcode
    left join (
      select distinct on (kode_toko, kode_barcode) kode_toko, kode_barcode, abs(berat) as berat, abs(murni) as murni, abs(hpp) as hpp
      from mutasi_stock where qty <> 0 order by kode_toko, kode_barcode, id desc) l on l.kode_toko = b.kode_toko and l.kode_barcode = b.kode_barcode
    left join (select distinct on (kode_toko, kode_barcode) kode_toko, kode_barcode, ke_status from mutasi_stock order by kode_toko, kode_barcode, id desc) t
      on t.kode_toko = b.kode_toko and t.kode_barcode = b.kode_barcode
    where b.ada is distinct from m.qty or (b.ada * b.berat) is distinct from m.berat or (b.ada * b.hpp) is distinct from m.hpp
      or (b.status in ('SOLD', 'READY', 'RESERVED', 'HOLD') and b.berat is distinct from l.berat)
      or (l.kode_barcode is not null and b.murni is distinct from l.murni)
      or (b.status = 'SOLD' and b.hpp is distinct from l.hpp)
      -- Reserving a piece is no movement: a document that waits has none; nor is its being received by another shop, whose document it is.
      or t.ke_status <> case b.status when 'RESERVED' then 'READY' when 'TERKIRIM' then case t.ke_status when 'TRANSIT' then 'TRANSIT' else 'TERKIRIM' end else b.status end`,
  'pieces lie where their last movement left them': `
    select b.kode_toko || ' ' || b.kode_barcode as detail from barang b
    join (select distinct on (kode_toko, kode_barcode) kode_toko, kode_barcode, kode_gudang, kode_baki from mutasi_stock order by kode_toko, kode_barcode, id desc) t
      using (kode_toko, kode_barcode)
    where (b.kode_gudang, b.kode_baki) <> (t.kode_gudang, t.kode_baki)`,
  'reserved pieces are kept by a document that waits, or for a channel': `
    select coalesce(b.kode_toko, p.kode_toko) || ' ' || coalesce(b.kode_barcode, p.kunci) as detail
    from (select kode_toko, kode_barcode from barang where status = 'RESERVED') b
    full join (
      select p.kode_toko, p.kunci, x.status, t.keadaan from tunggu_pegang p join dokumen_tunggu t using (kode_toko, no_tunggu)
      left join barang x on x.kode_toko = p.kode_toko and x.kode_barcode = p.kunci where p.jenis = 'BARANG'
      union all
      select l.kode_toko, l.kode_barcode, x.status, case x.status when 'RESERVED' then 'MENUNGGU' end from barang_luar l
      left join barang x using (kode_toko, kode_barcode) where l.status in ${listed(KEEPS_PIECE)}) p
      on p.kode_toko = b.kode_toko and p.kunci = b.kode_barcode
    where p.keadaan is distinct from 'MENUNGGU' or p.status is null or b.kode_barcode is null and p.status = 'READY'`,
  'what waited became one document': `
    select t.kode_toko || ' ' || t.no_tunggu as detail from dokumen_tunggu t
    left join dokumen d on d.kode_toko = t.kode_toko and d.no_faktur = t.menjadi
    where t.keadaan = 'SELESAI' and (d.no_faktur is null or d.input_by <> t.input_by)
      or t.keadaan = 'SELESAI' and exists (
        select from dokumen_tunggu o where o.kode_toko = t.kode_toko and o.menjadi = t.menjadi and o.no_tunggu <> t.no_tunggu)`,
  'closings agree with the cash book': `
    select kode_toko || ' TUTUP ' || tanggal as detail from (
      select kode_toko, tanggal, t.kas_sistem, t.kas_hitung, coalesce(k.selisih, 0) as selisih, coalesce(sum(k.rp) over (partition by kode_toko order by tanggal), 0) as saldo,
        (select coalesce(sum((r->>'pecahan')::bigint * (r->>'lembar')::bigint), 0) from jsonb_array_elements(t.rincian_kas) r) as rincian
      from tutup_harian t full join (
        select kode_toko, tanggal, sum(masuk - keluar) as rp, sum(masuk - keluar) filter (where kategori = 'SELISIH_KAS') as selisih
        from kas_mutasi group by 1, 2) k using (kode_toko, tanggal)) x
    where kas_hitung is not null and (kas_hitung <> saldo or kas_hitung <> rincian or kas_sistem <> saldo - selisih)`,
  'closings agree with the bank book': `
    select distinct kode_toko || ' TUTUP ' || tanggal as detail from (
      select t.kode_toko, t.tanggal, e->>'no_rekening' as rekening, (e->>'jumlah_rp')::numeric as rp, (e->>'fee')::numeric as fee, (e->>'jumlah_gesek_rp')::numeric as gesek
      from tutup_harian t, jsonb_array_elements(t.non_cash) e) t
    full join (
      select kode_toko, tanggal, no_rekening as rekening, sum(jumlah_rp) as rp, sum(fee) as fee, sum(jumlah_gesek_rp) as gesek
      from bank_mutasi m where m.jenis <> 'CAIR' and exists (select 1 from tutup_harian c where c.kode_toko = m.kode_toko and c.tanggal = m.tanggal) group by 1, 2, 3) m
      using (kode_toko, tanggal, rekening)
    where (t.rp, t.fee, t.gesek) is distinct from (m.rp, m.fee, m.gesek)`,
  'account balances of a closing agree with the journal': `
    select distinct kode_toko || ' TUTUP ' || tanggal as detail from (
      select kode_toko, tanggal, nomor_akun, debet - coalesce(lag(debet) over w, 0) as debet, kredit - coalesce(lag(kredit) over w, 0) as kredit
      from saldo_akun window w as (partition by kode_toko, nomor_akun order by tanggal)) s
    full join (
      select kode_toko, c.tanggal, nomor_akun, sum(debet) as debet, sum(kredit) as kredit
      from (select kode_toko, tanggal, nomor_akun, sum(debet) as debet, sum(kredit) as kredit from jurnal group by 1, 2, 3) j
      cross join lateral (select min(tanggal) as tanggal from saldo_akun x where x.kode_toko = j.kode_toko and x.tanggal >= j.tanggal) c
      where c.tanggal is not null group by 1, 2, 3) j using (kode_toko, tanggal, nomor_akun)
    where (coalesce(s.debet, 0), coalesce(s.kredit, 0)) is distinct from (coalesce(j.debet, 0), coalesce(j.kredit, 0))`,
  'stock of a closing agrees with its movements': `
    select distinct kode_toko || ' TUTUP ' || tanggal as detail from kadar_eod e
    full join (
      select * from (
        select kode_toko, tanggal, kadar, tutup, ${each((name) => `sum(${name}) over w as ${name}`)} from (
          select kode_toko, tanggal, kadar, false as tutup, ${each((name) => `sum(${name}) as ${name}`)} from ${OWN_GOLD} group by 1, 2, 3
          union all
          select kode_toko, t.tanggal, k.kadar, true, 0, 0, 0, 0 from tutup_harian t join (select distinct kode_toko, kadar from mutasi_stock) k using (kode_toko)) x
        window w as (partition by kode_toko, kadar order by tanggal)) y
      where tutup and qty <> 0) m using (kode_toko, tanggal, kadar)
    where (${each((name) => `e.${name}`)}) is distinct from (${each((name) => `m.${name}`)})`,
  'goods in bulk at the last closing agree with their movements': lastClosing('saldo_massa', BULK),
  'what was owed at the last closing agrees with its movements': lastClosing('saldo_pihak', PIHAK),
  'snapshots belong to a closing': `
    select kode_toko || ' TUTUP ' || tanggal as detail from (
      select kode_toko, tanggal from kadar_eod union select kode_toko, tanggal from saldo_akun
      union select kode_toko, tanggal from saldo_massa union select kode_toko, tanggal from saldo_pihak except select kode_toko, tanggal from tutup_harian) x`,
};
