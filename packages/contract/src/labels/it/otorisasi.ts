const otorisasi = {
  'Alasan Ditolak|Reason refused': 'Motivo del rifiuto',
  'Diputuskan Oleh|Decided by': 'Deciso da',
  'Disetujui|Approved': 'Approvato',
  'Ditolak|Refused': 'Rifiutato',
  'Keputusan|Decision': 'Decisione',
  'Laporan Otorisasi|Authorisations': 'Report autorizzazioni',
  'Manual|Manual': 'Manuale',
  'QR|QR': 'QR',
  'Sidik Jari|Fingerprint': 'Impronta',
  'Dipakai|Used': 'Usata',
};
export default otorisasi;
