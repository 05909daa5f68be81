import { ANY_DOKUMEN, type DokumenType, defineDokumen } from '../dokumen.ts';

const head: DokumenType['head'] = {
  nama_customer: { kind: 'text', label: { id: 'Customer', en: 'Customer' }, in: ['detail'] },
  poin_dapat: { kind: 'integer', label: { id: 'Poin Didapat', en: 'Points earned' }, in: ['detail'] },
  poin_pakai: { kind: 'integer', label: { id: 'Poin Dipakai', en: 'Points spent' }, in: ['detail'] },
  keterangan: { kind: 'text', label: { id: 'Keterangan', en: 'Remark' }, in: ['detail'] },
};
const shared = {
  path: 'poin',
  screen: ANY_DOKUMEN,
  gate: { module: 'MEMBER_MODULE' },
  party: 'customer',
  money: 'none',
  access: { post: 'member.list', read: 'penjualan.read' },
  roles: { D: [], K: [] },
  head,
} as const satisfies Partial<DokumenType>;

/** Movements of points that no sale makes: what grew too old, and what bringing a member is worth. Jobs post them. */
export const POIN_KEDALUWARSA = defineDokumen({
  ...shared,
  jenis: 'POIN_KEDALUWARSA',
  title: { id: 'Poin Kedaluwarsa', en: 'Expired points' },
  awalan: 'PE',
  entity: 'poin-kedaluwarsa',
});

export const AFILIASI = defineDokumen({
  ...shared,
  jenis: 'AFILIASI',
  title: { id: 'Poin Afiliasi', en: 'Referral points' },
  awalan: 'AF',
  entity: 'afiliasi',
  asal: { of: 'document', required: true },
  batal: { awalan: 'BF', access: 'penjualan.cancel', kategori: 'BATAL AFILIASI' },
});

export default [POIN_KEDALUWARSA, AFILIASI];
