import type { TestApp } from '../../testing/harness.ts';

/**
 * What deliveries, their pieces, returns, debts and craftsmen come to by the lines of the documents that stand, and by no book; each beside
 * the statement that reads the same out of the books. Weights and fine gold in mg.
 */
const standing = (lines: string): string =>
  `(select l.*, d.jenis from ${lines} l join dokumen d on d.kode_toko = l.kode_toko and d.no_faktur = l.no_faktur where d.kode_toko = 'K01' and d.status = 'POSTED')`;

/** Pieces tagged out of batches, and what became of each; those of a reversed tag are of none. */
const pieces = `
  select t.kode_barcode, t.hpp, t.murni, t.berat_asli, n.no_faktur as no_terima, coalesce(n.sistem, '') = 'KONSINYASI' as titip,
    case when r.kode_barcode is not null then 'RETUR' when p.kode_barcode is not null then 'SOLD' else 'READY' end as status
  from ${standing('tambah_detail')} t left join terima_nota_detail n on n.kode_toko = t.kode_toko and n.no_faktur = split_part(t.no_batch, '/', 1)
  left join ${standing('batch_detail')} r on r.kode_barcode = t.kode_barcode left join ${standing('penjualan_detail')} p on p.kode_barcode = t.kode_barcode
  where t.no_batch <> ''`;

/** Of each line of a delivery, and of pieces of a craftsman, what is not tagged, lost or given back. */
const batches = `
  select no_batch, sum(qty)::int as qty, sum(berat)::bigint as berat, sum(murni)::bigint as murni, sum(hpp)::bigint as hpp, sum(selesai)::int as selesai from (
    select no_faktur || '/' || urut as no_batch, qty, berat, murni, hpp, 0 as selesai from ${standing('terima_detail')} l
    union all
    select no_faktur || '/' || urut, qty, berat, round(berat * kadar_murni / 100), hpp, 0 from ${standing('terima_tukang_detail')} l where hasil = 'PIECE'
    union all
    select no_batch, -1, -berat_asli, -murni, -hpp, 0 from ${standing('tambah_detail')} l where no_batch <> ''
    union all
    select no_batch, 0, g * berat, g * murni, g * hpp, case jenis when 'SELESAI_TERIMA' then 1 else 0 end
    from ${standing('batch_detail')} l, lateral (select case jenis when 'KOREKSI_TERIMA' then 1 else -1 end as g) g where kode_barcode = '') x
  group by 1`;

/** Of each delivery, what is owed in rupiah and in fine gold, with the value that gold came in at. */
const debts = `
  select no_asal, sum(rp)::bigint as rp, sum(mg)::bigint as mg, sum(emas_rp)::bigint as emas_rp from (
    select no_faktur as no_asal, hutang_rp as rp, hutang_mg as mg, case when hutang_mg > 0 then round(hutang_mg * harga_acuan / 1000.0) else 0 end as emas_rp from ${standing('terima_detail')} l
    union all select no_asal, nilai_rp, -mg, -lepas_rp from ${standing('fixing_detail')} l
    union all select no_asal, 0, lebih_mg - murni, -lepas_rp from ${standing('bayar_emas_detail')} l
    union all select no_asal, -jumlah_rp, 0, 0 from ${standing('bayar_supplier_detail')} l
    union all select no_asal, -hutang_rp, -emas_mg, -emas_rp from ${standing('retur_detail')} l
    union all select t.no_terima, p.hpp, 0, 0 from keping t join ${standing('penjualan_detail')} p using (kode_barcode) where t.titip) x
  group by 1`;

/** Each of them once, as a table that statements read. */
const TOLD = `with keping as materialized (${pieces}), sisa as materialized (${batches}), utang as materialized (${debts})`;

const advance = `
  select (select coalesce(sum(grand_total), 0) from dokumen where kode_toko = 'K01' and status = 'POSTED' and jenis = 'UANG_MUKA_SUPPLIER')
    + (select coalesce(sum(lebih_rp), 0) from ${standing('bayar_emas_detail')} l) + (select coalesce(sum(muka_rp), 0) from ${standing('retur_detail')} l)
    - (select coalesce(sum(b.jumlah_rp), 0) from dokumen_bayar b join dokumen p using (kode_toko, no_faktur) where b.jenis = 'UANG_MUKA' and p.status = 'POSTED')`;

const sum = (of: string, from: string, where = 'true'): string =>
  `(select coalesce(sum(${of}), 0) from ${from} x where ${where})`;
