import { messageText } from '@kadar/contract/errors.ts';
import { STANDARD_TAG, type TagLayout } from '@kadar/contract/label-tag.ts';
import { placeTag } from '@kadar/documents/device/tag/place.ts';
import { isReadable, rasterOf } from '@kadar/documents/device/tag/raster.ts';
import type { TagModel } from '@kadar/documents/pdf/tag.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import { oneToko } from '../../platform/http/call.ts';
import { tagsOf } from '../barang/public.ts';
import { printersOf } from './printers.ts';

interface Kept {
  layout: TagLayout;
  asal: 'STANDAR' | 'TOKO';
  version: number;
}

/** The layout of a shop's tags. */
export const labelOf = async (tx: Tx, toko: string): Promise<Kept> => {
  const row = await tx.maybe<{ isi: TagLayout; version: number }>(
    sql`select isi, version from label_tag where kode_toko = ${toko}`,
  );
  return row
    ? { layout: row.isi, asal: 'TOKO', version: row.version }
    : { layout: STANDARD_TAG, asal: 'STANDAR', version: 0 };
};

/** Writes it against the version it was read at. Throws DATA_BERUBAH. */
export const putLabel = async (
  call: Context<unknown, unknown, { layout: TagLayout | null; version: number }>,
  tx: Tx,
): Promise<{ data: Kept; message: string }> => {
  const kode_toko = oneToko(call);
  const { layout, version } = call.body;
  const { user_id } = call.session;
  const old = await labelOf(tx, kode_toko);
  if (old.version !== version) throw new AppError('DATA_BERUBAH');
  const changed = layout
    ? await tx.execute(sql`
        insert into label_tag (kode_toko, isi, updated_by) values (${kode_toko}, ${JSON.stringify(layout)}::jsonb, ${user_id})
        on conflict (kode_toko) do update set isi = excluded.isi, version = label_tag.version + 1, updated_at = now(), updated_by = excluded.updated_by
        where label_tag.version = ${version}`)
    : await tx.execute(sql`delete from label_tag where kode_toko = ${kode_toko} and version = ${version}`);
  if (changed === 0 && (layout || version > 0)) throw new AppError('DATA_BERUBAH');
  await writeAudit(tx, {
    toko: kode_toko,
    user: user_id,
    ip: call.ip,
    action: 'change',
    entity: 'label-tag',
    key: kode_toko,
    before: old.layout,
    after: layout,
  });
  return { data: await labelOf(tx, kode_toko), message: messageText('DATA_DISIMPAN', call.language) };
};

/** A piece of no shop, for a shop without pieces. */
export const SAMPLE_TAG: TagModel = {
  kode_barcode: 'KDR0012345',
  nama_barang: 'CINCIN KAWIN POLOS',
  kadar: '750 / 17K',
  berat: 5230,
  kode_intern: 'A12',
  harga: 12_759_000,
};

const sampleOf = async (call: Context, kode: string | undefined): Promise<TagModel> => {
  const asked =
    kode ??
    (
      await call.kadar.db.transaction(call.scope, (tx) =>
        tx.maybe<{ kode_barcode: string }>(sql`
      select kode_barcode from barang where kode_toko = ${oneToko(call)} and status = 'READY' order by kode_barcode limit 1`),
      )
    )?.kode_barcode;
  const [tag] = asked ? await tagsOf(call, [asked]) : [];
  return { ...SAMPLE_TAG, ...tag };
};

/** A layout as the shop's tag printer would set it. Throws BARCODE_TIDAK_DIKENAL, BARCODE_TOKO_LAIN. */
export const previewLabel = async (
  call: Context<unknown, unknown, { layout: TagLayout; kode_barcode?: string | undefined }>,
) => {
  const toko = oneToko(call);
  const printers = await call.kadar.db.transaction({ toko }, (tx) => printersOf(tx, toko));
  const titik_per_mm = printers.find(({ jenis }) => jenis === 'TAG')?.titik_per_mm ?? 8;
  const tag = await sampleOf(call, call.body.kode_barcode);
  const { overflow, ...placed } = placeTag(call.body.layout, tag, titik_per_mm);
  const { kode_barcode, nama_barang } = tag;
  const terbaca = isReadable(rasterOf({ ...placed, overflow }), kode_barcode);
  return {
    data: { ...placed, titik_per_mm, melimpah: overflow, terbaca, contoh: { kode_barcode, nama_barang } },
  };
};
