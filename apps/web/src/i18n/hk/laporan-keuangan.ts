import type id from '../id/laporan-keuangan.ts';

const laporanKeuangan: Record<keyof typeof id, string> = {
  akun: '科目',
  arusKas: '現金流量表',
  banding: '比較',
  bandingKosong: '{{hari}} 尚無帳目：無可比較（帳簿始於 {{mulai}}）',
  bandingSebagian: '{{hari}} 的帳目不完整（帳簿始於 {{mulai}}）：不作比較',
  bandingSEBELUMNYA: '對比：上一期',
  bandingTAHUN_LALU: '對比：去年同期',
  bandingTANPA: '不比較',
  dibanding: '與 {{hari}} 比較',
  filter: '顯示內容',
  jumlah: '總計',
  kolom: '欄位',
  kolomBULAN: '按月',
  kolomSATU: '單欄',
  kolomTOKO: '按店',
  kosong: '尚無日記帳',
  labaRugi: '損益表',
  mulai: '由',
  neraca: '資產負債表',
  rentang: '期間',
  sampai: '至',
  sebelumMulai: '尚無帳目：帳簿始於 {{mulai}}',
  takAdaPembanding: '無前期',
  tanggal: '截至',
};
export default laporanKeuangan;
