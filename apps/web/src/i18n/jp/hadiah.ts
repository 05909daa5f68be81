import type id from '../id/hadiah.ts';

const hadiah: Record<keyof typeof id, string | Record<string, string>> = {
  add: '景品と交換',
  arah: '方向',
  KELUAR: '出庫',
  keterangan: '備考',
  kode_customer: '会員',
  kode_hadiah: '景品',
  MASUK: '入庫',
  qty: '数量',
  saveKELUAR: '在庫から出す',
  saveMASUK: '在庫に入れる',
  saveTUKAR: 'ポイントと交換',
  searchPlaceholder: '伝票番号、備考',
  title: '会員景品',
  TUKAR: 'ポイント',
};
export default hadiah;
