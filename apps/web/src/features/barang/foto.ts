import { putFotoProduk } from '@kadar/contract/endpoints/foto-produk.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { callLanguage, pickedToko } from '../../kit/api/context.ts';
import { ApiError } from '../../kit/api/errors.ts';
import { addressOf } from '../../kit/api/transport.ts';
import { newId } from '../../kit/new-id.ts';

/** As the server takes it at most. */
const MAX_BYTES = 10 * 1024 * 1024;
const UPLOAD_MS = 60_000;
const TYPES = ['image/jpeg', 'image/png', 'image/webp'];

export const fotoTypes = TYPES.join(',');

const stampKey = (kode_barcode: string) => ['foto-stamp', kode_barcode];

/** The address of a photo; changes when the photo was changed here, so that no old one is shown. */
export const useFotoAddress = (kode_barcode: string, ukuran: 'kecil' | 'besar'): string => {
  const stamp = useQuery<number>({ queryKey: stampKey(kode_barcode), queryFn: () => 0, enabled: false }).data;
  return addressOf(`foto_produk/${encodeURIComponent(kode_barcode)}`, { ukuran, v: stamp });
};

const refused = (code: string): ApiError =>
  new ApiError('refused', 422, { code, message: messageText(code, callLanguage()) });

const lost = (thrown: unknown): ApiError => {
  const timedOut = thrown instanceof DOMException && thrown.name === 'TimeoutError';
  const code = timedOut ? 'KONEKSI_TIMEOUT' : 'KONEKSI_BERMASALAH';
  return new ApiError(timedOut ? 'timeout' : 'offline', 0, {
    code,
    message: messageText(code, callLanguage()),
  });
};

const post = async (kode_barcode: string, file: Blob): Promise<Response> => {
  const form = new FormData();
  form.append('image', file);
  const toko = pickedToko();
  try {
    return await fetch(addressOf(`foto_produk/${encodeURIComponent(kode_barcode)}`), {
      method: putFotoProduk.method,
      body: form,
      credentials: 'same-origin',
      headers: {
        'x-language': callLanguage(),
        'idempotency-key': newId(),
        ...(toko && { 'x-toko': toko }),
      },
      signal: AbortSignal.timeout(UPLOAD_MS),
    });
  } catch (thrown) {
    throw lost(thrown);
  }
};

/** Why a file cannot be a photo, as an error code; null when it can. */
export const fotoProblem = (file: Blob): string | null =>
  TYPES.includes(file.type) && file.size <= MAX_BYTES ? null : 'GAMBAR_TIDAK_SAH';

/** Sets the photo of a piece. Throws ApiError. */
export const uploadFoto = async (client: QueryClient, kode_barcode: string, file: Blob): Promise<void> => {
  const problem = fotoProblem(file);
  if (problem) throw refused(problem);
  const response = await post(kode_barcode, file);
  if (!response.ok) {
    const json = response.headers.get('content-type')?.includes('json');
    const answer = json ? ((await response.json()) as { code?: string; message?: string }) : {};
    const code = answer.code ?? 'KIRIM_GAGAL';
    throw new ApiError('refused', response.status, {
      code,
      message: answer.message ?? messageText(code, callLanguage()),
    });
  }
  client.setQueryData(stampKey(kode_barcode), Date.now());
  await client.invalidateQueries({ queryKey: ['barang'] });
};
