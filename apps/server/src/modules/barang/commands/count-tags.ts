import type { TagModel } from '@kadar/documents/pdf/tag.ts';
import type { AuditEntry } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

/**
 * Counts the tags that these pieces of a shop are given, and what price they show; each piece that had one before is audited. Gives the tags as they are
 * printed: a second tag of a piece says that it is a copy.
 */
export const countTags = async (
  tx: Tx,
  { toko, user, ip }: Pick<AuditEntry, 'toko' | 'user' | 'ip'>,
  tags: readonly TagModel[],
): Promise<TagModel[]> => {
  const barcodes = tags.map(({ kode_barcode }) => kode_barcode);
  // Held in one order, so that two prints of the same pieces wait for each other.
  await tx.rows(sql`
    select 1 from barang where kode_toko = ${toko} and kode_barcode = any(${barcodes}::text[]) order by kode_barcode for update`);
  const copies = await tx.rows<{ kode_barcode: string; salinan: number }>(sql`
    with given as (
      update barang b set label_ke = b.label_ke + 1, harga_label = t.harga
      from unnest(${barcodes}::text[], ${tags.map(({ harga }) => harga ?? null)}::bigint[]) t(kode_barcode, harga)
      where b.kode_toko = ${toko} and b.kode_barcode = t.kode_barcode
      returning b.kode_barcode, b.label_ke - 1 as salinan
    ), told as (
      insert into audit (kode_toko, user_id, ip, action, entity, entity_key, after)
      select ${toko}, ${user}, ${ip}, 'reprint', 'barang', kode_barcode, jsonb_build_object('salinan', salinan)
      from given where salinan > 0 order by kode_barcode
    )
    select kode_barcode, salinan from given where salinan > 0`);
  const nth = new Map(copies.map(({ kode_barcode, salinan }) => [kode_barcode, salinan]));
  return tags.map((tag) => {
    const salinan = nth.get(tag.kode_barcode);
    return salinan ? { ...tag, salinan } : tag;
  });
};
