const kabar = {
  'Pesan ini menguji akun pengirim. Tidak perlu dibalas.|This message tries the account it came by. No answer is needed.':
    'このメッセージは送信アカウントの確認用です。返信は不要です。',
  'Uji kirim Kadar|Kadar test message': 'Kadarのテスト送信',
};
export default kabar;
