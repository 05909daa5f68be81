import type id from '../id/export-csv.ts';

const exportCsv: Record<keyof typeof id, string> = {
  DATA: 'Transaksi dan rekod',
  MASTER: 'Data induk',
  about: '± {{rows}} baris',
  download: 'Eksport CSV',
  from: 'Tarikh mula',
  intro: 'Pilih jadual, kedai dan julat tarikh. Fail dihantar baris demi baris, sebesar mana pun jadualnya.',
  logged: 'Setiap eksport direkodkan dalam audit: siapa, jadual, penapis dan bilangan baris.',
  noTable: 'Tiada jadual yang sepadan',
  pickTable: 'Pilih jadual…',
  rows: '{{rows}} baris',
  table: 'Jadual',
  title: 'Eksport CSV',
  to: 'Tarikh akhir',
};
export default exportCsv;
