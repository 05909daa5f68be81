import { describe, expect, it } from 'vitest';
import { collect } from '../testing/collect.ts';
import { pdfAsText, readPdfText } from '../testing/pdf-text.ts';
import { TAG_SIZE, type TagModel, tagModule, tagName, writeTagsPdf } from './tag.ts';

const TAG: TagModel = {
  kode_barcode: 'KNG0012345',
  nama_barang: 'GELANG RANTAI SISIK NAGA',
  kadar: '750 / 17K',
  berat: 5230,
};

const pdf = (tags: TagModel[], size = TAG_SIZE): Promise<Buffer> =>
  collect((out) => writeTagsPdf(tags, out, '2026-02-28 10:15', size));

describe('writeTagsPdf', () => {
  it('matches the golden text, one page a tag, without a price', async () => {
    const bytes = await pdf([TAG, { ...TAG, kode_barcode: 'KNG0012346', kode_intern: 'S12-B3' }]);
    await expect(pdfAsText(bytes)).toMatchFileSnapshot('../../golden/tag.pdf.golden.txt');
    expect(bytes.toString('latin1')).toContain('/MediaBox [0 0 223.9');
  });

  it('prints a price only when it is given one', async () => {
    const texts = readPdfText(await pdf([{ ...TAG, harga: 12_709_000 }], { ...TAG_SIZE, symbol: 'qr' }));
    expect(texts.map(({ text }) => text)).toContain('Rp. 12.709.000');
  });

  it('says first that it is a copy', async () => {
    const words = readPdfText(await pdf([{ ...TAG, salinan: 2 }])).map(({ text }) => text);
    expect(words.join(' ')).toContain('SALINAN 2 GELANG');
    expect(tagName({ ...TAG, salinan: 0 })).toBe(TAG.nama_barang);
  });

  it('keeps the print inside the two wings', async () => {
    const texts = readPdfText(await pdf([{ ...TAG, nama_barang: 'PANJANG '.repeat(60) }]));
    const wings = (44 * 72) / 25.4;
    expect(texts.every(({ x, y }) => x > 0 && x < wings && y < (10 * 72) / 25.4)).toBe(true);
  });
});

describe('tagModule', () => {
  it('is a whole number of printer dots', () => {
    expect(tagModule('0012345678', TAG_SIZE)).toBe(0.125);
    expect(tagModule('0012345678', { ...TAG_SIZE, wingWidth: 30 })).toBe(0.25);
  });

  it('refuses a code that cannot be read at that size', () => {
    expect(() => tagModule('KNG-2026-ABCDEFGH', TAG_SIZE)).toThrow(/26.1|needs/);
  });
});
