import { fotoTerimaBarang } from '@kadar/contract/endpoints/kiriman.ts';
import { photosIn } from '../barang/public.ts';

export const photos = photosIn('foto_terima_barang', fotoTerimaBarang);
