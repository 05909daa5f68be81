const opname = {
  'Beda Berat|Weighs otherwise': 'Peso diverso',
  'Ditemukan|Found after all': 'Ritrovato',
  'Ganda|Scanned twice': 'Scansionato due volte',
  'Hilang|Missing': 'Mancante',
  'Kelompok|Part of the count': 'Parte della conta',
  'Ketemu|Found': 'Trovato',
  'Klaim|Claim': 'Reclamo',
  'Lain|Apart': 'A parte',
  'Laporan Stock Opname Hutang|Counts of pledge bags': 'Conte dei pegni',
  'Oleh|By': 'Da',
  'Putusan|What became of it': 'Esito',
  'Salah Tempat|Wrong place': 'Posto sbagliato',
  'Stock Opname Hutang|Count pledge bags': 'Conta dei pegni',
  'Sudah Keluar|Gone already': 'Già uscito',
  'Tidak Dikenal|Unknown': 'Sconosciuto',
};
export default opname;
