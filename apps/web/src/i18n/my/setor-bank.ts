import type id from '../id/setor-bank.ts';

const setorBank: Record<keyof typeof id, string | Record<string, string>> = {
  add: 'Deposit atau keluaran',
  arah: 'Arah',
  jumlah_rp: 'Jumlah',
  keterangan: 'Catatan',
  no_rekening: 'Akaun',
  saveIn: 'Keluarkan {{amount}}',
  saveOut: 'Deposit {{amount}}',
  searchPlaceholder: 'No. dokumen, catatan',
  SETOR: 'Ke bank',
  TARIK: 'Dari bank',
  title: 'Deposit dan Keluaran Bank',
};
export default setorBank;
