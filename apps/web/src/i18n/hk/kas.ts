import type id from '../id/kas.ts';

const kas: Record<keyof typeof id, string | Record<string, string>> = {
  add: '新增現金單據',
  balance: '今日現金',
  chooseKategori: '選擇分類',
  in: '現金收入',
  jenis: '類別',
  jumlah_rp: '金額',
  kategori: '分類',
  KELUAR: '支出',
  keluar: '支出',
  keterangan: '說明',
  MASUK: '收入',
  masuk: '收入',
  noKategori: '沒有分類',
  out: '現金支出',
  saldo_akhir: '現時結餘',
  saldo_awal: '期初結餘',
  saveIn: '收取 {{amount}}',
  saveOut: '支付 {{amount}}',
  searchPlaceholder: '單據編號、分類、說明',
  title: '現金收支',
};
export default kas;
