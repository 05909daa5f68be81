import type id from '../id/setorbank.ts';

const setorbank: Record<keyof typeof id, string | Record<string, string>> = {
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
export default setorbank;
