import type { BookTable } from '@kadar/domain/books/book.ts';
import { PIECE_ROLES } from '@kadar/domain/books/stock.ts';
import { TITIPAN_ROLES } from '@kadar/domain/books/titipan.ts';
import { BOOKS } from '@kadar/domain/books.ts';
import { BANK_JENIS } from '@kadar/domain/payment.ts';
import { listed } from '../database/sql.ts';
import { KEPT } from './kept.ts';
import { WRITTEN } from './sealed-columns.ts';
import { TRACES } from './traces.ts';
import { AKSESORIS_CONTRADICTIONS } from './verify-aksesoris.ts';
import { BUY_CONTRADICTIONS } from './verify-beli.ts';
import { BONUS_CONTRADICTIONS } from './verify-bonus.ts';
import { INSTALMENT_CONTRADICTIONS } from './verify-cicilan.ts';
import { ERASED_CONTRADICTIONS } from './verify-erased.ts';
import { FORMER_KEPT } from './verify-former.ts';
import { GESEK_CONTRADICTIONS } from './verify-gesek.ts';
import { HANCUR_CONTRADICTIONS } from './verify-hancur.ts';
import { PLEDGE_CONTRADICTIONS, PLEDGED_SUMS } from './verify-hutang.ts';
import { KIRIMAN_CONTRADICTIONS } from './verify-kiriman.ts';
import { LIFE_CONTRADICTIONS } from './verify-lives.ts';
import { MANUAL_CONTRADICTIONS } from './verify-manual.ts';
import { MARKETPLACE_CONTRADICTIONS } from './verify-marketplace.ts';
import { MASSA_CONTRADICTIONS } from './verify-massa.ts';
import { COUNT_CONTRADICTIONS } from './verify-opname.ts';
import { ORDER_GOLD_CONTRADICTIONS, ORDER_GOLD_SUMS } from './verify-order-gold.ts';
import { PERSETUJUAN_CONTRADICTIONS } from './verify-persetujuan.ts';
import { PESANAN_CONTRADICTIONS } from './verify-pesanan.ts';
import { PIHAK_CONTRADICTIONS } from './verify-pihak.ts';
import { SERVICE_CONTRADICTIONS, SERVICE_SUMS } from './verify-service.ts';
import { TERIMA_CONTRADICTIONS } from './verify-terima.ts';
import { TUKANG_CONTRADICTIONS, TUKANG_SUMS } from './verify-tukang.ts';
import { UANG_CONTRADICTIONS } from './verify-uang.ts';

/** Each check is a statement that gives a row per contradiction, with the shop and the number of the document. */

/** Accounts that a role is mapped to, in whatever transaction. */
const accountsOf = (role: string): string =>
  `(select d->>'nomor_akun' from para_akun_transaksi, jsonb_array_elements(detail_akun) d where d->>'kode_akun' = '${role}')`;

const ledger = (role: string, by: string): string =>
  `select ${by}, sum(debet - kredit) as rp from jurnal where ${postedTo(role, [role])}`;

/** Lines of a role: by the role since lines know it, before by the accounts it is mapped to. */
const postedTo = (mapped: string, roles: readonly string[]): string =>
  `case when role is not null then role in ${listed(roles)} else nomor_akun in ${accountsOf(mapped)} end`;

/** Pieces, and groups that are kept by quantity: what the inventory accounts hold. */
const INVENTORY = `
  select kode_toko, no_faktur, murni, hpp from mutasi_stock where milik is null
  union all select kode_toko, no_faktur, murni, hpp from mutasi_massa where objek = 'GROUP' and milik = 'TOKO'`;
const inventoryLedger = (by: string): string =>
  `select ${by}, sum(debet - kredit) as rp from jurnal where ${postedTo('PERSEDIAAN', PIECE_ROLES)}`;

const LINE_SUMS = `
  select kode_toko, no_faktur, sum(coalesce(qty, 1)) as qty, sum(berat) as berat, sum(harga_jual) as total, sum(diskon) as diskon, sum(ppn) as ppn, sum(fee) as fee
  from penjualan_detail group by 1, 2`;