const pieceOf = (of: string, titip: boolean): string =>
  sum(of, 'keping', `status = 'READY' and titip = ${titip}`);
const left = (titip: boolean): string =>
  sum(
    'x.murni',
    "(select b.murni, coalesce(n.sistem, '') = 'KONSINYASI' as titip from sisa b left join terima_nota_detail n on n.no_faktur = split_part(b.no_batch, '/', 1))",
    `titip = ${titip}`,
  );

/** Debit less credit of each account that these documents move, as their lines have it. */
const rupiah = `
  select * from (values
    ('PERSEDIAAN_BELUM_TAG', ${sum('hpp', 'sisa')}), ('PERSEDIAAN', ${pieceOf('hpp', false)}),
    ('HUTANG_SUPPLIER', -${sum('rp', 'utang')}), ('HUTANG_EMAS', -${sum('emas_rp', 'utang')}), ('UANG_MUKA_SUPPLIER', (${advance})),
    ('BIAYA_RETUR', ${sum('selisih_rp', standing('retur_detail'))}),
    ('SELISIH_FIXING', ${sum('selisih_rp', standing('fixing_detail'))} + ${sum('selisih_rp', standing('bayar_emas_detail'))}),
    ('BIAYA_SUSUT', ${sum('hpp', standing('batch_detail'), "jenis = 'SELESAI_TERIMA'")} + ${sum('susut_rp', standing('kerja_tukang_detail'))}),
    ('HPP', ${sum('hpp', standing('penjualan_detail'))}),
    ('PERSEDIAAN_TUKANG', ${sum('hpp', standing('serah_tukang_detail'))} - ${sum('lepas_rp', standing('kerja_tukang_detail'))}),
    ('PERSEDIAAN_BATANGAN', -${sum('hpp', standing('serah_tukang_detail'))} - ${sum('hpp', standing('bayar_emas_detail'), "objek = 'BATANGAN'")}
      + ${sum('hpp', standing('terima_tukang_detail'), "hasil <> 'PIECE'")}),
    ('PERSEDIAAN_ROSOK', -${sum('hpp', standing('bayar_emas_detail'), "objek = 'ROSOK'")})) x(di, n)`;

/** The same of fine gold, by place. */
const gold = `
  select * from (values
    ('PERSEDIAAN_BELUM_TAG', ${left(false)}), ('PERSEDIAAN', ${pieceOf('murni', false)}),
    ('KONSINYASI', ${left(true)} + ${pieceOf('murni', true)}),
    ('HUTANG_EMAS', -${sum('mg', 'utang')}),
    ('PERSEDIAAN_TUKANG', ${sum('murni', standing('serah_tukang_detail'))} - ${sum('keluar_mg', standing('kerja_tukang_detail'))})) x(di, n)`;

const ROLES = `('PERSEDIAAN_BELUM_TAG', 'PERSEDIAAN', 'HUTANG_SUPPLIER', 'HUTANG_EMAS', 'UANG_MUKA_SUPPLIER', 'BIAYA_RETUR', 'SELISIH_FIXING', 'BIAYA_SUSUT', 'HPP', 'PERSEDIAAN_TUKANG', 'PERSEDIAAN_BATANGAN', 'PERSEDIAAN_ROSOK')`;
const PLACES = `('PERSEDIAAN_BELUM_TAG', 'PERSEDIAAN', 'KONSINYASI', 'HUTANG_EMAS', 'PERSEDIAAN_TUKANG')`;

