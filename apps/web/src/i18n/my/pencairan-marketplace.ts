import type id from '../id/pencairan-marketplace.ts';

const pencairanMarketplace: Record<keyof typeof id, string | Record<string, string>> = {
  account: 'Akaun',
  add: 'Catat Pembayaran',
  channel: 'Saluran',
  chooseChannel: 'Pilih saluran dahulu',
  nothingWaits: 'Tiada jualan menunggu',
  received: 'Diterima',
  remark: 'Keterangan',
  searchPlaceholder: 'No. dokumen, keterangan',
  settle: 'Bayar {{amount}}',
  title: 'Pembayaran platform',
  waiting: 'Jualan belum dibayar',
  whyLess: 'Sebab kurang {{amount}}',
  whyMore: 'Sebab lebih {{amount}}',
};
export default pencairanMarketplace;
