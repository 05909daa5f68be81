import type { PricedBarang } from '@kadar/contract/endpoints/barang.ts';
import { orUnpriced } from '@kadar/domain/pricing.ts';
import { sql } from '../../../platform/database/sql.ts';
import { type Call, oneToko } from '../../../platform/http/call.ts';
import { type PiecePricing, pricePiece, pricingColumns, pricingJoins } from '../../harga/public.ts';
import { type Group, groupKeys, groupsOf } from '../groups.ts';
import { NO_PIECE } from './scan.ts';

/** Groups of which there are some and whose gram has a price, in the order of their keys: the till numbers them so. */
export const groupJual = (call: Call): Promise<PricedBarang[]> => {
  const toko = oneToko(call);
  return call.kadar.db.read(call.scope, async (tx) => {
    const rows = await tx.rows<Group & PiecePricing & { kadar_label: string | null; nama_dept: string }>(sql`
      select b.*, ${pricingColumns}, null::bigint as harga_emas, 0 as ongkos, 0 as harga_atribut, j.nama_dept
      from (${groupsOf(toko, sql`array(${groupKeys(toko)})`)}) b ${pricingJoins} join jenis j on j.kode_dept = b.kode_dept where b.qty > 0 order by b.kunci`);
    return rows.flatMap((row): PricedBarang[] => {
      const price = orUnpriced(() => pricePiece(row, call.settings));
      if (!price) return [];
      const { kunci, nama_group, nama_dept, kode_group, kode_dept, kode_gudang, kode_baki, kadar, qty } = row;
      return [
        {
          ...NO_PIECE,
          kode_toko: toko,
          kode_barcode: kunci,
          kode_intern: '',
          nama_barang: nama_group,
          kode_dept,
          nama_dept,
          kode_group,
          nama_group,
          kode_gudang,
          kode_baki,
          kadar,
          kadar_label: row.kadar_label ?? '',
          berat: row.berat / 1000,
          ada_faktur_pajak: false,
          status: 'READY',
          sumber_harga: price.sumber,
          harga_emas: price.hargaEmas,
          harga_atribut: 0,
          harga_jual: 0,
          harga_minimum: row.harga_minimum,
          objek: 'GROUP',
          stock: qty,
        },
      ];
    });
  });
};
