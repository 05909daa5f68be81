import { type DokumenType, defineDokumen } from '../dokumen.ts';
import type { Text } from '../text.ts';

const customer = { kind: 'text', label: { id: 'Customer', en: 'Customer' }, in: ['list', 'detail'] } as const;
const amount = { kind: 'rupiah', label: { id: 'Jumlah', en: 'Amount' }, in: ['list', 'detail'] } as const;
const remark = { kind: 'text', label: { id: 'Keterangan', en: 'Remark' }, in: ['list', 'detail'] } as const;
const rp = (label: Text) => ({ kind: 'rupiah', label, in: ['detail'] }) as const;
const NO_HUTANG = {
  kind: 'text',
  label: { id: 'No Hutang', en: 'Pledge no.' },
  in: ['detail'],
} as const;
/** What became of a loan: one line, each kind with the figures it has. Without money a document's own total is nothing. */
const ended = (fields: NonNullable<DokumenType['lines']>['fields']) =>
  ({ table: 'akhir_hutang_detail', fields }) as const;
const shared = {
  gate: { module: 'HUTANG_MODULE' },
  party: 'customer',
  asal: { of: 'document', required: true },
  head: { nama_customer: customer, grand_total: amount, keterangan: remark },
} as const satisfies Partial<DokumenType>;
const moneyless = {
  ...shared,
  money: 'none',
  head: { nama_customer: customer, keterangan: remark },
} as const;
const cancelled = (awalan: string, kategori: `BATAL ${string}`) =>
  ({ awalan, access: 'hutang.hapus', kategori, kategoriKas: 'BATAL_HUTANG' }) as const;

/** A loan whose goods were auctioned: what they were sold for covers what is owed, the rest is the customer's (settled, Pledges 10). */
export const LELANG = defineDokumen({
  ...shared,
  jenis: 'LELANG',
  title: { id: 'Lelang', en: 'Auction of a pledge' },
  awalan: 'LG',
  path: 'lelang',
  entity: 'lelang',
  screen: '/lelang',
  money: 'in',
  access: { post: 'hutang.lelang', read: 'hutang.read' },
  batal: { ...cancelled('VL', 'BATAL LELANG'), segel: 'SELALU' },
  roles: {
    D: ['PERSEDIAAN_LELANG', 'PERSEDIAAN_BELI', 'BIAYA_RUGI_LELANG', 'BIAYA_HAPUS', 'KAS', 'BANK'],
    K: [
      'PIUTANG_GADAI',
      'BIAYA_LELANG',
      'PIUTANG_BUNGA',
      'PENDAPATAN_BUNGA',
      'PENDAPATAN_DENDA',
      'HUTANG_KELEBIHAN',
      'PERSEDIAAN_LELANG',
    ],
  },
  lines: ended({
    no_hutang: NO_HUTANG,
    pembeli: { kind: 'text', label: { id: 'Pembeli', en: 'Buyer' }, in: ['detail'] },
    nilai: rp({ id: 'Nilai Jual', en: 'Sold for' }),
    biaya: rp({ id: 'Biaya Lelang', en: 'Auction costs' }),
    pokok: rp({ id: 'Pokok', en: 'Principal' }),
    bunga: rp({ id: 'Bunga', en: 'Interest' }),
    denda: rp({ id: 'Denda', en: 'Penalty' }),
    kelebihan: rp({ id: 'Kelebihan', en: 'Surplus' }),
    rugi: rp({ id: 'Rugi', en: 'Loss' }),
  }),
  paper: {
    name: 'voucher',
    title: { id: 'Berita Acara Lelang', en: 'Record of an auction' },
    signer: { id: 'Pembeli', en: 'Buyer' },
  },
});

/** A surplus, or what a claim owes, is paid out once and whole. */
const payout = (what: 'KELEBIHAN' | 'KLAIM') => {
  const kelebihan = what === 'KELEBIHAN';
  const title = kelebihan
    ? { id: 'Bayar Kelebihan Lelang', en: 'Surplus paid out' }
    : { id: 'Bayar Klaim', en: 'Claim paid out' };
  return defineDokumen({
    ...shared,
    jenis: `BAYAR_${what}`,
    title,
    awalan: kelebihan ? 'LY' : 'QY',
    path: kelebihan ? 'kelebihan-lelang' : 'bayar-klaim',
    entity: kelebihan ? 'kelebihan-lelang' : 'bayar-klaim',
    screen: kelebihan ? '/kelebihan-lelang' : '/hutang',
    money: 'out',
    access: { post: 'hutang.post', read: 'hutang.read' },
    batal: cancelled(kelebihan ? 'XY' : 'XQ', kelebihan ? 'BATAL BAYAR KELEBIHAN' : 'BATAL BAYAR KLAIM'),
    roles: { D: [kelebihan ? 'HUTANG_KELEBIHAN' : 'HUTANG_KLAIM'], K: ['KAS', 'BANK'] },
    paper: { name: 'voucher', title, signer: { id: 'Penerima', en: 'Received by' } },
  });
};

