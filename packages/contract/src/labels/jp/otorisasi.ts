const otorisasi = {
  'Alasan Ditolak|Reason refused': '却下理由',
  'Diputuskan Oleh|Decided by': '判断者',
  'Disetujui|Approved': '承認',
  'Ditolak|Refused': '却下',
  'Keputusan|Decision': '判断',
  'Laporan Otorisasi|Authorisations': '承認レポート',
  'Manual|Manual': '手動',
  'QR|QR': 'QR',
  'Sidik Jari|Fingerprint': '指紋',
  'Dipakai|Used': '使用済み',
};
export default otorisasi;
