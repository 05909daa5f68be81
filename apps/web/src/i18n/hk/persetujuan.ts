import type id from '../id/persetujuan.ts';

const persetujuan: Record<keyof typeof id, string | Record<string, string>> = {
  becomes: '{{from}} 改為 {{to}}',
  close: '完成',
  copied: '已複製連結',
  copy: '複製連結',
  linkHelp: '客戶掃描此 QR，用自己的手機回覆，只可一次。',
  linkTitle: '同意連結 {{no}}',
  no: '{{name}} 於 {{time}} 拒絕',
  qr: '同意連結 {{no}} 的 QR',
  reasonBELUM_DIATUR: '未發送：尚未設定 WhatsApp 帳戶',
  reasonBELUM_SIAP: '尚有物品未完成',
  reasonBERHENTI: '未發送：客戶不接收訊息',
  reasonSUDAH: '今日已提醒',
  reasonTANPA_WA: '未發送：客戶沒有 WhatsApp 號碼',
  send: '以 WhatsApp 發送',
  sent: '連結已經 WhatsApp 發送',
  showLink: '顯示 QR',
  title: '同意',
  waiting: '未回覆，於 {{time}} 詢問',
  yes: '{{name}} 於 {{time}} 同意',
};
export default persetujuan;
