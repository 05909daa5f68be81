import { parseKadar } from '@kadar/domain/kadar.ts';
import { orUnpriced, pricePerGram } from '@kadar/domain/pricing.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

/** A group of pieces with what a gram of it is sold for today. */
export interface GroupPrice {
  kode_group: string;
  nama_group: string;
  /** Percent. */
  kadar: number;
  /** Rupiah per gram (domain §4); null while no list has a price for it. */
  harga: number | null;
}

interface Row extends Omit<GroupPrice, 'harga'> {
  harga_kelompok: number | null;
  harga_kadar: number | null;
  harga_global: number | null;
}

/** The selling price per gram of every group in use, as a sale without agreement would take it (domain §4). */
export const hargaGroup = async (tx: Tx): Promise<GroupPrice[]> => {
  const rows = await tx.rows<Row>(sql`
    select g.kode_group, g.nama_group, g.kadar, kh.harga_jual as harga_kelompok, k.harga_jual as harga_kadar,
      (select nominal from harga_emas_global order by id desc limit 1) as harga_global
    from group_barang g
    left join kadar k on k.kadar = g.kadar and k.deleted_at is null
    left join kelompok_harga kh on kh.kode_group = g.kode_group and kh.kadar = g.kadar and kh.deleted_at is null
    where g.deleted_at is null order by g.kode_group`);
  return rows.map(({ harga_kelompok, harga_kadar, harga_global, ...group }) => ({
    ...group,
    harga: orUnpriced(
      () =>
        pricePerGram({
          groupPrice: harga_kelompok,
          kadarPrice: harga_kadar,
          hargaGlobal: harga_global,
          kadarMilli: parseKadar(String(group.kadar)),
        }).rp,
    ),
  }));
};
