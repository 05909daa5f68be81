const kabar = {
  'Pesan ini menguji akun pengirim. Tidak perlu dibalas.|This message tries the account it came by. No answer is needed.':
    'Mesej ini menguji akaun penghantar. Tidak perlu dibalas.',
  'Uji kirim Kadar|Kadar test message': 'Mesej ujian Kadar',
};
export default kabar;
