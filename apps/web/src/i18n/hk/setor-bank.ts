import type id from '../id/setor-bank.ts';

const setorBank: Record<keyof typeof id, string | Record<string, string>> = {
  add: '存款或提款',
  arah: '方向',
  jumlah_rp: '金額',
  keterangan: '備註',
  no_rekening: '帳戶',
  saveIn: '提取 {{amount}}',
  saveOut: '存入 {{amount}}',
  searchPlaceholder: '單據號碼、備註',
  SETOR: '存入銀行',
  TARIK: '從銀行提取',
  title: '銀行存款與提款',
};
export default setorBank;