/** A statement over the lines, and the one over the books that says the same; both in one order. */
export const BOTH: Readonly<Record<string, { lines: string; books: string }>> = {
  batches: {
    lines: `${TOLD} select * from sisa where (qty, berat, murni, hpp, selesai) <> (0, 0, 0, 0, 0) order by no_batch`,
    books: `select no_batch, qty, berat, murni, hpp, selesai from terima_batch where kode_toko = 'K01' and (qty, berat, murni, hpp, selesai) <> (0, 0, 0, 0, 0) order by no_batch`,
  },
  pieces: {
    lines: `${TOLD} select kode_barcode, status, hpp::bigint, murni::bigint, case when titip then 'SUPPLIER' end as milik, case status when 'READY' then 1 else 0 end as qty,
        case status when 'READY' then murni else 0 end::bigint as ada from keping order by 1`,
    books: `select kode_barcode, b.status, b.hpp::bigint, b.murni::bigint, b.milik, sum(m.qty)::int as qty, sum(m.murni)::bigint as ada
      from barang b join mutasi_stock m using (kode_toko, kode_barcode)
      where b.kode_toko = 'K01' and b.status <> 'BATAL' and kode_barcode in (select kode_barcode from tambah_detail where no_batch <> '') group by 1, 2, 3, 4, 5 order by 1`,
  },
  debts: {
    lines: `${TOLD} select * from utang where (rp, mg, emas_rp) <> (0, 0, 0) order by no_asal`,
    books: `select no_asal, sum(rp)::bigint as rp, sum(emas_mg)::bigint as mg, sum(emas_rp)::bigint as emas_rp from pihak_mutasi
      where kode_toko = 'K01' and pihak = 'SUPPLIER' and no_asal <> '' group by 1 having (sum(rp), sum(emas_mg), sum(emas_rp)) <> (0, 0, 0) order by 1`,
  },
  advances: {
    lines: `select (${advance})::bigint as muka_rp`,
    books: `select coalesce(sum(muka_rp), 0)::bigint as muka_rp from pihak_mutasi where kode_toko = 'K01' and pihak = 'SUPPLIER'`,
  },
};

export interface Balance {
  di: string;
  n: number;
}
/** The same of the ledgers, to which what they opened with is to be added. */
export const LEDGERS: Readonly<Record<string, { lines: string; books: string }>> = {
  rupiah: {
    lines: `${TOLD} select di, n::bigint from (${rupiah}) x order by di`,
    books: `select di, coalesce(sum(j.debet - j.kredit), 0)::bigint as n from (select unnest(string_to_array(translate($$${ROLES}$$, '() ''', ''), ',')) as di) r
      left join jurnal j on j.role = r.di and j.kode_toko = 'K01' group by 1 order by 1`,
  },
  gold: {
    lines: `${TOLD} select di, n::bigint from (${gold}) x order by di`,
    books: `select di, coalesce(sum(j.debet - j.kredit), 0)::bigint as n from (select unnest(string_to_array(translate($$${PLACES}$$, '() ''', ''), ',')) as di) r
      left join jurnal_emas j on j.tempat = r.di and j.kode_toko = 'K01' group by 1 order by 1`,
  },
};

export interface Debt {
  kode: string;
  no_asal: string;
  rp: number;
  mg: number;
}
export interface Piece {
  kode_barcode: string;
  no_terima: string;
  hpp: number;
}
export interface Batch {
  no_batch: string;
  no_faktur: string;
  /** '' for what a craftsman made. */
  kode_supplier: string;
  sistem: string;
  berat: number;
  hpp: number;
}
/** What there is to choose from. */
export const choices = (server: TestApp, suppliers: readonly string[]) => ({
  debts: () =>
    server.look<Debt>(
      `select kode, no_asal, sum(rp)::bigint as rp, sum(emas_mg)::int as mg from pihak_mutasi where kode_toko = 'K01' and pihak = 'SUPPLIER' and kode = any($1) and no_asal <> ''
       group by 1, 2 having sum(rp) > 0 or sum(emas_mg) > 0 order by 2`,
      [suppliers],
    ),
  mukaOf: async (kode: string): Promise<number> => {
    const [row] = await server.look<{ rp: number }>(
      "select coalesce(sum(muka_rp), 0)::bigint as rp from pihak_mutasi where pihak = 'SUPPLIER' and kode = $1",
      [kode],
    );
    return row?.rp ?? 0;
  },
  batches: () =>
    server.look<Batch>(
      `select b.no_batch, l.no_faktur, l.kode_supplier, l.sistem, b.berat::int, b.hpp::bigint from terima_batch b join batch_baris l on l.no_faktur || '/' || l.urut = b.no_batch
       where b.kode_toko = 'K01' and b.berat > 0 and b.selesai = 0 order by 1`,
    ),
  /** For sale; whose they are, or all. */
  pieces: (titip: boolean | null = null) =>
    server.look<Piece>(
      `select kode_barcode, split_part(t.no_batch, '/', 1) as no_terima, b.hpp::bigint from tambah_detail t join barang b using (kode_toko, kode_barcode)
       where b.kode_toko = 'K01' and t.no_batch <> '' and b.status = 'READY' and ($1::boolean is null or (b.milik is not null) = $1) order by 1`,
      [titip],
    ),
});