/** The account that owes a deposit, by what it was left for. */
const TITIPAN_ROLE = `case coalesce(jenis, 'TITIP') ${Object.entries(TITIPAN_ROLES)
  .map(([jenis, role]) => `when '${jenis}' then '${role}'`)
  .join(' ')} end`;

const SIGNED = `case b.arah when 'M' then 1 else -1 end`;

const BANK = BANK_JENIS.map((jenis) => `'${jenis}'`).join(', ');
/** Cash that names an account went there, or came from it. */
const BROUGHT = `
  select kode_toko, no_faktur, 'TUNAI', no_rekening, '', -sum(jumlah_rp * ${SIGNED}), 0, -sum(jumlah_rp * ${SIGNED})
  from dokumen_bayar b where jenis = 'CASH' and no_rekening <> '' group by 1, 2, 4`;

/** Documents against their own lines, payments and sums. */
const DOCUMENTS: Record<string, string> = {
  'documents agree with their payments': `
    select kode_toko || ' ' || no_faktur as detail from dokumen p
    full join (select kode_toko, no_faktur, sum(jumlah_rp) as rp, sum(poin) as poin from dokumen_bayar group by 1, 2) b using (kode_toko, no_faktur)
    where p.dibayar is distinct from coalesce(b.rp, 0)
      or ((b.rp is not null or p.jenis = 'PENJUALAN') and p.poin_pakai is distinct from coalesce(b.poin, 0))`,
  'documents add up': `
    select kode_toko || ' ' || no_faktur as detail from dokumen
    where grand_total <> total - diskon + pembulatan + case when coalesce(ppn_termasuk, true) then 0 else ppn end + coalesce(pph22, 0) or dibayar - kembali <> grand_total`,
  'documents agree with their lines': `
    select kode_toko || ' ' || no_faktur as detail from dokumen p full join (${LINE_SUMS}) d using (kode_toko, no_faktur)
    where case when p.jenis = 'PENJUALAN' or d.qty is not null
      then (d.qty, d.berat, d.total, d.diskon, d.ppn) is distinct from (p.qty, p.berat, p.total, p.diskon, p.ppn)
      else (p.diskon, p.ppn) <> (0, 0) end`,
  'lines of a sale add up': `
    select kode_toko || ' ' || no_faktur || ' line ' || urut as detail from penjualan_detail
    where harga_jual <> round((berat - coalesce(kredit_mg, 0)) * harga_emas / 1000.0) + ongkos + harga_atribut + pembulatan or total <> harga_jual - diskon`,
  'cancelled documents have their reversal': `
    select kode_toko || ' ' || no_faktur as detail from dokumen d full join dokumen_batal b using (kode_toko, no_faktur)
    where coalesce(d.status = 'BATAL', false) <> (b.no_faktur_batal is not null)`,
  'taxes of a business agree with their document': `
    select kode_toko || ' ' || no_faktur as detail from dokumen d
    join (select kode_toko, no_faktur, sum(dpp) as dpp, sum(ppn) as ppn, max(pph22_persen) as persen from pajak_detail group by 1, 2) p using (kode_toko, no_faktur)
    where (p.ppn, round(p.dpp * p.persen / 100)) is distinct from (d.ppn, coalesce(d.pph22, 0))`,
  'coupons are no more than the discount of their document': `
    select kode_toko || ' ' || no_faktur as detail from kupon_detail k left join dokumen d using (kode_toko, no_faktur) where d.diskon is null or k.nilai > d.diskon`,
  'no coupon is used twice': `
    select k.kode_kupon as detail from kupon_detail k join dokumen d using (kode_toko, no_faktur) where d.status = 'POSTED' group by 1 having count(*) > 1`,
  'gifts agree with their stock and points': `
    select kode_toko || ' ' || no_faktur as detail from (select kode_toko, no_faktur, sum(qty) as qty, sum(poin) as poin from hadiah_detail group by 1, 2) h
    full join (select kode_toko, no_faktur, sum(qty) as qty from mutasi_massa where objek = 'HADIAH' and jenis not like 'BATAL%' group by 1, 2) m using (kode_toko, no_faktur)
    left join dokumen d using (kode_toko, no_faktur) where (h.qty, h.poin) is distinct from (abs(m.qty), d.poin_pakai::bigint)`,
  'approved documents used their approval': `
    select x.kode_toko || ' ' || x.no as detail from (
      select kode_toko, no_faktur as no, otorisasi_id, valid_by from dokumen where otorisasi_id is not null
      union all select kode_toko, no_faktur_batal, otorisasi_id, null from dokumen_batal where otorisasi_id is not null) x
    left join otorisasi_pakai u on u.otorisasi_id = x.otorisasi_id and u.kode_toko = x.kode_toko
    left join otorisasi o on o.id = x.otorisasi_id
    where u.otorisasi_id is null or x.valid_by <> o.disetujui_oleh`,
};

