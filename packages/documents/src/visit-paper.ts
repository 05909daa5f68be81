import { formatDate, formatRupiah } from './format.ts';
import type { PaperColumn, PaperModel, PaperParty, PaperSum } from './paper-model.ts';
import { inWords } from './paper-words.ts';

/** What was paid on one pledge; integer rupiah. */
export interface VisitLoan {
  no_hutang: string;
  cara: 'TEBUS' | 'PERPANJANG' | 'CICIL';
  pokok: number;
  bunga: number;
  denda: number;
  biaya: number;
  diskon: number;
  /** Principal that is left, and the due date from then on. */
  sisa: number;
  jatuh_tempo: string;
  /** Its document was reversed since. */
  batal: boolean;
}

/** Several pledges of one visit, paid together. */
export interface Visit {
  number: string;
  tanggal: string;
  party: PaperParty;
  loans: readonly VisitLoan[];
  /** What was handed over, and what of it came back. */
  payments: readonly PaperSum[];
  kembali: number;
  keterangan: string;
  people: NonNullable<PaperModel['people']>;
  /** 0 for the original, n for the n-th copy. */
  salinan: number;
}

const figure = (key: string, label: string, zero?: 'dash' | 'hide'): PaperColumn => ({
  key,
  label,
  kind: 'rupiah',
  sheet: 'cell',
  points: 58,
  roll: 'step',
  ...(zero && { zero }),
});

const COLUMNS: readonly PaperColumn[] = [
  { key: 'no_hutang', label: 'No Hutang', kind: 'text', sheet: 'item', roll: 'item', chat: 'item' },
  { key: 'cara', label: 'Pembayaran', kind: 'text', sheet: 'detail', roll: 'left', chat: 'note' },
  figure('pokok', 'Pokok', 'dash'),
  figure('bunga', 'Bunga', 'dash'),
  figure('denda', 'Denda', 'hide'),
  figure('biaya', 'Biaya', 'hide'),
  figure('potongan', 'Potongan', 'hide'),
  {
    key: 'jumlah',
    label: 'Jumlah (Rp)',
    kind: 'rupiah',
    sheet: 'cell',
    points: 72,
    roll: 'amount',
    chat: 'amount',
  },
];

const caraOf = ({ cara, sisa, jatuh_tempo, batal }: VisitLoan): string => {
  const said = {
    TEBUS: 'Penebusan',
    PERPANJANG: `Perpanjangan sampai ${formatDate(jatuh_tempo)}`,
    CICIL: `Cicil pokok, sisa ${formatRupiah(sisa)}`,
  }[cara];
  return batal ? `${said}, BATAL` : said;
};

const totalOf = ({ pokok, bunga, denda, biaya, diskon }: VisitLoan): number =>
  pokok + bunga + denda + biaya - diskon;

/** One receipt over all pledges of a visit: what became of each, one total, the tender and the change. */
export const visitPaper = (visit: Visit): Omit<PaperModel, 'toko' | 'printed'> => {
  const { loans, salinan, ...said } = visit;
  const total = loans.reduce((sum, loan) => sum + totalOf(loan), 0);
  return {
    ...said,
    title: 'BUKTI BAYAR BERSAMA',
    columns: COLUMNS,
    lines: loans.map((loan) => ({
      values: {
        no_hutang: loan.no_hutang,
        cara: caraOf(loan),
        pokok: loan.pokok,
        bunga: loan.bunga,
        denda: loan.denda,
        biaya: loan.biaya,
        potongan: -loan.diskon,
        jumlah: totalOf(loan),
      },
    })),
    quantity: [`Total ${loans.length} pinjaman`, ''],
    total: { label: 'Total Bayar', value: total },
    terbilang: inWords(total),
    signatures: ['Peminjam', 'Hormat kami'],
    marks: { batal: loans.every(({ batal }) => batal), salinan },
  };
};
