import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { type Motif, motifSvg } from './motif.ts';

/** Sides of the drawing, in pixels. */
export const FALLBACK_SIDE = { besar: 800, kecil: 256 } as const;

export interface Picture {
  bytes: Uint8Array;
  type: 'image/jpeg' | 'image/png';
  etag: string;
}

const drawn = new Map<string, Promise<Picture>>();

const draw = async (side: number, motif: Motif): Promise<Picture> => {
  const bytes = await sharp(Buffer.from(motifSvg(motif)), { density: 72 * (side / 200) })
    .resize(side, side)
    .png({ palette: true })
    .toBuffer();
  return { bytes, type: 'image/png', etag: etagOf(bytes) };
};

export const etagOf = (bytes: Uint8Array): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

/** What stands where there is no photo, drawn once per process, size and motif. */
export const fallbackFoto = (side: number, motif: Motif = 'batu'): Promise<Picture> => {
  const key = `${motif}/${side}`;
  const known = drawn.get(key) ?? draw(side, motif);
  drawn.set(key, known);
  return known;
};