/** Every row that a document or a reversal wrote, with its day where it says one. */
const WRITTEN_ROWS = WRITTEN.map(({ table, columns }) => {
  const number = columns.includes('no_jurnal') ? 'no_jurnal' : 'no_faktur';
  return `select kode_toko, ${number} as no_faktur, ${columns.includes('tanggal') ? 'tanggal' : 'null::date as tanggal'} from ${table}`;
}).join(' union ');

/** Books against the documents they belong to. */
const WITH_BOOKS: Record<string, string> = {
  'books belong to documents': `
    select kode_toko || ' ' || no_faktur as detail from (${WRITTEN_ROWS}) b
    where not exists (select 1 from dokumen d where d.kode_toko = b.kode_toko and d.no_faktur = b.no_faktur and d.tanggal = coalesce(b.tanggal, d.tanggal))
      and not exists (select 1 from dokumen_batal x where x.kode_toko = b.kode_toko and x.no_faktur_batal = b.no_faktur and x.tanggal = coalesce(b.tanggal, x.tanggal))`,
  'numbers bear the shop and day of their document': `
    select kode_toko || ' ' || no as detail from (
      select kode_toko, no_faktur as no, tanggal from dokumen union all select kode_toko, no_faktur_batal, tanggal from dokumen_batal) d
    where substr(no, 3, 9) <> kode_toko || to_char(tanggal, 'YYMMDD')`,
  'cash book agrees with the payments': `
    select kode_toko || ' ' || no_faktur as detail from (
      select d.kode_toko, d.no_faktur, coalesce(sum(b.jumlah_rp * ${SIGNED}) filter (where b.jenis = 'CASH'), 0) - d.kembali as rp
      from dokumen d left join dokumen_bayar b using (kode_toko, no_faktur) group by d.kode_toko, d.no_faktur) p
    left join (select kode_toko, no_faktur, sum(masuk - keluar) as rp from kas_mutasi group by 1, 2) k using (kode_toko, no_faktur)
    where p.rp <> coalesce(k.rp, 0)`,
  'bank book agrees with the payments': `
    select kode_toko || ' ' || no_faktur as detail from (
      select kode_toko, no_faktur, jenis, no_rekening, no_kartu, sum(jumlah_rp) as rp, sum(fee) as fee, sum(jumlah_gesek_rp) as gesek
      from bank_mutasi m where (jenis <> 'CAIR' or jumlah_rp > 0) and exists (select 1 from dokumen d where d.kode_toko = m.kode_toko and d.no_faktur = m.no_faktur) group by 1, 2, 3, 4, 5) m
    full join (
      select kode_toko, no_faktur, jenis, no_rekening, no_kartu, sum(jumlah_rp * ${SIGNED}) as rp, sum(fee * ${SIGNED}) as fee, sum(jumlah_gesek_rp * ${SIGNED}) as gesek
      from dokumen_bayar b where jenis in (${BANK}) or (fee, jumlah_gesek_rp) <> (0, 0) group by 1, 2, 3, 4, 5
      union all ${BROUGHT}) p
      using (kode_toko, no_faktur, jenis, no_rekening, no_kartu)
    where (m.rp, m.fee, m.gesek) is distinct from (p.rp, p.fee, p.gesek)`,
  'points agree with their sale': `
    select kode_toko || ' ' || no_faktur as detail from dokumen d
    left join (select kode_toko, no_faktur, kode_customer, sum(poin) as poin from poin_mutasi group by 1, 2, 3) m using (kode_toko, no_faktur)
    where coalesce(m.poin, 0) <> d.poin_dapat - d.poin_pakai or m.kode_customer <> d.kode_customer`,
  'commissions agree with their sale': `
    select kode_toko || ' ' || no_faktur as detail from dokumen d left join (${LINE_SUMS}) l using (kode_toko, no_faktur)
    left join (select kode_toko, no_faktur, kode_sales, sum(fee) as fee from fee_mutasi group by 1, 2, 3) m using (kode_toko, no_faktur)
    where coalesce(m.fee, 0) <> coalesce(l.fee, 0) or m.kode_sales <> d.kode_sales`,
  'stock movements agree with the lines of their sale': `
    select kode_toko || ' ' || no_faktur as detail from (
      select m.* from mutasi_stock m join dokumen d using (kode_toko, no_faktur) where d.jenis = 'PENJUALAN') m
    full join (select * from penjualan_detail where kunci is null) l using (kode_toko, no_faktur, kode_barcode)
    where (-m.qty, -m.berat, -m.murni, -m.hpp, m.kadar, m.kode_dept, m.kode_group)
      is distinct from (1, l.berat, l.murni, case when m.milik is null then l.hpp else 0 end, l.kadar, l.kode_dept, l.kode_group)`,
  'stock movements agree with what their piece is': `
    select m.kode_toko || ' ' || m.no_faktur || ' ' || m.kode_barcode as detail from mutasi_stock m
    left join barang b on b.kode_toko = m.kode_toko and b.kode_barcode = m.kode_barcode
    where (m.kadar, m.kode_dept, m.kode_group, m.milik) is distinct from (b.kadar, b.kode_dept, b.kode_group, b.milik)`,
  'documents agree with the pieces they move': `
    select kode_toko || ' ' || no_faktur as detail from dokumen d
    left join (
      select kode_toko, no_faktur, abs(sum(qty)) as qty, abs(sum(berat)) as berat from (
        select kode_toko, no_faktur, qty, berat from mutasi_stock
        union all select kode_toko, no_faktur, qty, berat from mutasi_massa
        where objek = 'ACC' or objek = 'GROUP' and kunci like '%/%/%/%' or objek = 'ROSOK' and jenis = 'BELI') x group by 1, 2) s using (kode_toko, no_faktur)
    left join (
      select kode_toko, no_faktur, coalesce(-sum(qty) filter (where objek = 'ROSOK' and jenis = 'LEBUR'), abs(sum(qty))) as qty,
        coalesce(-sum(berat) filter (where objek = 'ROSOK' and jenis = 'LEBUR'), abs(sum(berat))) as berat from mutasi_massa group by 1, 2) m using (kode_toko, no_faktur)
    left join (select kode_toko, no_faktur, count(*) as qty, sum(berat) as berat from pindah_detail group by 1, 2) p using (kode_toko, no_faktur)
    left join (select kode_toko, no_faktur, count(*) as qty, sum(berat) as berat from sortir_detail group by 1, 2) o using (kode_toko, no_faktur)
    left join (select kode_toko, no_faktur, sum(qty) as qty, abs(sum(berat)) as berat from batch_detail group by 1, 2) t using (kode_toko, no_faktur)
    left join (select kode_toko, no_faktur, abs(sum(qty)) as qty, abs(sum(berat)) as berat from kiriman_gerak group by 1, 2) ki using (kode_toko, no_faktur)
    left join (${PLEDGED_SUMS}) g using (kode_toko, no_faktur)
    left join (${TUKANG_SUMS}) tu using (kode_toko, no_faktur)
    left join (${SERVICE_SUMS}) sv using (kode_toko, no_faktur)
    left join (${ORDER_GOLD_SUMS}) og using (kode_toko, no_faktur)
    left join manual_detail gr using (kode_toko, no_faktur)
    where (d.qty, d.berat) <> (coalesce(og.qty, sv.qty, ki.qty, gr.qty, tu.qty, t.qty, o.qty, p.qty, s.qty, m.qty, g.qty, 0), coalesce(og.berat, sv.berat, ki.berat, gr.berat, tu.berat, t.berat, o.berat, p.berat, s.berat, m.berat, g.berat, 0))`,
  'stock movements agree with the lines of their transfer': `
    select kode_toko || ' ' || no_faktur as detail from (
      select m.* from mutasi_stock m join dokumen d using (kode_toko, no_faktur) where d.jenis = 'PINDAH_BARANG') m
    full join pindah_detail l using (kode_toko, no_faktur, kode_barcode)
    where (m.qty, m.kadar, m.kode_gudang, m.kode_baki) is distinct from (0, l.kadar, l.kode_gudang, l.kode_baki)`,
  'stock movements agree with the lines of their sorting': `
    select kode_toko || ' ' || no_faktur as detail from (
      select m.* from mutasi_stock m join dokumen d using (kode_toko, no_faktur) where d.jenis in ('SORTIR_BELIAN', 'SITA_BELIAN', 'SELESAI_LOT')) m
    full join sortir_detail l using (kode_toko, no_faktur, kode_barcode)
    where (m.dari_status, m.ke_status, m.kode_gudang, m.kode_baki) is distinct from (l.dari_status, l.ke_status, l.kode_gudang, l.kode_baki)
      or (m.qty, m.berat, m.murni) is distinct from (m.qty, m.qty * l.berat, m.qty * l.murni) or m.hpp is distinct from case m.qty when 0 then l.biaya else m.qty * l.hpp end`,
  // By what pieces weigh; before, tags took what they are priced by.
  'untagged goods agree with the pieces made of them': `
    select kode_toko || ' ' || no_faktur as detail
    from (select kode_toko, no_faktur, sum(qty) as qty, sum(berat) as berat, sum(kadar * qty) as kadar, sum(murni) as murni, sum(hpp) as hpp
          from mutasi_massa where objek = 'BELUM_TAG' and milik = 'TOKO' and jenis not in ('RETUR', 'BATAL_RETUR') group by 1, 2) m
    join (select s.kode_toko, s.no_faktur, sum(s.qty) as qty, sum(s.berat) as berat, sum(s.qty * b.berat_asli) as asli, sum(s.kadar * s.qty) as kadar, sum(s.murni) as murni,
            sum(s.hpp) as hpp
          from mutasi_stock s left join barang b on b.kode_toko = s.kode_toko and b.kode_barcode = s.kode_barcode
          where s.milik is null group by 1, 2) s using (kode_toko, no_faktur)
    where (m.murni, m.hpp) <> (-s.murni, -s.hpp) or ((m.qty, m.berat) <> (0, 0) and ((m.qty, m.kadar) <> (-s.qty, -s.kadar) or m.berat not in (-s.berat, -s.asli)))`,
  // What was made of the journal of older deliveries knows cost and fine gold alone.
  'what is not counted has no purity': `
    select kode_toko || ' ' || no_faktur as detail from mutasi_massa where (qty, berat) = (0, 0) and kadar <> 0`,
  'journal agrees with the untagged goods of its document': `
    select kode_toko || ' ' || no as detail
    from (${ledger('PERSEDIAAN_BELUM_TAG', 'kode_toko, no_jurnal as no')} group by 1, 2) j
    full join (select kode_toko, no_faktur as no, sum(hpp) as rp from mutasi_massa where objek = 'BELUM_TAG' and milik = 'TOKO' group by 1, 2) m
      using (kode_toko, no) where coalesce(j.rp, 0) <> coalesce(m.rp, 0)`,
};

