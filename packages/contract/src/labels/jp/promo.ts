const promo = {
  'Banner|Banner': 'バナー',
  'Berhenti Menerima Promo|No promos, please': 'プロモ配信停止',
  'ID Wablas|Wablas id': 'Wablas ID',
  'Log Pengiriman WhatsApp|WhatsApp delivery log': 'WhatsApp送信ログ',
  'No WhatsApp|WhatsApp number': 'WhatsApp番号',
};
export default promo;
