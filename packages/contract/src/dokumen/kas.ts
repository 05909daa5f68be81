import { defineDokumen } from '../dokumen.ts';

/** Cash into the drawer and out of it: two kinds, alike but for their direction. */
const kas = (arah: 'MASUK' | 'KELUAR') => {
  const masuk = arah === 'MASUK';
  return defineDokumen({
    jenis: `KAS_${arah}`,
    title: masuk ? { id: 'Kas Masuk', en: 'Cash in' } : { id: 'Kas Keluar', en: 'Cash out' },
    awalan: masuk ? 'KM' : 'KK',
    path: 'cash',
    entity: 'kas',
    screen: '/kas',
    party: 'none',
    money: masuk ? 'in' : 'out',
    access: { post: 'kas.post', read: 'laporan.read' },
    batal: { awalan: 'KB', access: 'kas.cancel', kategori: 'BATAL KAS', kemarin: 'BATAL_KAS_KEMARIN' },
    roles: masuk ? { D: ['KAS'], K: [] } : { D: [], K: ['KAS'] },
    head: {
      kategori: { kind: 'text', label: { id: 'Kategori', en: 'Category' }, in: ['list', 'detail'] },
      keterangan: { kind: 'text', label: { id: 'Keterangan', en: 'Remark' }, in: ['list', 'detail'] },
      grand_total: { kind: 'rupiah', label: { id: 'Jumlah', en: 'Amount' }, in: ['list', 'detail'] },
    },
    paper: masuk
      ? {
          name: 'voucher',
          title: { id: 'BUKTI KAS MASUK', en: 'CASH RECEIPT' },
          signer: { id: 'Penyetor', en: 'Paid by' },
        }
      : {
          name: 'voucher',
          title: { id: 'BUKTI KAS KELUAR', en: 'CASH VOUCHER' },
          signer: { id: 'Penerima', en: 'Received by' },
        },
  });
};

export const KAS_MASUK = kas('MASUK');
export const KAS_KELUAR = kas('KELUAR');

export default [KAS_MASUK, KAS_KELUAR];
