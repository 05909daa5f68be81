import { expect, it } from 'vitest';
import { chatText } from './chat.ts';
import { exchangePaper } from './exchange-paper.ts';
import { writeNotaPdf } from './pdf/nota.ts';
import { receiptLines } from './receipt.ts';
import { collect } from './testing/collect.ts';
import { pdfAsText } from './testing/pdf-text.ts';
import { nota, notaLine } from './testing/samples.ts';

const sale = nota({
  lines: [notaLine({ harga: 12_759_000 })],
  payments: [{ label: 'TUNAI', value: 10_000_000 }],
  kembali: 1_916_000,
});
const old = (harga: number) =>
  nota({
    title: 'BUKTI PEMBELIAN',
    number: 'PBKNG260228A1G',
    lines: [
      notaLine({
        nama_barang: 'CINCIN POLOS (BAGUS)',
        kode_barcode: 'KNG0098765 / PJKNG250101002',
        berat: 2100,
        harga_emas: 2_300_000,
        ongkos: 0,
        diskon: -155_000,
        total: harga,
        harga,
      }),
    ],
    quantity: ['Total 1 potong', '2,100 g'],
    sums: [],
    total: { label: 'Dibayarkan', value: harga },
    payments: [
      { label: 'TUKAR TAMBAH', value: harga },
      { label: 'TUNAI', value: 241_000 },
    ],
  });
const whole = (harga: number) => ({
  ...nota(),
  ...exchangePaper({ ...sale, quantity: ['Total 1 potong', '5,230 g'] }, old(harga), 'TTKNG260228001'),
});

it('shows new pieces, old gold and the difference, with all three numbers', () => {
  const paper = whole(4_675_000);
  expect(paper).toMatchObject({
    number: 'PJKNG260228A1F',
    facts: [
      ['No. Tukar', 'TTKNG260228001'],
      ['No. Pembelian', 'PBKNG260228A1G'],
    ],
    total: { label: 'TAMBAH', value: 8_084_000 },
    payments: [{ label: 'TUNAI', value: 10_000_000 }],
  });
  // Weight by price, less what was deducted: the column adds up to the difference.
  expect(paper.lines?.[1]?.values).toMatchObject({ total: -4_675_000, diskon: 155_000 });
  expect(-2.1 * 2_300_000 + 155_000).toBe(-4_675_000);
});

it('says what is paid out where the old gold is worth more, and how', () => {
  expect(whole(13_000_000)).toMatchObject({
    total: { label: 'DIBAYARKAN', value: 241_000 },
    terbilang: 'Dua Ratus Empat Puluh Satu Ribu Rupiah',
    payments: [{ label: 'TUNAI', value: 241_000 }],
  });
});

it.each([48, 32] as const)('matches the golden roll at %i columns', async (width) => {
  await expect(`${receiptLines(whole(4_675_000), width).join('\n')}\n`).toMatchFileSnapshot(
    `../golden/tukar-${width}.golden.txt`,
  );
});

it('matches the golden A5 and the golden message', async () => {
  const paper = whole(4_675_000);
  const bytes = await collect((out) => writeNotaPdf(paper, out));
  await expect(pdfAsText(bytes)).toMatchFileSnapshot('../golden/tukar.pdf.golden.txt');
  await expect(`${chatText(paper, 'TOKO MAS KENANGA')}\n`).toMatchFileSnapshot(
    '../golden/tukar.chat.golden.txt',
  );
});