export const BAYAR_KELEBIHAN = payout('KELEBIHAN');
export const BAYAR_KLAIM = payout('KLAIM');

/** A surplus that nobody fetched in LELANG_KELEBIHAN_HARI; a job posts it. */
export const KELEBIHAN_HANGUS = defineDokumen({
  ...moneyless,
  jenis: 'KELEBIHAN_HANGUS',
  title: { id: 'Kelebihan Lelang Hangus', en: 'Expired surplus' },
  awalan: 'LH',
  path: 'kelebihan-hangus',
  entity: 'kelebihan-hangus',
  screen: '/kelebihan-lelang',
  access: { post: 'hutang.lelang', read: 'hutang.read' },
  batal: cancelled('XE', 'BATAL KELEBIHAN HANGUS'),
  roles: { D: ['HUTANG_KELEBIHAN'], K: ['PENDAPATAN_LAIN'] },
  lines: ended({ no_hutang: NO_HUTANG, kelebihan: rp({ id: 'Kelebihan', en: 'Surplus' }) }),
});

/** Goods of a pledge that the shop lost or damaged: what they are worth clears the loan, the rest is owed. */
export const KLAIM = defineDokumen({
  ...moneyless,
  jenis: 'KLAIM',
  title: { id: 'Klaim Barang Gadai', en: 'Claim for pledged goods' },
  awalan: 'QK',
  path: 'klaim-hutang',
  entity: 'klaim-hutang',
  screen: '/hutang',
  access: { post: 'hutang.hapus', read: 'hutang.read' },
  batal: cancelled('XJ', 'BATAL KLAIM'),
  roles: { D: ['BIAYA_KLAIM', 'BIAYA_HAPUS'], K: ['PIUTANG_GADAI', 'PIUTANG_BUNGA', 'HUTANG_KLAIM'] },
  lines: ended({
    no_hutang: NO_HUTANG,
    nilai: rp({ id: 'Nilai Ganti Rugi', en: 'Compensation' }),
    pokok: rp({ id: 'Pokok', en: 'Principal' }),
    kelebihan: rp({ id: 'Hak Customer', en: 'Due to the customer' }),
  }),
  paper: {
    name: 'voucher',
    title: { id: 'Berita Acara Klaim', en: 'Record of a claim' },
    signer: { id: 'Pemilik Barang', en: 'Owner of the goods' },
  },
});

/** A loan that will not be paid any more. */
export const HAPUS_HUTANG = defineDokumen({
  ...moneyless,
  jenis: 'HAPUS_HUTANG',
  title: { id: 'Hapus Hutang', en: 'Pledge written off' },
  awalan: 'HW',
  path: 'hapus-hutang',
  entity: 'hapus-hutang',
  screen: '/hutang',
  access: { post: 'hutang.hapus', read: 'hutang.read' },
  batal: cancelled('XW', 'BATAL HAPUS HUTANG'),
  roles: { D: ['BIAYA_HAPUS'], K: ['PIUTANG_GADAI', 'PIUTANG_BUNGA'] },
  lines: ended({
    no_hutang: NO_HUTANG,
    pokok: rp({ id: 'Pokok', en: 'Principal' }),
    rugi: rp({ id: 'Rugi', en: 'Loss' }),
  }),
});

/** Interest of a loan that is owed and not paid, booked at a closing (settled, Pledges 12). */
export const AKRUAL_BUNGA = defineDokumen({
  ...moneyless,
  jenis: 'AKRUAL_BUNGA',
  title: { id: 'Akrual Bunga', en: 'Accrued interest' },
  awalan: 'HN',
  path: 'akrual-bunga',
  entity: 'akrual-bunga',
  screen: '/hutang',
  access: { post: 'hari.close', read: 'hutang.read' },
  batal: cancelled('XN', 'BATAL AKRUAL BUNGA'),
  roles: { D: ['PIUTANG_BUNGA'], K: ['PENDAPATAN_BUNGA'] },
  lines: ended({ no_hutang: NO_HUTANG, bunga: rp({ id: 'Bunga', en: 'Interest' }) }),
});

export default [LELANG, BAYAR_KELEBIHAN, BAYAR_KLAIM, KELEBIHAN_HANGUS, KLAIM, HAPUS_HUTANG, AKRUAL_BUNGA];
