import { type DokumenType, defineDokumen } from '../dokumen.ts';
import type { Text } from '../text.ts';

const customer = { kind: 'text', label: { id: 'Customer', en: 'Customer' }, in: ['list', 'detail'] } as const;
const amount = { kind: 'rupiah', label: { id: 'Jumlah', en: 'Amount' }, in: ['list', 'detail'] } as const;
const remark = { kind: 'text', label: { id: 'Keterangan', en: 'Remark' }, in: ['detail'] } as const;
const head = { nama_customer: customer, grand_total: amount, keterangan: remark } as const;
const rp = (label: Text) => ({ kind: 'rupiah', label, in: ['detail'] }) as const;
const MONEY = ['KAS', 'BANK', 'PIUTANG_GESEK', 'BIAYA_ADMIN_BANK'] as const;
const shared = {
  screen: '/lihat-cicilan',
  gate: { module: 'CICILAN_MODULE' },
  party: 'customer',
} as const satisfies Partial<DokumenType>;
const following = {
  ...shared,
  address: 'no',
  asal: { of: 'document', required: true },
  head,
} as const;
const cancelled = (awalan: string, kategori: `BATAL ${string}`) =>
  ({
    awalan,
    access: 'cicilan.cancel',
    menu: '/batal-cicilan',
    kategori,
    kategoriKas: 'BATAL_CICILAN',
  }) as const;

/** A piece held for a customer who pays it in months: its price is fixed, its terms are those of that day (modules-2 §10). */
export const CICILAN = defineDokumen({
  ...shared,
  jenis: 'CICILAN',
  title: { id: 'Kontrak Cicilan', en: 'Instalment contract' },
  screenTitle: { id: 'Lihat Cicilan', en: 'View instalments' },
  awalan: 'CI',
  path: 'cicilan',
  entity: 'cicilan',
  address: 'no',
  menu: { group: 'transaksi', section: 'hutang', order: 41, icon: 'list' },
  money: 'in',
  access: { post: 'cicilan.post', read: 'cicilan.read' },
  batal: cancelled('NI', 'BATAL CICILAN'),
  roles: { D: MONEY, K: ['TITIPAN_CICILAN', 'PENDAPATAN_LAIN'] },
  head: { kode_sales: { kind: 'text', label: { id: 'Sales', en: 'Sales person' }, in: ['detail'] }, ...head },
  lines: {
    table: 'cicilan_detail',
    fields: {
      jatuh_tempo: { kind: 'date', label: { id: 'Jatuh Tempo', en: 'Due date' }, in: ['detail'] },
      angsuran: rp({ id: 'Angsuran', en: 'Instalment' }),
    },
  },
  paper: {
    name: 'voucher',
    title: { id: 'Kontrak Cicilan', en: 'Instalment contract' },
    signer: { id: 'Pembeli', en: 'Buyer' },
  },
});

/** A payment: of rows, the oldest first, and of fines. The last one sells the piece in the same visit. */
export const CICILAN_BAYAR = defineDokumen({
  ...following,
  jenis: 'CICILAN_BAYAR',
  title: { id: 'Bayar Cicilan', en: 'Instalment paid' },
  awalan: 'CT',
  path: 'cicilan-bayar',
  entity: 'cicilan-bayar',
  money: 'in',
  access: { post: 'cicilan.post', read: 'cicilan.read' },
  batal: cancelled('ZD', 'BATAL BAYAR CICILAN'),
  roles: { D: MONEY, K: ['TITIPAN_CICILAN', 'PENDAPATAN_DENDA_CICILAN'] },
  lines: {
    table: 'cicilan_bayar_detail',
    fields: {
      baris: { kind: 'integer', label: { id: 'Angsuran Ke', en: 'Instalment no.' }, in: ['detail'] },
      angsuran: rp({ id: 'Angsuran', en: 'Instalment' }),
      denda: rp({ id: 'Denda', en: 'Penalty' }),
      hapus: rp({ id: 'Denda Dihapus', en: 'Fine waived' }),
      potongan: rp({ id: 'Potongan', en: 'Taken off' }),
    },
  },
  paper: {
    name: 'voucher',
    title: { id: 'Bukti Bayar Cicilan', en: 'Proof of a payment in instalments' },
    signer: { id: 'Kasir', en: 'Cashier' },
  },
});

