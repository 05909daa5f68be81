/** The masters of diamonds: grading lists as laboratories use them, prices and suppliers. */
const graded = (list: string, grades: readonly (readonly [kode: string, nama: string])[]) => {
  const rows = grades.map(([kode, nama], index) => ({
    [`kode_${list}`]: kode,
    [`nama_${list}`]: nama,
    urut: index + 1,
  }));
  return [`batu-${list}`, rows] as const;
};

const FINISH = [
  ['EX', 'EXCELLENT'],
  ['VG', 'VERY GOOD'],
  ['G', 'GOOD'],
  ['F', 'FAIR'],
  ['P', 'POOR'],
] as const;
const SHAPES = [
  ['RD', 'ROUND BRILLIANT'],
  ['PR', 'PRINCESS'],
  ['OV', 'OVAL'],
  ['CU', 'CUSHION'],
  ['EM', 'EMERALD'],
  ['PS', 'PEAR'],
  ['MQ', 'MARQUISE'],
  ['HS', 'HEART'],
  ['BG', 'BAGUETTE'],
] as const;
const CLARITIES = ['FL', 'IF', 'VVS1', 'VVS2', 'VS1', 'VS2', 'SI1', 'SI2', 'I1', 'I2', 'I3'];
const CLARITY_NAMES = [
  'FLAWLESS',
  'INTERNALLY FLAWLESS',
  'VERY VERY SLIGHTLY INCLUDED 1',
  'VERY VERY SLIGHTLY INCLUDED 2',
  'VERY SLIGHTLY INCLUDED 1',
  'VERY SLIGHTLY INCLUDED 2',
  'SLIGHTLY INCLUDED 1',
  'SLIGHTLY INCLUDED 2',
  'INCLUDED 1',
  'INCLUDED 2',
  'INCLUDED 3',
];
const colourName = (kode: string): string => {
  if (kode < 'G') return 'COLORLESS';
  return kode < 'K' ? 'NEAR COLORLESS' : 'FAINT';
};

/** Rupiah per carat of a round F VVS1 below 18 points; larger, lesser and tinted stones follow from it. */
const BASE_RP = 14_000_000;
const SIZES = [
  { poin_from: 1, poin_to: 17, percent: 100 },
  { poin_from: 18, poin_to: 49, percent: 190 },
  { poin_from: 50, poin_to: 99, percent: 340 },
];
const PRICED = [
  ['F', 'VVS1', 100],
  ['F', 'VS1', 85],
  ['G', 'VVS1', 92],
  ['G', 'VS1', 78],
  ['H', 'SI1', 60],
] as const;
const BUY_PERCENT = 70;
const share = (rupiah: number, percent: number): number => Math.floor((rupiah * percent) / 100_000) * 1000;

const PARAMETER_BERLIAN = SIZES.flatMap(({ poin_from, poin_to, percent }) =>
  PRICED.map(([kode_color, kode_clarity, grade]) => {
    const harga_jual = share(share(BASE_RP, percent), grade);
    return {
      kode_shape: 'RD',
      kode_color,
      kode_clarity,
      poin_from,
      poin_to,
      harga_jual,
      harga_beli: share(harga_jual, BUY_PERCENT),
    };
  }),
);

const supplier = (
  kode_supplier: string,
  nama_supplier: string,
  cara_beli: 'PUTUS' | 'KONSINYASI',
  tempo_hari: number,
) => ({
  kode_supplier,
  nama_supplier,
  alamat_supplier: 'JL. PASAR BARU, JAKARTA PUSAT',
  no_hp: '080000001234',
  pkp: cara_beli === 'PUTUS',
  cara_beli,
  tempo_hari,
});

/** Rows by master, every grade before the prices that name it. */
export const stoneRows: readonly (readonly [master: string, rows: readonly object[]])[] = [
  graded('polish', FINISH),
  graded('symmetry', FINISH),
  graded('cutgrade', [['ID', 'IDEAL'], ...FINISH]),
  graded('fluorescence', [
    ['NON', 'NONE'],
    ['FNT', 'FAINT'],
    ['MED', 'MEDIUM'],
    ['STG', 'STRONG'],
    ['VST', 'VERY STRONG'],
  ]),
  graded(
    'clarity',
    CLARITIES.map((kode, index) => [kode, CLARITY_NAMES[index] ?? kode] as const),
  ),
  graded(
    'color',
    [...'DEFGHIJKLM'].map((kode) => [kode, `${kode} (${colourName(kode)})`] as const),
  ),
  graded('shape', SHAPES),
  ['parameter-berlian', PARAMETER_BERLIAN],
  [
    'supplier-berlian',
    [supplier('SBA', 'SINAR BERLIAN ABADI', 'PUTUS', 30), supplier('PTM', 'PERMATA TIMUR', 'KONSINYASI', 60)],
  ],
];
