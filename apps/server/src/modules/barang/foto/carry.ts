import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { holdFiles } from '../../../platform/files.ts';
import type { Kadar } from '../../../platform/kadar.ts';
import { fileRow, writeFiles } from './copy.ts';
import { FURTHER, fotoPath } from './paths.ts';
import { reEncode } from './re-encode.ts';

/** A photo of a piece as it goes from one server to another. */
export interface Carried {
  urut: number;
  jpeg: Uint8Array;
}

interface Of {
  toko: string;
  kode_barcode: string;
}

/** All photos of a piece of a shop. */
export const takeFotos = async (
  { files }: Pick<Kadar, 'files'>,
  tx: Tx,
  { toko, kode_barcode }: Of,
): Promise<Carried[]> => {
  const ways = [1, ...FURTHER].map((urut) => ({ urut, path: fotoPath(toko, kode_barcode, 'besar', urut) }));
  const there = await tx.rows<{ path: string }>(
    sql`select path from files where path = any(${ways.map(({ path }) => path)}::text[]) and not staged`,
  );
  const known = new Set(there.map(({ path }) => path));
  const found: Carried[] = [];
  for (const { urut, path } of ways) {
    const jpeg = known.has(path) ? await files.get(path) : undefined;
    if (jpeg) found.push({ urut, jpeg });
  }
  return found;
};

/** They stand for the piece in this shop from now on. Throws GAMBAR_TIDAK_SAH for what is no picture. */
export const keepFotos = async (
  { files }: Pick<Kadar, 'files'>,
  tx: Tx,
  { toko, kode_barcode, by }: Of & { by: string },
  fotos: readonly Carried[],
): Promise<void> => {
  if (fotos.length === 0) return;
  await holdFiles(tx);
  const kept = [];
  for (const { urut, jpeg } of fotos) {
    const { besar, kecil } = await reEncode(Buffer.from(jpeg));
    for (const [ukuran, bytes] of [
      ['besar', besar],
      ['kecil', kecil],
    ] as const) {
      const path = fotoPath(toko, kode_barcode, ukuran, urut);
      await files.put(path, bytes);
      kept.push(fileRow(path, bytes));
    }
  }
  await writeFiles(tx, kept, by);
  await tx.execute(sql`
    update barang set foto = true, updated_at = now() where kode_toko = ${toko} and kode_barcode = ${kode_barcode}`);
};
