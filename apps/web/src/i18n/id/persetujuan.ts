const persetujuan = {
  becomes: '{{from}} menjadi {{to}}',
  close: 'Selesai',
  copied: 'Tautan disalin',
  copy: 'Salin tautan',
  linkHelp: 'Customer memindai QR ini, lalu menjawab di HP-nya sendiri. Jawaban hanya satu kali.',
  linkTitle: 'Tautan persetujuan {{no}}',
  no: 'Ditolak {{time}} oleh {{name}}',
  qr: 'QR tautan persetujuan {{no}}',
  reasonBELUM_DIATUR: 'Tidak dikirim: akun WhatsApp belum diatur',
  reasonBELUM_SIAP: 'Belum semua barang selesai',
  reasonBERHENTI: 'Tidak dikirim: customer tidak mau menerima pesan',
  reasonSUDAH: 'Sudah diingatkan hari ini',
  reasonTANPA_WA: 'Tidak dikirim: customer tidak punya nomor WhatsApp',
  send: 'Kirim lewat WhatsApp',
  sent: 'Tautan dikirim lewat WhatsApp',
  showLink: 'Tampilkan QR',
  title: 'Persetujuan',
  waiting: 'Belum dijawab, diminta {{time}}',
  yes: 'Disetujui {{time}} oleh {{name}}',
} as const;
export default persetujuan;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    persetujuan: typeof persetujuan;
  }
}
