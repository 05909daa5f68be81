const kabar = {
  'Pesan ini menguji akun pengirim. Tidak perlu dibalas.|This message tries the account it came by. No answer is needed.':
    '此訊息用於測試發送帳號，無需回覆。',
  'Uji kirim Kadar|Kadar test message': 'Kadar 測試訊息',
};
export default kabar;
