import { encodeJpeg } from '../../../platform/images/encode.ts';

const MAX_SIDE = 1600;
const THUMBNAIL_SIDE = 256;

export interface Foto {
  besar: Buffer;
  kecil: Buffer;
  /** Pixels of `besar`. */
  lebar: number;
  tinggi: number;
}

/** A client's picture as two JPEGs of at most 1600 and 256 pixels wide and high. Throws GAMBAR_TIDAK_SAH. */
export const reEncode = async (bytes: Buffer): Promise<Foto> => {
  const besar = await encodeJpeg(bytes, { width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', quality: 84 });
  const kecil = await encodeJpeg(besar.bytes, {
    width: THUMBNAIL_SIDE,
    height: THUMBNAIL_SIDE,
    fit: 'inside',
    quality: 80,
  });
  return { besar: besar.bytes, kecil: kecil.bytes, lebar: besar.width, tinggi: besar.height };
};
