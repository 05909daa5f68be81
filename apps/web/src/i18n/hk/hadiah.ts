import type id from '../id/hadiah.ts';

const hadiah: Record<keyof typeof id, string | Record<string, string>> = {
  add: '換禮品',
  arah: '方向',
  KELUAR: '出庫',
  keterangan: '備註',
  kode_customer: '會員',
  kode_hadiah: '禮品',
  MASUK: '入庫',
  qty: '數量',
  saveKELUAR: '出庫',
  saveMASUK: '入庫',
  saveTUKAR: '以積分兌換',
  searchPlaceholder: '單號、備註',
  title: '會員禮品',
  TUKAR: '積分兌換',
};
export default hadiah;
