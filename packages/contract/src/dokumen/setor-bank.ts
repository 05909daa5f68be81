import { defineDokumen } from '../dokumen.ts';

/** Cash of the drawer taken to an account of the shop, and back: two kinds, alike but for their direction. */
const bank = (arah: 'SETOR' | 'TARIK') => {
  const setor = arah === 'SETOR';
  const title = setor ? { id: 'Setor Bank', en: 'To the bank' } : { id: 'Tarik Bank', en: 'From the bank' };
  return defineDokumen({
    jenis: `${arah}_BANK`,
    title,
    screenTitle: { id: 'Setor dan Tarik Bank', en: 'Bank deposits and withdrawals' },
    awalan: setor ? 'SB' : 'TK',
    path: 'setor-bank',
    entity: 'setor-bank',
    screen: '/setor-bank',
    ...(setor && { menu: { group: 'keuangan', section: 'bank', order: 5, icon: 'building-bank' } }),
    list: true,
    party: 'none',
    money: setor ? 'out' : 'in',
    access: { post: 'kas.post', read: 'laporan.read' },
    batal: { awalan: 'BB', access: 'kas.cancel', kategori: 'BATAL SETOR BANK' },
    roles: setor ? { D: ['BANK'], K: ['KAS'] } : { D: ['KAS'], K: ['BANK'] },
    head: {
      no_rekening: {
        kind: 'text',
        label: { id: 'No Rekening', en: 'Bank account no.' },
        in: ['list', 'detail', 'export'],
      },
      keterangan: {
        kind: 'text',
        label: { id: 'Keterangan', en: 'Remark' },
        in: ['list', 'detail', 'export'],
      },
      grand_total: {
        kind: 'rupiah',
        label: { id: 'Jumlah', en: 'Amount' },
        in: ['list', 'detail', 'export'],
      },
    },
    paper: { name: 'voucher', title, signer: { id: 'Penyetor', en: 'Paid by' } },
  });
};

export const SETOR_BANK = bank('SETOR');
export const TARIK_BANK = bank('TARIK');

export default [SETOR_BANK, TARIK_BANK];
