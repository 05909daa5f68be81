import { fotoTerimaBarang } from '@kadar/contract/endpoints/kiriman.ts';
import type { Call } from '../../platform/http/call.ts';
import { photosIn } from '../barang/public.ts';

export const photos = photosIn('foto_terima_barang');

export const takeFoto = (call: Call): Promise<{ data: { foto: string } }> =>
  photos.take(call, fotoTerimaBarang.path);
