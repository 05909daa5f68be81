import type { DataOf } from '@kadar/contract/endpoint.ts';
import type {
  getHutangSupplier,
  HutangSupplierRow,
  TagihanRow,
} from '@kadar/contract/endpoints/hutang-supplier.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import { type Call, oneToko } from '../../platform/http/call.ts';

/** Milligrams, as the database has them. */
type InMg<T extends { emas: number }> = Omit<T, 'emas' | 'lewat_emas'> & { emas_mg: number };
const inGrams = <T extends { emas_mg: number }>({
  emas_mg,
  ...row
}: T): Omit<T, 'emas_mg'> & { emas: number } => ({
  ...row,
  emas: emas_mg / 1000,
});

/** What each supplier of the shop is owed and was paid in advance, what is due first before the rest; who is even is left out. */
export const hutangSupplier = (call: Call): Promise<HutangSupplierRow[]> => {
  const toko = oneToko(call);
  return call.kadar.db.read(call.scope, async (tx) => {
    const rows = await tx.rows<InMg<HutangSupplierRow> & { lewat_mg: number }>(sql`
      select k.kode as kode_supplier, s.nama_supplier, x.*, greatest(h.tgl_system - x.tempo, 0) as lewat_hari
      from (
        select kode from saldo_pihak where kode_toko = ${toko} and pihak = 'SUPPLIER' and tanggal = (select max(tanggal) from saldo_pihak where kode_toko = ${toko})
        union
        select kode from pihak_mutasi where kode_toko = ${toko} and pihak = 'SUPPLIER'
          and tanggal > coalesce((select max(tanggal) from saldo_pihak where kode_toko = ${toko}), '-infinity')) k
      join supplier_barang s on s.kode_supplier = k.kode
      join hari_kerja h on h.kode_toko = ${toko}
      cross join lateral (
        select sum(x.rp) as rp, sum(x.emas_mg) as emas_mg, sum(x.emas_rp) as emas_rp, sum(x.muka_rp) as muka_rp, min(n.tempo) filter (where x.rp > 0 or x.emas_mg > 0) as tempo,
          coalesce(sum(x.rp) filter (where n.tempo < h.tgl_system), 0) as lewat_rp, coalesce(sum(x.emas_mg) filter (where n.tempo < h.tgl_system), 0) as lewat_mg
        from kadar_saldo_pihak(${toko}, 'SUPPLIER', k.kode) x left join terima_nota_detail n on n.kode_toko = ${toko} and n.no_faktur = x.no_asal) x
      where (x.rp, x.emas_mg, x.emas_rp, x.muka_rp) <> (0, 0, 0, 0) order by x.tempo nulls last, k.kode`);
    return rows.map(({ lewat_mg, ...row }) => ({
      ...inGrams(row),
      lewat_hari: row.lewat_hari ?? 0,
      lewat_emas: lewat_mg / 1000,
    }));
  });
};

/** The deliveries of a supplier that something is owed for. Throws DATA_TIDAK_DITEMUKAN. */
export const hutangOf = (
  call: Call<{ kode_supplier: string }>,
): Promise<DataOf<typeof getHutangSupplier>> => {
  const toko = oneToko(call);
  const { kode_supplier } = call.params;
  return call.kadar.db.read(call.scope, async (tx) => {
    const supplier = await tx.maybe<{ nama_supplier: string }>(
      sql`select nama_supplier from supplier_barang where kode_supplier = ${kode_supplier}`,
    );
    if (!supplier) throw new AppError('DATA_TIDAK_DITEMUKAN');
    const rows = await tx.rows<InMg<TagihanRow> & { muka_rp: number }>(sql`
      select x.no_asal, n.tanggal, coalesce(n.no_nota_supplier, '') as no_nota_supplier, x.rp, x.emas_mg, x.emas_rp, x.muka_rp, n.tempo, greatest(h.tgl_system - n.tempo, 0) as lewat_hari
      from kadar_saldo_pihak(${toko}, 'SUPPLIER', ${kode_supplier}) x
      join hari_kerja h on h.kode_toko = ${toko}
      left join terima_nota_detail n on n.kode_toko = ${toko} and n.no_faktur = x.no_asal
      order by n.tempo nulls first, n.tanggal, x.no_asal`);
    return {
      kode_supplier,
      ...supplier,
      muka_rp: rows.reduce((sum, { muka_rp }) => sum + muka_rp, 0),
      tagihan: rows
        .filter(({ rp, emas_mg, emas_rp }) => rp !== 0 || emas_mg !== 0 || emas_rp !== 0)
        .map(({ muka_rp: _advance, ...row }) => ({ ...inGrams(row), lewat_hari: row.lewat_hari ?? 0 })),
    };
  });
};
