const titip = {
  'Batal Tambah Titipan|Further deposit cancelled': 'Deposito ulteriore annullato',
  'Batal Titipan|Deposit cancelled': 'Deposito annullato',
  'Batas|Kept until': 'Riservato fino al',
  'Bukti Titip Barang|Proof of a deposit': 'Ricevuta di deposito',
  'Dititipkan|Deposited': 'Versato',
  'Keadaan|State': 'Stato',
  'Kembali Titipan|Deposit paid back': 'Deposito restituito',
  'Lama titip barang (hari)|How long pieces are kept on a deposit (days)': 'Giorni di riserva con deposito',
  'Laporan Titip Uang|Deposits of customers': 'Depositi dei clienti',
  'Penitip|Deposited by': 'Versato da',
  'Selesai|Settled': 'Chiuso',
  'Tambah Titipan|Further deposit': 'Deposito ulteriore',
  'Terbuka|Still open': 'Ancora aperto',
  'Titip Barang|Deposit on pieces': 'Deposito su articoli',
  'Titipan hangus bila titip barang dibatalkan (%)|Share of the deposit kept when its pieces are given up (%)':
    'Quota del deposito trattenuta alla rinuncia (%)',
  'Titipan|Deposit': 'Deposito',
};
export default titip;
