import { expect, it } from 'vitest';
import type { PaperModel } from './paper-model.ts';
import { writeNotaPdf } from './pdf/nota.ts';
import { receiptLines } from './receipt.ts';
import { collect } from './testing/collect.ts';
import { pdfAsText } from './testing/pdf-text.ts';
import { TOKO } from './testing/samples.ts';
import { type Visit, type VisitLoan, visitPaper } from './visit-paper.ts';

const loan = (no: number, more: Partial<VisitLoan>): VisitLoan => ({
  no_hutang: `HTK0126010100${no}`,
  cara: 'TEBUS',
  pokok: 0,
  bunga: 0,
  denda: 0,
  biaya: 0,
  diskon: 0,
  sisa: 0,
  jatuh_tempo: '2026-06-01',
  batal: false,
  ...more,
});
const VISIT: Visit = {
  number: 'HGK01260217000',
  tanggal: '2026-02-17 10:42',
  party: { nama: 'SITI AMINAH', alamat: 'JL MAWAR 7', no_hp: '081234567890' },
  loans: [
    loan(1, { pokok: 5_000_000, bunga: 196_000, denda: 25_000 }),
    loan(2, { cara: 'PERPANJANG', bunga: 33_500, diskon: 3_500, sisa: 2_000_000 }),
    loan(3, { cara: 'CICIL', pokok: 500_000, bunga: 17_000, sisa: 500_000 }),
  ],
  payments: [
    { label: 'TUNAI', value: 5_000_000 },
    { label: 'TRANSFER 123', value: 1_000_000 },
  ],
  kembali: 232_000,
  keterangan: '',
  people: [['Kasir', 'KASIR01']],
  salinan: 0,
};
const whole = (visit: Visit): PaperModel => ({
  ...visitPaper(visit),
  toko: TOKO,
  printed: { user: 'KASIR01', at: '2026-02-17 10:42' },
});

it('adds its loans up to one total, and says which of them was reversed since', () => {
  const one = visitPaper(VISIT);
  expect(one.total).toEqual({ label: 'Total Bayar', value: 5_768_000 });
  expect(one.marks).toEqual({ batal: false, salinan: 0 });
  const [first, ...rest] = VISIT.loans;
  if (!first) throw new Error('a loan');
  const later = visitPaper({ ...VISIT, loans: [{ ...first, batal: true }, ...rest], salinan: 2 });
  expect(later.lines?.map(({ values }) => values.cara)).toEqual([
    'Penebusan, BATAL',
    'Perpanjangan sampai 1 Jun 2026',
    'Cicil pokok, sisa Rp. 500.000',
  ]);
  expect(later.marks).toEqual({ batal: false, salinan: 2 });
});

it.each([48, 32] as const)('matches the golden roll at %i columns', async (width) => {
  await expect(`${receiptLines(whole(VISIT), width).join('\n')}\n`).toMatchFileSnapshot(
    `../golden/bersama-${width}.golden.txt`,
  );
});

it('matches the golden A5', async () => {
  const bytes = await collect((out) => writeNotaPdf(whole(VISIT), out));
  await expect(pdfAsText(bytes)).toMatchFileSnapshot('../golden/bersama.pdf.golden.txt');
});
