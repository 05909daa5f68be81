const promo = {
  'Banner|Banner': 'Banner',
  'Berhenti Menerima Promo|No promos, please': 'Disiscritti dalle promo',
  'ID Wablas|Wablas id': 'ID Wablas',
  'Log Pengiriman WhatsApp|WhatsApp delivery log': 'Registro invii WhatsApp',
  'No WhatsApp|WhatsApp number': 'N. WhatsApp',
};
export default promo;
