import type id from '../id/hancur.ts';

const hancur: Record<keyof typeof id, string> = {
  add: 'Distruggi pezzi',
  backToBatch: 'Torna al suo lotto di fornitura, per essere rietichettato',
  berat_hancur: 'Peso rottame',
  destroy_one: 'Distruggi {{count}} pezzo',
  destroy_other: 'Distruggi {{count}} pezzi',
  foto: 'Foto',
  full: 'Al massimo {{count}} pezzi alla volta',
  keterangan: 'Nota',
  newLot: 'Nuovo lotto',
  noLot: 'Nessun lotto aperto',
  no_lot: 'Lotto di fusione',
  pieces: 'Pezzi da distruggere',
  proof: 'Prova in PDF',
  remove: 'Togli {{kode_barcode}}',
  scan: 'Barcode',
  scanHere: 'Leggi o digita, poi Invio',
  searchPlaceholder: 'Numero, nota',
  sebab: 'Condizione',
  susut: 'calo {{berat}}',
  title: 'Pezzi distrutti',
  toko: 'Negozio',
};
export default hancur;
