import type id from '../id/persetujuan.ts';

const persetujuan: Record<keyof typeof id, string | Record<string, string>> = {
  becomes: '{{from}}から{{to}}へ',
  close: '完了',
  copied: 'リンクをコピーしました',
  copy: 'リンクをコピー',
  linkHelp: 'お客様がこのQRを読み取り、ご自身の電話で一度だけ回答します。',
  linkTitle: '同意リンク {{no}}',
  no: '{{name}}様が{{time}}に拒否',
  qr: '同意リンク {{no}} のQR',
  reasonBELUM_DIATUR: '未送信：WhatsAppアカウントが未設定です',
  reasonBELUM_SIAP: 'まだ終わっていない品があります',
  reasonBERHENTI: '未送信：お客様はメッセージを希望していません',
  reasonSUDAH: '本日は連絡済みです',
  reasonTANPA_WA: '未送信：お客様のWhatsApp番号がありません',
  send: 'WhatsAppで送信',
  sent: 'リンクをWhatsAppで送信しました',
  showLink: 'QRを表示',
  title: '同意',
  waiting: '未回答（{{time}}に依頼）',
  yes: '{{name}}様が{{time}}に同意',
};
export default persetujuan;
