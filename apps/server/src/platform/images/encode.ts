import sharp from 'sharp';
import { badImage } from './upload.ts';

const MAX_PIXELS = 50_000_000;
const PAPER = '#ffffff';

export interface Target {
  /** Pixels at most ('inside') or exactly ('cover', never enlarged). */
  width: number;
  height: number;
  /** cover crops to the shape, towards what draws the eye; inside keeps the whole picture. */
  fit: 'cover' | 'inside';
  /** JPEG quality, 1 to 100. */
  quality: number;
}

export interface Encoded {
  bytes: Buffer;
  width: number;
  height: number;
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
 * A client's JPEG, PNG or WebP as a JPEG of our own making: upright, without metadata, cropped and sized. Throws
 * GAMBAR_TIDAK_SAH for anything else, what is cut short, and what has over 50 megapixels.
 */
export const encodeJpeg = async (bytes: Buffer, target: Target): Promise<Encoded> => {
  if (!isStill(bytes)) throw badImage();
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize({
        width: target.width,
        height: target.height,
        fit: target.fit,
        ...(target.fit === 'cover' && { position: sharp.strategy.attention }),
        withoutEnlargement: true,
      })
      .flatten({ background: PAPER })
      .jpeg({ quality: target.quality })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    throw badImage(error);
  }
};
