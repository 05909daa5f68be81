import type { Barang } from '@kadar/contract/endpoints/barang.ts';
import { putFotoProduk } from '@kadar/contract/endpoints/foto-produk.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { addressOf } from '../../kit/api/envelope.ts';
import { failure, imageProblem, sendImage } from '../../kit/api/upload.ts';

const stampKey = (kode_barcode: string) => ['foto-stamp', kode_barcode];

/** The address of a photo; changes when the photo was changed here, so that no old one is shown. */
export const useFotoAddress = (kode_barcode: string, ukuran: 'kecil' | 'besar', urut = 1): string => {
  const stamp = useQuery<number>({ queryKey: stampKey(kode_barcode), queryFn: () => 0, enabled: false }).data;
  return addressOf(`foto_produk/${encodeURIComponent(kode_barcode)}`, {
    ukuran,
    v: stamp,
    ...(urut > 1 && { urut }),
  });
};

/** Why a file cannot be a photo, as an error code; null when it can. */
export const fotoProblem = (file: Blob): string | null => imageProblem(file) && 'GAMBAR_TIDAK_SAH';

/** Sets the photo of a piece of a shop. Throws ApiError. */
export const uploadFoto = async (
  client: QueryClient,
  { kode_toko, kode_barcode }: Pick<Barang, 'kode_toko' | 'kode_barcode'>,
  file: Blob,
): Promise<void> => {
  const problem = fotoProblem(file);
  if (problem) throw failure('refused', 422, problem);
  await sendImage(putFotoProduk.method, `foto_produk/${encodeURIComponent(kode_barcode)}`, file, {
    toko: kode_toko,
  });
  client.setQueryData(stampKey(kode_barcode), Date.now());
  await client.invalidateQueries({ queryKey: ['barang'] });
};
