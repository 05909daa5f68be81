import { ANY_DOKUMEN, defineDokumen } from '../dokumen.ts';

const detail = ['detail'] as const;

/** A supervisor found the cash of a redemption right: the goods may leave [settled, Pledges 13]. It moves no money. */
export const HUTANG_VALIDASI = defineDokumen({
  jenis: 'HUTANG_VALIDASI',
  title: { id: 'Validasi Pelunasan Hutang', en: 'Validation of a redemption' },
  awalan: 'HV',
  path: 'hutang-validasi',
  entity: 'hutang-validasi',
  screen: ANY_DOKUMEN,
  gate: { module: 'VALIDASI_PELUNASAN_HUTANG_MODULE' },
  party: 'customer',
  money: 'none',
  access: { post: 'hutang.validasi', read: 'hutang.read' },
  batal: { awalan: 'XV', access: 'hutang.batal-validasi', kategori: 'BATAL VALIDASI PELUNASAN' },
  roles: { D: [], K: [] },
  asal: { of: 'document', required: true },
  head: {
    nama_customer: { kind: 'text', label: { id: 'Customer', en: 'Customer' }, in: detail },
    keterangan: { kind: 'text', label: { id: 'Keterangan', en: 'Remark' }, in: detail },
  },
});

export default [HUTANG_VALIDASI];
