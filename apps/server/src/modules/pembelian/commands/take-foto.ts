import { fotoPembelian } from '@kadar/contract/endpoints/pembelian.ts';
import { parseDocumentNumber } from '@kadar/domain/numbering.ts';
import { sha256 } from '../../../platform/canonical.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { holdFiles } from '../../../platform/files.ts';
import { type Call, oneToko } from '../../../platform/http/call.ts';
import { runCommand } from '../../../platform/http/command.ts';
import { readUpload } from '../../../platform/images/upload.ts';
import { FURTHER, fotoPath, furtherPhotos, reEncode, type Ukuran } from '../../barang/public.ts';

interface Place {
  kode_barcode: string;
  urut: number;
}

/** The barcode that a piece will have: shop, day and running number. Throws HARI_BELUM_DIBUKA. */
const newPlace = async (tx: Tx, toko: string): Promise<Place> => {
  const { nomor } = await tx.one<{ nomor: string | null }>(
    sql`select kadar_next_number('BE', ${toko}, h.tgl_system) as nomor from hari_kerja h where h.kode_toko = ${toko}`,
  );
  if (!nomor) throw new AppError('HARI_BELUM_DIBUKA');
  parseDocumentNumber(nomor);
  return { kode_barcode: nomor.slice(2), urut: 1 };
};

/** Beside the first photo of a piece that this user took and nothing was bought with yet. Throws DATA_TIDAK_DITEMUKAN, FOTO_TERLALU_BANYAK. */
const furtherPlace = async (tx: Tx, toko: string, user: string, kode_barcode: string): Promise<Place> => {
  // Held, so that two further photos at one moment get two numbers.
  const first = await tx.maybe(sql`
    select 1 from files where path = ${fotoPath(toko, kode_barcode, 'besar')} and staged and created_by = ${user} for update`);
  if (!first) throw new AppError('DATA_TIDAK_DITEMUKAN');
  const taken = (await furtherPhotos(tx, toko, [kode_barcode], { staged: true })).get(kode_barcode) ?? [];
  const urut = FURTHER.find((one) => !taken.includes(one));
  if (urut === undefined) throw fieldError('image', 'FOTO_TERLALU_BANYAK', { maks: FURTHER.length + 1 });
  return { kode_barcode, urut };
};

/**
 * Takes a photo of a piece ahead of its purchase and gives the barcode the piece will have; with that barcode in the form, a further one. What
 * no purchase claims within a day is swept away, as every upload. Throws GAMBAR_TIDAK_SAH, HARI_BELUM_DIBUKA, DATA_TIDAK_DITEMUKAN, FOTO_TERLALU_BANYAK.
 */
export const takeFoto = async (call: Call): Promise<{ data: { foto: string; urut: number } }> => {
  const toko = oneToko(call);
  const user = call.session.user_id;
  const { image, fields } = await readUpload(call.request);
  const of = fields.kode_barcode ?? '';
  const foto = await reEncode(image);
  // The form itself is a stream: what identifies it for its idempotency key is the picture's digest.
  call.request.body = { image: sha256(image).toString('hex'), of };
  return runCommand(call, fotoPembelian.path, async (tx) => {
    await holdFiles(tx);
    const { kode_barcode, urut } = of ? await furtherPlace(tx, toko, user, of) : await newPlace(tx, toko);
    for (const ukuran of ['kecil', 'besar'] satisfies Ukuran[]) {
      const path = fotoPath(toko, kode_barcode, ukuran, urut);
      await call.kadar.files.put(path, foto[ukuran]);
      await tx.execute(sql`
        insert into files (path, content_type, size, sha256, created_by, staged)
        values (${path}, 'image/jpeg', ${foto[ukuran].length}, ${sha256(foto[ukuran])}, ${user}, true)`);
    }
    return { data: { foto: kode_barcode, urut } };
  });
};
