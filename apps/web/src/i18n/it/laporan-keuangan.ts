import type id from '../id/laporan-keuangan.ts';

const laporanKeuangan: Record<keyof typeof id, string> = {
  akun: 'Conto',
  arusKas: 'Flussi di cassa',
  banding: 'Confronta',
  bandingKosong: 'Nulla è registrato il {{hari}}: nessun confronto (i libri iniziano il {{mulai}})',
  bandingSebagian: 'I libri hanno solo una parte di {{hari}} (iniziano il {{mulai}}): nessun confronto',
  bandingSEBELUMNYA: 'Contro: precedente',
  bandingTAHUN_LALU: 'Contro: un anno prima',
  bandingTANPA: 'Senza confronto',
  dibanding: 'Confrontato con {{hari}}',
  filter: 'Che cosa si mostra',
  jumlah: 'Totale',
  kolom: 'Colonne',
  kolomBULAN: 'Per mese',
  kolomSATU: 'Una colonna',
  kolomTOKO: 'Per negozio',
  kosong: 'Ancora nessun giornale',
  labaRugi: 'Conto economico',
  mulai: 'Dal',
  neraca: 'Stato patrimoniale',
  rentang: 'Periodo',
  sampai: 'Al',
  sebelumMulai: 'Ancora nulla è registrato: i libri iniziano il {{mulai}}',
  takAdaPembanding: 'nulla prima',
  tanggal: 'Alla data',
};
export default laporanKeuangan;
