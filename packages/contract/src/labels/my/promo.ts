const promo = {
  'Banner|Banner': 'Sepanduk',
  'Berhenti Menerima Promo|No promos, please': 'Berhenti menerima promosi',
  'ID Wablas|Wablas id': 'ID Wablas',
  'Log Pengiriman WhatsApp|WhatsApp delivery log': 'Log penghantaran WhatsApp',
  'No WhatsApp|WhatsApp number': 'No. WhatsApp',
};
export default promo;
