import { CODE_PAGES } from '@kadar/domain/printer.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAPER_WORDS_ID } from '../paper-words.ts';
import { nota, notaLine } from '../testing/samples.ts';
import { bytesOf, showBytes } from './bytes.ts';
import { encoded, lettersOf } from './code-page.ts';
import { dotMatrixLines, formLines } from './dot-matrix.ts';
import { drawerKick, escposPaper } from './escpos.ts';
import { profileOf } from './profile.ts';

const RICH = nota({
  marks: { salinan: 1 },
  party: { nama: 'José Ñandú', alamat: 'Jl. Melati No. 5 Kelurahan Sukamaju Kecamatan Cilandak' },
  lines: [
    notaLine(),
    notaLine({
      nama_barang: 'GELANG RANTAI SISIK NAGA DENGAN LIONTIN HURUF A',
      atribut: [{ label: 'Batu zircon 0,12 ct putih', value: 150_000 }],
      diskon: -25_000,
    }),
  ],
  totals: { subtotal: 25_518_000, diskon: 25_000, ppn: 280_000, pembulatan: 500, grand_total: 25_773_500 },
});
const ONCE = { words: PAPER_WORDS_ID, copies: 1, kick: false };

describe('golden bytes', () => {
  const golden = (name: string) => `../../golden/device-${name}.golden.txt`;
  it('of ESC/POS at 80 mm, with its cutter and drawer', async () => {
    const bytes = escposPaper(RICH, profileOf('ESCPOS80', { drawer: true, codePage: 'PC858' }), {
      ...ONCE,
      kick: true,
    });
    await expect(showBytes(bytes)).toMatchFileSnapshot(golden('escpos80'));
  });
  it('of ESC/POS at 58 mm, twice', async () => {
    const bytes = escposPaper(RICH, profileOf('ESCPOS58'), { ...ONCE, copies: 2 });
    await expect(showBytes(bytes)).toMatchFileSnapshot(golden('escpos58'));
  });
  it('of a dot-matrix printer', async () => {
    await expect(showBytes(dotMatrixLines(formLines(RICH, 80), 80))).toMatchFileSnapshot(golden('dotmatrix'));
  });
  it('of the drawer alone', () => {
    expect(showBytes(drawerKick())).toBe('<1B>@<1B>p<00><19><FA>');
  });
});

describe('ESC/POS', () => {
  it('kicks no drawer that does not hang there, and one only once however many copies', () => {
    const kicks = (drawer: boolean) =>
      showBytes(
        escposPaper(RICH, profileOf('ESCPOS80', { drawer }), { ...ONCE, copies: 3, kick: true }),
      ).split('<1B>p<00>').length - 1;
    expect([kicks(false), kicks(true)]).toEqual([0, 1]);
  });
  it('writes the letters its code page has, and the others without accents', () => {
    const said = (codePage: 'ASCII' | 'PC858') =>
      showBytes(escposPaper(RICH, profileOf('ESCPOS80', { codePage }), ONCE));
    expect(said('ASCII')).toContain('Jose Nandu');
    expect(said('PC858')).toContain('Jos<82> <A5>and<A3>');
  });
});

describe('code pages', () => {
  it('are 128 characters above ASCII, each letter a byte of its own', () => {
    for (const page of CODE_PAGES) {
      if (page === 'ASCII') continue;
      const letters = lettersOf(page);
      const bytes = [...letters].map((letter) => encoded(letter, page).charCodeAt(0));
      expect(new Set(bytes).size).toBe(letters.length);
      expect(Math.min(...bytes)).toBeGreaterThanOrEqual(0x80);
      expect(Math.max(...bytes)).toBeLessThanOrEqual(0xff);
    }
    expect(bytesOf(encoded('é', 'PC437'), encoded('é', 'WPC1252'), encoded('€', 'PC858'))).toEqual(
      Uint8Array.of(0x82, 0xe9, 0xd5),
    );
    expect(encoded('é', 'ASCII')).toBe('?');
  });
});

describe('a form of 80 columns', () => {
  it('is never wider, and plain ASCII, whatever the texts are', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 120 });
    fc.assert(
      fc.property(text, text, fc.maxSafeInteger(), (a, b, rp) => {
        const model = nota({
          party: { nama: a, alamat: b },
          lines: [notaLine({ nama_barang: b, total: rp })],
          terms: [a, b],
          people: [[b, a]],
          facts: [[a, b]],
        });
        for (const line of formLines(model, 80)) {
          expect(line.length).toBeLessThanOrEqual(80);
          expect(line).toMatch(/^[ -~]*$/);
        }
      }),
    );
  });
  it('cuts a name into segments of 20 characters, five at most', () => {
    const [line] = [notaLine({ nama_barang: 'A'.repeat(130) })];
    const names = formLines(nota({ lines: [line as ReturnType<typeof notaLine>] }), 80).filter((each) =>
      /^A+(\s|$)/.test(each),
    );
    expect(names.map((each) => /^A+/.exec(each)?.[0].length)).toEqual([20, 20, 20, 20, 20]);
  });
});
