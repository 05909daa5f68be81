import type id from '../id/hadiah.ts';

const hadiah: Record<keyof typeof id, string | Record<string, string>> = {
  add: 'Dai un omaggio',
  arah: 'Direzione',
  KELUAR: 'Uscita',
  keterangan: 'Nota',
  kode_customer: 'Socio',
  kode_hadiah: 'Omaggio',
  MASUK: 'Entrata',
  qty: 'Quantità',
  saveKELUAR: 'Togli dal magazzino',
  saveMASUK: 'Metti in magazzino',
  saveTUKAR: 'Dai per punti',
  searchPlaceholder: 'N. documento, nota',
  title: 'Omaggi ai soci',
  TUKAR: 'Per punti',
};
export default hadiah;
