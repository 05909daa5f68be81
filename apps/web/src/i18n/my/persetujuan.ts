import type id from '../id/persetujuan.ts';

const persetujuan: Record<keyof typeof id, string | Record<string, string>> = {
  becomes: '{{from}} menjadi {{to}}',
  close: 'Selesai',
  copied: 'Pautan disalin',
  copy: 'Salin pautan',
  linkHelp: 'Pelanggan mengimbas QR ini dan menjawab pada telefonnya sendiri, sekali sahaja.',
  linkTitle: 'Pautan persetujuan {{no}}',
  no: 'Ditolak {{time}} oleh {{name}}',
  qr: 'QR pautan persetujuan {{no}}',
  reasonBELUM_DIATUR: 'Tidak dihantar: akaun WhatsApp belum ditetapkan',
  reasonBELUM_SIAP: 'Belum semua barang siap',
  reasonBERHENTI: 'Tidak dihantar: pelanggan tidak mahu mesej',
  reasonSUDAH: 'Sudah diingatkan hari ini',
  reasonTANPA_WA: 'Tidak dihantar: pelanggan tiada nombor WhatsApp',
  send: 'Hantar melalui WhatsApp',
  sent: 'Pautan dihantar melalui WhatsApp',
  showLink: 'Tunjuk QR',
  title: 'Persetujuan',
  waiting: 'Belum dijawab, diminta {{time}}',
  yes: 'Dipersetujui {{time}} oleh {{name}}',
};
export default persetujuan;
