import type { PieceRow } from '@kadar/demo-data/rows.ts';
import { sql } from '../platform/database/sql.ts';
import { seedPieces } from './seed-pieces.ts';
import type { ShopDay } from './shop.ts';

/** A code of this day that nobody else gives. */
export const codeOf = ({ shop, tanggal }: ShopDay, letter: string): string =>
  `${shop.kode_toko}${letter}${tanggal.replaceAll('-', '')}`;

/** A piece like one in a tray, tagged under a code of its own; of this type and purity, and of this weight in g, where they are said. */
export const tagged = async (
  day: ShopDay,
  kode_barcode = codeOf(day, 'X'),
  { kode_dept, kadar, berat }: { kode_dept?: string; kadar?: number; berat?: number } = {},
): Promise<string | undefined> => {
  const { tx, shop, tanggal } = day;
  const like = await tx.maybe<Omit<PieceRow, 'kode_barcode'>>(sql`
    select kode_toko, kode_intern, nama_barang, size, kode_dept, kode_group, kadar, kadar_murni, berat::float / 1000 as berat, berat_asli::float / 1000 as berat_asli,
      berat_bandrol::float / 1000 as berat_bandrol, kode_gudang, kode_baki, harga_atribut, atribut, hpp, ada_faktur_pajak
    from barang where kode_toko = ${shop.kode_toko} and status = 'READY' and hpp > 0 and kadar = coalesce(${kadar ?? null}::numeric, kadar)
      and kode_dept = coalesce(${kode_dept ?? null}, kode_dept) order by kode_barcode limit 1`);
  if (!like) return undefined;
  return seedPieces(tx, { toko: shop.kode_toko, tanggal, user: shop.spv }, [
    { ...like, ...(berat && { berat, berat_asli: berat, berat_bandrol: berat }), kode_barcode },
  ]);
};
