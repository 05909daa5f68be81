import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { putFotoProduk } from '@kadar/contract/endpoints/foto-produk.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { sha256 } from '../../../platform/canonical.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { holdFiles } from '../../../platform/files.ts';
import { type Call, oneToko } from '../../../platform/http/call.ts';
import { runCommand } from '../../../platform/http/command.ts';
import { fotoPath, type Ukuran } from '../foto/paths.ts';
import { type Foto, reEncode } from '../foto/re-encode.ts';
import { barcodeNotFound } from '../not-found.ts';

interface Answer {
  data: DataOf<typeof putFotoProduk>;
  message: string;
}

/**
 * Sets the photo of a piece of any status. The picture is worked on before the transaction starts; inside it the files
 * stand before the row says so: a failure leaves at most a file that nothing points at, which the next photo replaces.
 */
export const putFoto = async (
  call: Call,
  route: string,
  kode_barcode: string,
  image: Buffer,
): Promise<Answer> => {
  oneToko(call);
  const foto = await reEncode(image);
  // The form itself is a stream: what identifies the change for its idempotency key is the picture's digest.
  call.request.body = { kode_barcode, image: sha256(image).toString('hex') };
  return runCommand(call, route, (tx) => save(call, tx, kode_barcode, foto));
};

const save = async (call: Call, tx: Tx, kode_barcode: string, foto: Foto): Promise<Answer> => {
  const toko = oneToko(call);
  const user = call.session.user_id;
  const piece = await tx.maybe<{ foto: boolean }>(sql`
    select foto from barang where kode_toko = ${toko} and kode_barcode = ${kode_barcode} for update`);
  if (!piece) throw await barcodeNotFound(tx, kode_barcode);
  await holdFiles(tx);
  for (const ukuran of ['kecil', 'besar'] satisfies Ukuran[]) {
    const path = fotoPath(toko, kode_barcode, ukuran);
    await call.kadar.files.put(path, foto[ukuran]);
    await tx.execute(sql`
      insert into files (path, content_type, size, sha256, created_by)
      values (${path}, 'image/jpeg', ${foto[ukuran].length}, ${sha256(foto[ukuran])}, ${user})
      on conflict (path) do update set size = excluded.size, sha256 = excluded.sha256, created_at = now(), created_by = excluded.created_by`);
  }
  await tx.execute(sql`
    update barang set foto = true, updated_at = now() where kode_toko = ${toko} and kode_barcode = ${kode_barcode}`);
  const data = { kode_barcode, lebar: foto.lebar, tinggi: foto.tinggi, ukuran: foto.besar.length };
  await writeAudit(tx, {
    toko,
    user,
    ip: call.ip,
    action: piece.foto ? 'change' : 'add',
    entity: 'foto_produk',
    key: kode_barcode,
    after: data,
  });
  return { data, message: messageText('DATA_DISIMPAN', call.language) };
};
