import type id from '../id/setor-bank.ts';

const setorBank: Record<keyof typeof id, string | Record<string, string>> = {
  add: 'Versa o preleva',
  arah: 'Direzione',
  jumlah_rp: 'Importo',
  keterangan: 'Nota',
  no_rekening: 'Conto',
  saveIn: 'Preleva {{amount}}',
  saveOut: 'Versa {{amount}}',
  searchPlaceholder: 'N. documento, nota',
  SETOR: 'In banca',
  TARIK: 'Dalla banca',
  title: 'Versamenti e prelievi',
};
export default setorBank;
