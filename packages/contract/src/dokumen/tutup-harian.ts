import { defineDokumen } from '../dokumen.ts';

/** Cash that a closing counted more or less than its books; the closing itself is no document. */
export const TUTUP_HARIAN = defineDokumen({
  jenis: 'TUTUP_HARIAN',
  title: { id: 'Selisih Kas Tutup Harian', en: 'Cash difference of a closing' },
  awalan: 'TH',
  path: 'hari',
  entity: 'hari',
  screen: '/tutup-harian',
  party: 'none',
  money: 'both',
  access: { post: 'hari.close', read: 'hari.expected' },
  roles: { D: ['KAS', 'SELISIH_KAS'], K: ['KAS', 'SELISIH_KAS'] },
  head: {
    grand_total: { kind: 'rupiah', label: { id: 'Selisih', en: 'Difference' }, in: ['detail'] },
    keterangan: { kind: 'text', label: { id: 'Catatan', en: 'Note' }, in: ['detail'] },
  },
});

export default [TUTUP_HARIAN];
