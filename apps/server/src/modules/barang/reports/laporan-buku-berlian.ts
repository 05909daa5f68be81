import { FOR_SALE } from '@kadar/domain/piece.ts';
import { defineReport, shown, summed } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { listed, only, sql } from '../../../platform/database/sql.ts';

/** The stones on pieces for sale, by their grades, the best first (modules-2 §12.18): what has carats or a grade. */
export default defineReport({
  name: 'laporan-buku-berlian',
  path: 'barang/report-berlian',
  title: { id: 'Buku Berlian', en: 'Book of stones' },
  menu: { group: 'laporan', section: 'barang', order: 9 },
  filters: {
    kode_dept: { kind: 'ref', ref: 'jenis', label: { id: 'Jenis', en: 'Type' }, all: true },
    kode_color: { kind: 'ref', ref: 'batu-color', label: { id: 'Color', en: 'Colour grade' }, all: true },
    kode_clarity: { kind: 'ref', ref: 'batu-clarity', label: { id: 'Clarity', en: 'Clarity' }, all: true },
  },
  columns: {
    kode_toko: { group: true },
    ...shown('kode_barcode', 'kode_intern', 'nama_barang', 'mutu_batu'),
    qty: { total: true, label: { id: 'Jumlah', en: 'Number of pieces' } },
    ...summed('karat_batu', 'harga_atribut'),
    ...shown('sertifikat'),
  },
  sql: ({ kode_dept, kode_color, kode_clarity }, { toko }) => sql`
    select b.kode_toko, b.kode_barcode, b.kode_intern, a.nama as nama_barang,
      concat_ws(' ', sh.nama_shape, co.kode_color, cl.kode_clarity, cu.kode_cutgrade, po.kode_polish, sy.kode_symmetry, fl.kode_fluorescence) as mutu_batu,
      coalesce(a.qty, 1) as qty, round(coalesce(a.carat, 0) * 1000)::bigint as karat_batu, coalesce(a.harga, 0) as harga_atribut, coalesce(a.sertifikat, '') as sertifikat
    from ${shopsOf(toko)} s join barang b on b.kode_toko = s.kode_toko
    cross join lateral jsonb_to_recordset(b.atribut) as a(nama text, qty int, carat numeric, kode_shape text, kode_color text, kode_clarity text,
      kode_cutgrade text, kode_polish text, kode_symmetry text, kode_fluorescence text, sertifikat text, harga bigint)
    left join batu_shape sh on sh.kode_shape = a.kode_shape
    left join batu_color co on co.kode_color = a.kode_color
    left join batu_clarity cl on cl.kode_clarity = a.kode_clarity
    left join batu_cutgrade cu on cu.kode_cutgrade = a.kode_cutgrade
    left join batu_polish po on po.kode_polish = a.kode_polish
    left join batu_symmetry sy on sy.kode_symmetry = a.kode_symmetry
    left join batu_fluorescence fl on fl.kode_fluorescence = a.kode_fluorescence
    where b.status in ${sql.raw(listed(FOR_SALE))} and (a.carat > 0 or coalesce(a.kode_color, a.kode_clarity, a.kode_shape, a.sertifikat) is not null)
      and ${only(sql`b.kode_dept`, kode_dept)} and ${only(sql`a.kode_color`, kode_color)} and ${only(sql`a.kode_clarity`, kode_clarity)}
    order by b.kode_toko, co.urut nulls last, cl.urut nulls last, sh.urut nulls last, b.kode_barcode`,
});
