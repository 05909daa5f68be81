const otorisasi = {
  'Alasan Ditolak|Reason refused': 'Sebab ditolak',
  'Diputuskan Oleh|Decided by': 'Diputuskan oleh',
  'Disetujui|Approved': 'Diluluskan',
  'Ditolak|Refused': 'Ditolak',
  'Keputusan|Decision': 'Keputusan',
  'Laporan Otorisasi|Authorisations': 'Laporan kelulusan',
  'Manual|Manual': 'Manual',
  'QR|QR': 'QR',
  'Sidik Jari|Fingerprint': 'Cap jari',
  'Dipakai|Used': 'Digunakan',
};
export default otorisasi;
