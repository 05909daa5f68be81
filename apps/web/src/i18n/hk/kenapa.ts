import type id from '../id/kenapa.ts';

const kenapa: Record<keyof typeof id, string | Record<string, string>> = {
  ask: '查詢',
  asked: '篩選：{{asked}}',
  found: '{{nomor}}：{{found}}',
  holds: '擋住',
  lets: '通過',
  nomor: '編號或條碼',
  state: {
    TANPA_HAK: '此帳戶無權查看',
    TERLIHAT: '{{nomor}} 在此列表中',
    TERSARING: '{{nomor}} 不在此列表中',
    TIDAK_ADA: '{{nomor}} 從未存在',
  },
};
export default kenapa;
