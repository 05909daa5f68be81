import { describe, expect, it } from 'vitest';
import type { PaperModel } from './paper-model.ts';
import { paperWords } from './paper-words.ts';
import { writeNotaPdf } from './pdf/nota.ts';
import { writeSlipPdf } from './pdf/slip.ts';
import { type ReceiptWidth, receiptLines } from './receipt.ts';
import { collect } from './testing/collect.ts';
import { readPdfCodes } from './testing/pdf-code.ts';
import { readPdfText } from './testing/pdf-text.ts';
import { CASH_SLIP, closingSlip, nota, notaLine } from './testing/samples.ts';

const NAME = 'GELANG RANTAI SISIK NAGA DENGAN LIONTIN HURUF A DAN BATU ZIRCON PUTIH KOLEKSI';

/** A paper that has one of everything. */
const FULL: PaperModel = nota({
  ...CASH_SLIP,
  title: 'SURAT JALAN',
  lines: [
    notaLine({ nama_barang: NAME, diskon: -25_000, atribut: [{ label: 'Batu zircon', value: 150_000 }] }),
  ],
  people: [
    ['Sales', 'RINA'],
    ['Kasir', 'KASIR01'],
    ['Disetujui oleh', 'SPV1'],
  ],
  marks: { batal: true, salinan: 2 },
});

const BARE: PaperModel = {
  title: 'BUKTI',
  toko: FULL.toko,
  number: 'XX1',
  tanggal: '2026-02-28',
  printed: FULL.printed,
};

const pdfTexts = (bytes: Buffer): string =>
  readPdfText(bytes)
    .map(({ text }) => text)
    .join(' ');
const pdf = (paint: typeof writeNotaPdf, model: PaperModel): Promise<Buffer> =>
  collect((out) => paint(model, out));
const roll = (model: PaperModel, width: ReceiptWidth): string => receiptLines(model, width).join('\n');

/** Every word of it, wherever lines break: neither spaces nor the roll's cuts count. */
const squeezed = (text: string): string => text.replace(/\s+/g, '');

const PAINTERS: [string, (model: PaperModel) => Promise<string>][] = [
  ['an A5', async (model) => pdfTexts(await pdf(writeNotaPdf, model))],
  ['a slip', async (model) => pdfTexts(await pdf(writeSlipPdf, model))],
  ['a roll of 48 columns', async (model) => roll(model, 48)],
  ['a roll of 32 columns', async (model) => roll(model, 32)],
];

describe.each(PAINTERS)('on %s', (painter, paint) => {
  it('a paper says everything it has', async () => {
    const text = squeezed(await paint(FULL));
    // A receipt printer knows a hyphen only.
    const minus = painter.includes('roll') ? '-' : '−';
    const said = [
      'TOKO MAS KENANGA',
      'SURAT JALAN',
      FULL.number,
      '2026-02-28',
      'SALINAN KE-2',
      'BATAL',
      NAME,
      'KNG0012345',
      '750 / 17K',
      '5,230',
      '2.430.000',
      '50.000',
      `${minus}25.000`,
      '12.759.000',
      'Batu zircon',
      '150.000',
      'Kategori',
      'BIAYA OPERASIONAL',
      'Jumlah',
      'Rp. 350.000',
      'TRANSFER BCA',
      '10.000.000',
      'CASH',
      '3.000.000',
      'Kembali',
      '241.000',
      'Tiga ratus lima puluh ribu rupiah',
      'Pembelian alat tulis kantor',
      'Nota hilang: barang',
      'Sales',
      'RINA',
      'Disetujui oleh',
      'SPV1',
      'Printed By KASIR01 / 2026-02-28 10:15',
    ];
    for (const words of said) expect(text).toContain(squeezed(words));
  });

  it('one without lines or money says its facts, one with hardly anything its number', async () => {
    const facts = squeezed(await paint({ ...BARE, facts: [['Ditutup oleh', 'KASIR01']] }));
    expect(facts).toContain('Ditutupoleh');
    expect(facts).toContain('KASIR01');
    const bare = squeezed(await paint(BARE));
    expect(bare).toContain('XX1');
    expect(bare).not.toContain('Terbilang');
    expect(bare).not.toContain('TOTAL');
  });

  it('a drawer is counted line by line', async () => {
    const text = squeezed(await paint(closingSlip(9)));
    for (const figure of ['1.000', '9.000', '81.000', '285.000']) expect(text).toContain(figure);
  });
});

it.each([
  ['an A5', writeNotaPdf],
  ['a slip', writeSlipPdf],
])('%s without lines is one page, and its code gives its number', async (_, paint) => {
  const bytes = await pdf(paint, CASH_SLIP);
  expect(readPdfText(bytes).at(-1)?.page).toBe(1);
  expect(readPdfCodes(bytes)).toEqual([CASH_SLIP.number]);
});

it('a slip speaks the language of its reader, and its last line the words of the spec', async () => {
  const bytes = await collect((out) =>
    writeSlipPdf({ ...CASH_SLIP, marks: { batal: true } }, out, paperWords('en')),
  );
  const text = pdfTexts(bytes);
  for (const words of ['Number', 'Date', 'In words', '(CANCELLED)', 'Printed By KASIR01 /'])
    expect(text).toContain(words);
  expect(text).not.toContain('Terbilang');
});

it('facts that fill more than a page of an A5 go on, all of them and in order', async () => {
  const names = Array.from({ length: 60 }, (_, i) => `BANK ${i}`);
  const texts = readPdfText(
    await pdf(writeNotaPdf, { ...BARE, facts: names.map((name) => [name, 'Rp. 1']) }),
  );
  expect(texts.map(({ text }) => text).filter((text) => text.startsWith('BANK '))).toEqual(names);
  expect(texts.every(({ y }) => y < 400)).toBe(true);
  expect(texts.at(-1)?.page).toBeGreaterThan(2);
});
