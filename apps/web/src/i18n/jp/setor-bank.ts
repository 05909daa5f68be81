import type id from '../id/setor-bank.ts';

const setorBank: Record<keyof typeof id, string | Record<string, string>> = {
  add: '入金または引出',
  arah: '方向',
  jumlah_rp: '金額',
  keterangan: '備考',
  no_rekening: '口座',
  saveIn: '{{amount}} を引き出す',
  saveOut: '{{amount}} を入金する',
  searchPlaceholder: '伝票番号、備考',
  SETOR: '銀行へ入金',
  TARIK: '銀行から引出',
  title: '銀行入出金',
};
export default setorBank;
