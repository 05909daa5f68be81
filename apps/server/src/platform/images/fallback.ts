import { createHash } from 'node:crypto';
import sharp from 'sharp';
/** Sides of the drawing, in pixels. */
export const FALLBACK_SIDE = { besar: 800, kecil: 256 } as const;

/** A ring with its stone, thin ink lines and gold on warm paper: what stands where there is no photo. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">
<rect width="200" height="200" fill="#FBFAF7"/>
<g fill="none" stroke-linejoin="round">
<circle cx="100" cy="122" r="42" stroke="#E8C36A" stroke-width="9"/>
<circle cx="100" cy="122" r="46.5" stroke="#9A6B15" stroke-width="1.4"/>
<circle cx="100" cy="122" r="37.5" stroke="#9A6B15" stroke-width="1.4"/>
<path d="M82 44h36l14 15-32 27-32-27z" fill="#FBFAF7" stroke="#1C2430" stroke-width="2"/>
<path d="M68 59h64M82 44l8 15 10 27 10-27 8-15M90 59l10-15 10 15" stroke="#1C2430" stroke-width="1.2" opacity=".7"/>
</g></svg>`;

export interface Picture {
  bytes: Uint8Array;
  type: 'image/jpeg' | 'image/png';
  etag: string;
}

const drawn = new Map<number, Promise<Picture>>();

const draw = async (side: number): Promise<Picture> => {
  const bytes = await sharp(Buffer.from(DRAWING), { density: 72 * (side / 200) })
    .resize(side, side)
    .png({ palette: true })
    .toBuffer();
  return { bytes, type: 'image/png', etag: etagOf(bytes) };
};

export const etagOf = (bytes: Uint8Array): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

/** Drawn once per process and size. */
export const fallbackFoto = (side: number): Promise<Picture> => {
  const known = drawn.get(side) ?? draw(side);
  drawn.set(side, known);
  return known;
};