const PAIRS = `
  select kode_toko, no_faktur || ' ' || no_faktur_batal as no, n.nomor from dokumen_batal, lateral (values (no_faktur), (no_faktur_batal)) n(nomor)`;

/** What a book says for a document and its reversal together, where that is not nothing. */
const undone = ({ table, number, undone: { by, sums } }: BookTable): string => {
  const names = sums.map((_, index) => `s${index}`).join(', ');
  return `
    select x.kode_toko, x.no from (
      select b.kode_toko, b.no, ${by} as by, ${sums.map((sum) => `sum(${sum})`).join(', ')} from (${PAIRS}) b
      join ${table} m on m.kode_toko = b.kode_toko and m.${number} = b.nomor group by 1, 2, 3) x(kode_toko, no, by, ${names})
    where (${names}) is distinct from (${sums.map(() => 0).join(', ')})`;
};

const LEDGERS: Record<string, string> = {
  'jurnal balances per document': `select kode_toko || ' ' || no_jurnal as detail from jurnal group by kode_toko, no_jurnal having sum(debet) <> sum(kredit)`,
  'fine gold balances per document': `select kode_toko || ' ' || no_jurnal as detail from jurnal_emas group by kode_toko, no_jurnal having sum(debet) <> sum(kredit)`,
  'journal agrees with the stock of its document': `
    select kode_toko || ' ' || no || ' ledger ' || coalesce(j.rp, 0) || ' stock ' || coalesce(m.rp, 0) as detail
    from (${inventoryLedger('kode_toko, no_jurnal as no')} group by 1, 2) j
    full join (select kode_toko, no_faktur as no, sum(hpp) as rp from (${INVENTORY}) x group by 1, 2) m using (kode_toko, no) where coalesce(j.rp, 0) <> coalesce(m.rp, 0)`,
  'journal agrees with the cash of its document': `
    select kode_toko || ' ' || no || ' ledger ' || coalesce(j.rp, 0) || ' book ' || coalesce(k.rp, 0) as detail
    from (${ledger('KAS', 'kode_toko, no_jurnal as no')} group by 1, 2) j
    full join (select kode_toko, no_faktur as no, sum(masuk - keluar) as rp from kas_mutasi group by 1, 2) k using (kode_toko, no) where coalesce(j.rp, 0) <> coalesce(k.rp, 0)`,
  'fine gold agrees with the stock of its document': `
    select kode_toko || ' ' || no as detail
    from (select kode_toko, no_jurnal as no, sum(debet - kredit) as mg from jurnal_emas where tempat in ${listed(PIECE_ROLES)} group by 1, 2) j
    full join (select kode_toko, no_faktur as no, sum(murni) as mg from (${INVENTORY}) x group by 1, 2) m using (kode_toko, no) where coalesce(j.mg, 0) <> coalesce(m.mg, 0)`,
  'reversals undo their documents': `
    select kode_toko || ' ' || no as detail from (${Object.values(BOOKS).map(undone).join(' union ')}) x`,
  'inventory account agrees with the stock value': `
    select j.kode_toko || ' ledger ' || j.rp || ' stock ' || m.rp as detail
    from (${inventoryLedger('kode_toko')} group by 1) j
    join (select kode_toko, sum(hpp) as rp from (${INVENTORY}) x group by 1) m using (kode_toko) where j.rp <> m.rp`,
  'cash account agrees with the cash book': `
    select coalesce(j.kode_toko, k.kode_toko) || ' ledger ' || coalesce(j.rp, 0) || ' book ' || coalesce(k.rp, 0) as detail
    from (${ledger('KAS', 'kode_toko')} group by 1) j
    full join (select kode_toko, sum(masuk - keluar) as rp from kas_mutasi group by 1) k using (kode_toko) where j.rp is distinct from k.rp`,
  // Role and account: what a line was posted to is said since there is a column for it, before by its text.
  'journal agrees with the bank of its document': `
    select kode_toko || ' ' || no || ' ledger ' || coalesce(j.rp, 0) || ' book ' || coalesce(m.rp, 0) as detail
    from (select kode_toko, no_jurnal as no, sum(debet - kredit) as rp from jurnal where coalesce(role, keterangan) = 'BANK' group by 1, 2) j
    full join (select kode_toko, no_faktur as no, sum(jumlah_gesek_rp - fee) as rp from bank_mutasi group by 1, 2) m using (kode_toko, no)
    where coalesce(j.rp, 0) <> coalesce(m.rp, 0)`,
  'journal agrees with the deposits of its document': `
    select kode_toko || ' ' || no || ' ' || role || ' ledger ' || coalesce(j.rp, 0) || ' book ' || coalesce(m.rp, 0) as detail
    from (select kode_toko, no_jurnal as no, role, sum(kredit - debet) as rp from jurnal where role in ${listed(Object.values(TITIPAN_ROLES))} group by 1, 2, 3) j
    full join (select kode_toko, no_faktur as no, ${TITIPAN_ROLE} as role, sum(jumlah_rp) as rp from titipan_mutasi group by 1, 2, 3) m using (kode_toko, no, role)
    where coalesce(j.rp, 0) <> coalesce(m.rp, 0)`,
  'deposits of each kind agree with their account': `
    select kode_toko || ' ' || role || ' ledger ' || coalesce(j.rp, 0) || ' book ' || coalesce(m.rp, 0) as detail
    from (select kode_toko, role, sum(kredit - debet) as rp from jurnal where role in ${listed(Object.values(TITIPAN_ROLES))} group by 1, 2) j
    full join (
      select kode_toko, ${TITIPAN_ROLE} as role, sum(saldo) as rp from titip t
      cross join lateral (select m.jenis from titipan_mutasi m where m.kode_toko = t.kode_toko and m.no_titip = t.no_titip limit 1) m where saldo > 0 group by 1, 2) m
      using (kode_toko, role)
    where coalesce(j.rp, 0) <> coalesce(m.rp, 0)`,
  'no deposit is spent twice': `
    select kode_toko || ' ' || no_titip as detail from titipan_mutasi group by kode_toko, no_titip having sum(jumlah_rp) < 0`,
  'exchanges clear': `
    select kode_toko || ' ' || no_tukar as detail from (
      select d.kode_toko, d.no_tukar, sum(b.jumlah_rp * ${SIGNED}) as rp from dokumen d join dokumen_bayar b using (kode_toko, no_faktur)
      where d.no_tukar is not null and b.jenis = 'TUKAR' group by 1, 2) t where rp <> 0`,
  // A reversal may leave a debt: what was spent of the points it takes back. Nobody spends what he has not.
  'no member spent points he had not': `
    select kode_toko || ' ' || no_faktur as detail from (
      select kode_toko, no_faktur, poin, keterangan, sum(poin) over (partition by kode_customer order by id) as saldo from poin_mutasi) m
    where poin < 0 and keterangan = 'PAKAI' and saldo < 0`,
};

