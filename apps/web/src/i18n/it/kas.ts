import type id from '../id/kas.ts';

const kas: Record<keyof typeof id, string | Record<string, string>> = {
  add: 'Nuovo movimento',
  balance: 'Cassa di oggi',
  chooseKategori: 'Scegli categoria',
  in: 'Entrata di cassa',
  jenis: 'Tipo',
  jumlah_rp: 'Importo',
  kategori: 'Categoria',
  KELUAR: 'Uscita',
  keluar: 'Uscita',
  keterangan: 'Causale',
  MASUK: 'Entrata',
  masuk: 'Entrata',
  noKategori: 'Nessuna categoria',
  out: 'Uscita di cassa',
  saldo_akhir: 'Saldo attuale',
  saldo_awal: 'Saldo iniziale',
  saveIn: 'Incassa {{amount}}',
  saveOut: 'Preleva {{amount}}',
  searchPlaceholder: 'N. documento, categoria, causale',
  title: 'Entrate e uscite di cassa',
};
export default kas;
