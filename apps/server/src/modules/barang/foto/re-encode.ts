import sharp from 'sharp';
import { badImage } from './upload.ts';

const MAX_PIXELS = 50_000_000;
const MAX_SIDE = 1600;
const THUMBNAIL_SIDE = 256;
const PAPER = '#ffffff';

export interface Foto {
  besar: Buffer;
  kecil: Buffer;
  /** Pixels of `besar`. */
  lebar: number;
  tinggi: number;
}

const startsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));

/** Judged by the first bytes, so that no other decoder of the image library ever sees what a client sent. */
const isStill = (bytes: Buffer): boolean => {
  if (startsWith(bytes, '\xff\xd8\xff')) return true;
  // An animated PNG has its acTL chunk before the picture, an animated WebP its flag in the VP8X header.
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n'))
    return !bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL');
  if (!startsWith(bytes, 'RIFF') || !startsWith(bytes, 'WEBP', 8)) return false;
  return !(startsWith(bytes, 'VP8X', 12) && ((bytes[20] ?? 0) & 2) !== 0);
};

/**
 * A client's JPEG, PNG or WebP as two JPEGs of our own making: upright, without metadata, at most 1600 and 256 pixels
 * wide and high. Throws GAMBAR_TIDAK_SAH for anything else, what is cut short, and what has over 50 megapixels.
 */
export const reEncode = async (bytes: Buffer): Promise<Foto> => {
  if (!isStill(bytes)) throw badImage();
  try {
    const { data: besar, info } = await sharp(bytes, {
      limitInputPixels: MAX_PIXELS,
      failOn: 'error',
      pages: 1,
    })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: PAPER })
      .jpeg({ quality: 84 })
      .toBuffer({ resolveWithObject: true });
    const kecil = await sharp(besar)
      .resize({ width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 80 })
      .toBuffer();
    return { besar, kecil, lebar: info.width, tinggi: info.height };
  } catch (error) {
    throw badImage(error);
  }
};
