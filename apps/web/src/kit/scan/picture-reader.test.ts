import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { STANDARD_TAG } from '@kadar/contract/label-tag.ts';
import { placeTag } from '@kadar/documents/device/tag/place.ts';
import { type Raster, rasterOf } from '@kadar/documents/device/tag/raster.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { QR_ONLY, TAGS } from './formats.ts';
import { prepareReader, readPicture } from './picture-reader.ts';

beforeAll(async () => {
  const program = await readFile(
    createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'),
  );
  await prepareReader({ wasmBinary: new Uint8Array(program).buffer });
});

const tagOf = (kode_barcode: string): Raster =>
  rasterOf(
    placeTag(
      STANDARD_TAG,
      { kode_barcode, nama_barang: 'CINCIN KAWIN POLOS', kadar: '750 / 17K', berat: 5230, harga: 12_759_000 },
      8,
    ),
  );

const MARGIN = 30;
/** Grey paper, grey ink, and grains of noise that are the same each time. */
const [PAPER, INK, GRAIN] = [196, 70, 24];

/** A printed tag as a telephone sees it: so many dots a dot, a little crooked, soft at the edges. */
const seen = ({ width, height, dots }: Raster, { zoom = 2.3, degrees = 3 } = {}): ImageData => {
  const [w, h] = [Math.round(width * zoom) + 2 * MARGIN, Math.round(height * zoom) + 2 * MARGIN];
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const inkAt = (x: number, y: number): number => {
    const column = Math.floor(((x - w / 2) * cos + (y - h / 2) * sin) / zoom + width / 2);
    const row = Math.floor(((y - h / 2) * cos - (x - w / 2) * sin) / zoom + height / 2);
    return column >= 0 && column < width && row >= 0 && row < height ? (dots[row * width + column] ?? 0) : 0;
  };
  const data = new Uint8ClampedArray(w * h * 4).fill(255);
  let grain = 1;
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const ink = (inkAt(x - 0.5, y) + inkAt(x, y - 0.5) + inkAt(x + 0.5, y) + inkAt(x, y + 0.5)) / 4;
      grain = (grain * 48_271) % 2_147_483_647;
      const grey = PAPER + (INK - PAPER) * ink + (grain % GRAIN) - GRAIN / 2;
      data.fill(grey, (y * w + x) * 4, (y * w + x) * 4 + 3);
    }
  return { width: w, height: h, data, colorSpace: 'srgb' };
};

describe('a printed tag before the camera', () => {
  test.each(['KNG0012345', 'CCN0000017', '01001701'])('gives the bars of %s', async (kode) => {
    expect(await readPicture(seen(tagOf(kode)), TAGS)).toBe(kode);
  });
  test('also held askew, and upside down', async () => {
    for (const degrees of [-12, 180])
      expect(await readPicture(seen(tagOf('KNG0012345'), { degrees }), TAGS), `${degrees}`).toBe(
        'KNG0012345',
      );
  });
  test('gives the QR of a code that is too long for bars', async () => {
    expect(await readPicture(seen(tagOf('KNG-2026-0012345-XL'), { zoom: 3 }), TAGS)).toBe(
      'KNG-2026-0012345-XL',
    );
  });
  test('gives nothing of bars where a QR is looked for, and nothing of bare paper', async () => {
    expect(await readPicture(seen(tagOf('KNG0012345')), QR_ONLY)).toBeUndefined();
    const bare = { width: 300, height: 60, dots: new Uint8Array(300 * 60) };
    expect(await readPicture(seen(bare), TAGS)).toBeUndefined();
  });
});
