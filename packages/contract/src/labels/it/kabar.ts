const kabar = {
  'Pesan ini menguji akun pengirim. Tidak perlu dibalas.|This message tries the account it came by. No answer is needed.':
    'Questo messaggio prova l’account da cui arriva. Non serve rispondere.',
  'Uji kirim Kadar|Kadar test message': 'Messaggio di prova di Kadar',
};
export default kabar;