/** The end of one that was not paid: the piece goes back to a tray, a share is kept, the rest is owed to the customer. */
const ended = (
  kind: Pick<DokumenType, 'title' | 'awalan' | 'path' | 'access'> & {
    jenis: 'CICILAN_LELANG' | 'CICILAN_PUTUS';
  },
) =>
  defineDokumen({
    ...following,
    ...kind,
    entity: kind.path,
    asal: { of: 'document', required: true, menutup: true },
    money: 'none',
    head: { nama_customer: customer, keterangan: remark },
    roles: { D: ['TITIPAN_CICILAN'], K: ['PENDAPATAN_HANGUS', 'HUTANG_KELEBIHAN_CICILAN'] },
    lines: {
      table: 'cicilan_akhir_detail',
      one: true,
      fields: {
        dibayar: rp({ id: 'Sudah Dibayar', en: 'Paid so far' }),
        hangus: rp({ id: 'Hangus', en: 'Kept' }),
        kembali: rp({ id: 'Kelebihan', en: 'Surplus' }),
      },
    },
    paper: { name: 'voucher', title: kind.title, signer: { id: 'Pembeli', en: 'Buyer' } },
  });

export const CICILAN_LELANG = ended({
  jenis: 'CICILAN_LELANG',
  title: { id: 'Lelang Cicilan', en: 'Instalments auctioned' },
  awalan: 'CE',
  path: 'cicilan-lelang',
  access: { post: 'cicilan.lelang', read: 'cicilan.read' },
});
export const CICILAN_PUTUS = ended({
  jenis: 'CICILAN_PUTUS',
  title: { id: 'Batal Cicilan', en: 'Instalments called off' },
  awalan: 'CX',
  path: 'cicilan-putus',
  access: { post: 'cicilan.putus', read: 'cicilan.read' },
});

/** What an ended one left is paid out, whole. */
export const CICILAN_KELEBIHAN = defineDokumen({
  ...following,
  jenis: 'CICILAN_KELEBIHAN',
  title: { id: 'Kelebihan Cicilan Dibayar', en: 'Surplus of instalments paid out' },
  awalan: 'CK',
  path: 'cicilan-kelebihan',
  entity: 'cicilan-kelebihan',
  money: 'out',
  access: { post: 'cicilan.kembali', read: 'cicilan.read' },
  roles: { D: ['HUTANG_KELEBIHAN_CICILAN'], K: ['KAS', 'BANK'] },
  paper: {
    name: 'voucher',
    title: { id: 'Kelebihan Cicilan Dibayar', en: 'Surplus of instalments paid out' },
    signer: { id: 'Penerima', en: 'Received by' },
  },
});

/** What nobody fetched in LELANG_KELEBIHAN_HARI; a job posts it. */
export const CICILAN_HANGUS = defineDokumen({
  ...following,
  jenis: 'CICILAN_HANGUS',
  title: { id: 'Kelebihan Cicilan Hangus', en: 'Surplus of instalments expired' },
  awalan: 'CH',
  path: 'cicilan-hangus',
  entity: 'cicilan-hangus',
  money: 'none',
  access: { post: 'cicilan.lelang', read: 'cicilan.read' },
  roles: { D: ['HUTANG_KELEBIHAN_CICILAN'], K: ['PENDAPATAN_LAIN'] },
});

export default [CICILAN, CICILAN_BAYAR, CICILAN_LELANG, CICILAN_PUTUS, CICILAN_KELEBIHAN, CICILAN_HANGUS];
