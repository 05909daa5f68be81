import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STANDARD_TAG, type TagField, type TagLayout } from '@kadar/contract/label-tag.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TagModel } from '../../pdf/tag.ts';
import { showBytes } from '../bytes.ts';
import { tspl, zpl } from './languages.ts';
import { placeTag, type Rect } from './place.ts';
import { isReadable, pbmOf, type Raster, rasterOf } from './raster.ts';

const TAG: TagModel = {
  kode_barcode: 'KNG0012345',
  nama_barang: 'CINCIN KAWIN POLOS',
  kadar: '750 / 17K',
  berat: 5230,
  harga: 12_759_000,
};
const PAPER = { width: 79, height: 10, gap: 3 };
const placed = (layout: TagLayout = STANDARD_TAG, tag: TagModel = TAG) => placeTag(layout, tag, 8);
const having = (...fields: Partial<TagField>[]): TagLayout => ({
  ...STANDARD_TAG,
  fields: fields.map((each) => ({
    isi: 'TEKS',
    x: 0,
    y: 0,
    lebar: 200,
    tinggi: 60,
    huruf: 1,
    rata: 'KIRI',
    teks: '',
    ...each,
  })),
});

/** The black boxes of a program, read back from its own text, as a printer would. */
const boxesOf = (program: string, kind: 'TSPL' | 'ZPL'): Rect[] => {
  const pattern =
    kind === 'TSPL' ? /BAR (\d+),(\d+),(\d+),(\d+)/g : /\^FO(\d+),(\d+)\^GB(\d+),(\d+),\d+\^FS/g;
  return [...program.matchAll(pattern)].map(([, x, y, w, h]) => ({
    x: Number(x),
    y: Number(y),
    w: Number(w),
    h: Number(h),
  }));
};
const dotsOf = (boxes: readonly Rect[]): Raster =>
  rasterOf({ width: 632, height: 80, bars: [...boxes], texts: [], overflow: [] });

const hasZbar = (() => {
  try {
    execFileSync('zbarimg', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();
const scanned = (raster: Raster): string | undefined => {
  if (!hasZbar) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'kadar-zbar-'));
  // A phone or a scanner sees more than one dot a dot, and white around the tag.
  const zoom = 4;
  const big = {
    width: raster.width * zoom,
    height: raster.height * zoom,
    dots: new Uint8Array(raster.dots.length * zoom * zoom),
  };
  big.dots.forEach((_, i) => {
    const x = Math.floor((i % big.width) / zoom);
    const y = Math.floor(Math.floor(i / big.width) / zoom);
    big.dots[i] = raster.dots[y * raster.width + x] ?? 0;
  });
  writeFileSync(join(folder, 'tag.pbm'), pbmOf(big));
  try {
    return execFileSync('zbarimg', ['--raw', '-q', join(folder, 'tag.pbm')], { encoding: 'utf8' }).trim();
  } finally {
    rmSync(folder, { recursive: true });
  }
};

describe('golden bytes', () => {
  const golden = (name: string) => `../../../golden/device-${name}.golden.txt`;
  it('of TSPL', async () => {
    await expect(showBytes(tspl([placed()], PAPER, 2))).toMatchFileSnapshot(golden('tspl'));
  });
  it('of ZPL', async () => {
    await expect(showBytes(zpl([placed()], 2))).toMatchFileSnapshot(golden('zpl'));
  });
});

describe('the tag as shipped', () => {
  it('holds everything, and no price', () => {
    const { overflow, texts } = placed();
    expect(overflow).toEqual([]);
    expect(texts.map(({ text }) => text)).toEqual([
      'KNG0012345',
      'CINCIN KAWIN POLOS',
      '750 / 17K',
      '5,230 g',
    ]);
  });
  it('shows the price where a shop puts it', () => {
    expect(placed(having({ isi: 'HARGA' })).texts.map(({ text }) => text)).toEqual(['Rp. 12.759.000']);
  });
  it('prints a code too long for bars as a QR', () => {
    const long = { ...TAG, kode_barcode: 'KNG-2026-0012345-XL' };
    const tag = placed(STANDARD_TAG, long);
    expect(isReadable(rasterOf(tag), long.kode_barcode)).toBe(true);
    expect(new Set(tag.bars.map(({ h }) => h))).toEqual(new Set([2]));
  });
});

describe('a field that is too small', () => {
  it('is told of', () => {
    const cases: Partial<TagField>[] = [
      { isi: 'NAMA', lebar: 100, tinggi: 16 },
      { isi: 'KODE', lebar: 60, tinggi: 30 },
      { isi: 'QR', lebar: 40, tinggi: 40 },
      { isi: 'BERAT', x: 700, lebar: 200 },
    ];
    expect(placed(having(...cases)).overflow).toEqual([0, 1, 2, 3]);
  });
});

describe('what is printed', () => {
  const codes = ['KNG0012345', '123456789012', 'A1', 'k01-99'];
  it.each(codes)('is read back from TSPL and ZPL: %s', (kode_barcode) => {
    const tag = placed(STANDARD_TAG, { ...TAG, kode_barcode });
    const tsplDots = dotsOf(boxesOf(showBytes(tspl([tag], PAPER, 1)), 'TSPL'));
    const zplDots = dotsOf(boxesOf(showBytes(zpl([tag], 1)), 'ZPL'));
    expect(zplDots).toEqual(tsplDots);
    expect(isReadable(tsplDots, kode_barcode)).toBe(true);
    expect(isReadable(tsplDots, `${kode_barcode}X`)).toBe(false);
    // A program of others reads the same, where this machine has it.
    expect(scanned(tsplDots) ?? kode_barcode).toBe(kode_barcode);
  });
  it('is read as a QR', () => {
    const dots = rasterOf(placed(having({ isi: 'QR', lebar: 100, tinggi: 100 })));
    expect(isReadable(dots, 'KNG0012345')).toBe(true);
    expect(scanned(dots) ?? 'KNG0012345').toBe('KNG0012345');
  });
  it('is not read under a text, without its white edge, or cut', () => {
    const covered = having(
      { isi: 'KODE', lebar: 220, tinggi: 20 },
      { isi: 'TEKS', teks: 'TOKO MAS', x: 60, tinggi: 30 },
    );
    expect(isReadable(rasterOf(placed(covered)), TAG.kode_barcode)).toBe(false);
    const tag = placed();
    const [first] = tag.bars;
    const edged = { ...tag, bars: [...tag.bars, { x: (first?.x ?? 0) - 3, y: 0, w: 1, h: 80 }] };
    expect(isReadable(rasterOf(edged), TAG.kode_barcode)).toBe(false);
    expect(isReadable(rasterOf({ ...tag, bars: tag.bars.slice(0, -1) }), TAG.kode_barcode)).toBe(false);
  });
  it('is read whatever the code is', () => {
    const code = fc.string({
      unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-.'),
      minLength: 1,
      maxLength: 14,
    });
    const wide: TagLayout = { ...having({ isi: 'KODE', lebar: 790 }), sayap: 400, ekor: 0 };
    fc.assert(
      fc.property(code, (kode_barcode) => {
        expect(isReadable(rasterOf(placed(wide, { ...TAG, kode_barcode })), kode_barcode)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
  it('takes no command from a text', () => {
    const tag = placed(having({ isi: 'TEKS', teks: '^XZ~JA "A_B' }));
    expect(showBytes(zpl([tag], 1))).toContain('^FD_5EXZ_7EJA "A_5FB^FS');
    expect(showBytes(tspl([tag], PAPER, 1))).toContain(`"^XZ~JA 'A_B"`);
  });
});
