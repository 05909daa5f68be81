import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { bagTag, STANDARD_TAG } from '@kadar/contract/label-tag.ts';
import { describe, expect, test } from 'vitest';
import { showBytes } from '../device/bytes.ts';
import { tspl, zpl } from '../device/tag/languages.ts';
import { placeTag, type Rect } from '../device/tag/place.ts';
import { isReadable, rasterOf } from '../device/tag/raster.ts';
import { pageContents, pdfAsText } from '../testing/pdf-text.ts';
import { writeBagTagPdf } from './bag-tag.ts';

const NUMBER = 'HTK01260225001';
const TAG = {
  kode_barcode: NUMBER,
  nama_barang: 'SITI AMINAH',
  kadar: 'SEGEL A001234',
  kode_intern: 'KTG 6,230 g',
  berat: 5000,
};
const rasterFrom = (bars: readonly Rect[], width: number, height: number) =>
  rasterOf({ width, height, bars: [...bars], texts: [], overflow: [] });

describe('the tag of a bag', () => {
  test.each([8, 12])(
    'holds its bare number as bars on the shop’s own tags, at %i dots a millimetre',
    (dots) => {
      const placed = placeTag(bagTag(STANDARD_TAG), TAG, dots);
      expect(placed.overflow).toEqual([]);
      // Bars of one height are CODE128, not a QR beside its text.
      expect(new Set(placed.bars.map(({ h }) => h)).size).toBe(1);
      expect(isReadable(rasterOf(placed), NUMBER)).toBe(true);
      expect(placed.texts.map(({ text }) => text).join(' ')).toContain('SEGEL A001234');
      const program = showBytes(tspl([placed], { width: 79, height: 10, gap: 3 }, 1));
      const boxes = [...program.matchAll(/BAR (\d+),(\d+),(\d+),(\d+)/g)].map(([, x, y, w, h]) => ({
        x: Number(x),
        y: Number(y),
        w: Number(w),
        h: Number(h),
      }));
      expect(isReadable(rasterFrom(boxes, placed.width, placed.height), NUMBER)).toBe(true);
      const fields = [...showBytes(zpl([placed], 1)).matchAll(/\^FO(\d+),(\d+)\^GB(\d+),(\d+),\d+\^FS/g)];
      const drawn = fields.map(([, x, y, w, h]) => ({
        x: Number(x),
        y: Number(y),
        w: Number(w),
        h: Number(h),
      }));
      expect(drawn).toEqual(boxes);
    },
  );

  test('as a PDF has bars that a scanner reads, and says whose bag it is', async () => {
    const out = new PassThrough();
    const [pdf] = await Promise.all([
      buffer(out),
      writeBagTagPdf({ ...TAG, salinan: 1 }, out, '2026-02-25 12:00'),
    ]);
    const [page = ''] = pageContents(pdf);
    const [, path = ''] = /q 0 0 0 rg ([-\d. re]+) f Q/.exec(page) ?? [];
    const bars = [...path.matchAll(/([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+) re/g)].map(([, x, , w]) => ({
      // Points to the dots of a printer of 8 a millimetre.
      x: Math.round((Number(x) * 8 * 25.4) / 72),
      y: 0,
      w: Math.round((Number(w) * 8 * 25.4) / 72),
      h: 60,
    }));
    expect(isReadable(rasterFrom(bars, 480, 60), NUMBER)).toBe(true);
    const text = pdfAsText(pdf);
    expect(text).toContain(NUMBER);
    expect(text).toContain('SALINAN 1 SITI AMINAH');
    expect(text).toContain('5,000 g · KTG 6,230 g');
  });
});
