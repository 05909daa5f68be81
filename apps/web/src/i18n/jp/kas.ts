import type id from '../id/kas.ts';

const kas: Record<keyof typeof id, string | Record<string, string>> = {
  add: '入出金を登録',
  balance: '本日の現金',
  chooseKategori: '区分を選択',
  in: '入金',
  jenis: '種別',
  jumlah_rp: '金額',
  kategori: '区分',
  KELUAR: '出金',
  keluar: '出金',
  keterangan: '摘要',
  MASUK: '入金',
  masuk: '入金',
  noKategori: '区分がありません',
  out: '出金',
  saldo_akhir: '現在残高',
  saldo_awal: '開始残高',
  saveIn: '{{amount}}を入金',
  saveOut: '{{amount}}を出金',
  searchPlaceholder: '伝票番号、区分、摘要',
  title: '現金入出金',
};
export default kas;