export const CONTRADICTIONS: Readonly<Record<string, string>> = {
  ...DOCUMENTS,
  ...WITH_BOOKS,
  ...LEDGERS,
  ...KEPT,
  ...TRACES,
  'what the audit said before is kept': FORMER_KEPT,
  ...ERASED_CONTRADICTIONS,
  ...MASSA_CONTRADICTIONS,
  ...TERIMA_CONTRADICTIONS,
  ...BUY_CONTRADICTIONS,
  ...LIFE_CONTRADICTIONS,
  ...PLEDGE_CONTRADICTIONS,
  ...INSTALMENT_CONTRADICTIONS,
  ...COUNT_CONTRADICTIONS,
  ...GESEK_CONTRADICTIONS,
  ...MARKETPLACE_CONTRADICTIONS,
  ...UANG_CONTRADICTIONS,
  ...KIRIMAN_CONTRADICTIONS,
  ...PIHAK_CONTRADICTIONS,
  ...BONUS_CONTRADICTIONS,
  ...AKSESORIS_CONTRADICTIONS,
  ...MANUAL_CONTRADICTIONS,
  ...HANCUR_CONTRADICTIONS,
  ...TUKANG_CONTRADICTIONS,
  ...PERSETUJUAN_CONTRADICTIONS,
  ...PESANAN_CONTRADICTIONS,
  ...ORDER_GOLD_CONTRADICTIONS,
  ...SERVICE_CONTRADICTIONS,
};
