import type id from '../id/laporan-keuangan.ts';

const laporanKeuangan: Record<keyof typeof id, string> = {
  akun: '科目',
  arusKas: 'キャッシュ・フロー',
  banding: '比較',
  bandingKosong: '{{hari}}には記帳がなく、比較できません（帳簿は{{mulai}}から）',
  bandingSebagian: '{{hari}}の記帳は一部だけのため（帳簿は{{mulai}}から）、比較しません',
  bandingSEBELUMNYA: '比較：前の期間',
  bandingTAHUN_LALU: '比較：前年',
  bandingTANPA: '比較なし',
  dibanding: '{{hari}}と比較',
  filter: '表示内容',
  jumlah: '合計',
  kolom: '列',
  kolomBULAN: '月別',
  kolomSATU: '1列',
  kolomTOKO: '店舗別',
  kosong: '仕訳はまだありません',
  labaRugi: '損益計算書',
  mulai: '開始日',
  neraca: '貸借対照表',
  rentang: '期間',
  sampai: '終了日',
  sebelumMulai: 'まだ記帳がありません（帳簿は{{mulai}}から）',
  takAdaPembanding: '前期なし',
  tanggal: '基準日',
};
export default laporanKeuangan;
