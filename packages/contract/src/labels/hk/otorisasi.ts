const otorisasi = {
  'Alasan Ditolak|Reason refused': '拒絕原因',
  'Diputuskan Oleh|Decided by': '決定人',
  'Disetujui|Approved': '已批准',
  'Ditolak|Refused': '已拒絕',
  'Keputusan|Decision': '決定',
  'Laporan Otorisasi|Authorisations': '授權報表',
  'Manual|Manual': '人手',
  'QR|QR': 'QR',
  'Sidik Jari|Fingerprint': '指紋',
  'Dipakai|Used': '已使用',
};
export default otorisasi;
