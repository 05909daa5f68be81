const promo = {
  'Banner|Banner': '橫幅',
  'Berhenti Menerima Promo|No promos, please': '拒收推廣',
  'ID Wablas|Wablas id': 'Wablas ID',
  'Log Pengiriman WhatsApp|WhatsApp delivery log': 'WhatsApp 發送紀錄',
  'No WhatsApp|WhatsApp number': 'WhatsApp 號碼',
};
export default promo;
