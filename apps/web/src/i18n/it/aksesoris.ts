import type id from '../id/aksesoris.ts';

const aksesoris: Record<keyof typeof id, string | Record<string, string>> = {
  add: 'Entrata / uscita',
  AMBIL: 'Uscita',
  arah: 'Direzione',
  cara: 'Pagato',
  harga: 'Costo di uno',
  keterangan: 'Nota',
  kode_barcode: 'Accessorio',
  kode_supplier: 'Fornitore',
  KREDIT: 'A credito',
  no_nota_supplier: 'Nota del fornitore',
  no_rekening: 'Conto',
  qty: 'Quantità',
  saveAMBIL: 'Togli dalla giacenza',
  saveTAMBAH: 'Metti in giacenza',
  searchPlaceholder: 'N. documento, nota',
  sebab: 'Causa',
  TAMBAH: 'Entrata',
  title: 'Giacenza accessori',
  TRANSFER: 'Bonifico',
  TUNAI: 'Contanti',
};
export default aksesoris;
