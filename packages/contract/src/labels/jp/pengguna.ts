const pengguna = {
  'Admin Pusat|Head office admin': '本部管理者',
  'Alamat server sendiri milik cabang ini|Address of its own server':
    'この支店が独自に運用するサーバーのアドレス',
  'Alamat Toko|Shop address': '店舗住所',
  'Cabang|Branch': '支店',
  "Dicetak di nota, bukti dan laporan; cabang tanpa logo memakai logo pusat|On notas, slips and reports; a branch without one shows head office's":
    'Nota、伝票、帳票に印刷されます。ロゴのない支店は本部のロゴを使います',
  'Hak Akses|Access rights': 'アクセス権',
  'Jenis Toko|Shop type': '店舗区分',
  'Kode Toko|Shop code': '店舗コード',
  'Kosongkan bila tidak diganti|Leave empty to keep it': '変更しない場合は空欄',
  'Level|Level': 'レベル',
  'Logo|Logo': 'ロゴ',
  'Minimal 8 karakter|At least 8 characters': '8文字以上',
  'Nama Toko|Shop name': '店舗名',
  'No WhatsApp|WhatsApp': 'WhatsApp',
  'Password Baru|New password': '新しいパスワード',
  'Password Sekarang|Current password': '現在のパスワード',
  'Password|Password': 'パスワード',
  'Pemilik|Owner': 'オーナー',
  'Portal|Portal': 'ポータル',
  'Pusat|Head office': '本部',
  'Support|Support': 'サポート',
  'Teknisi|Technician': '技術担当',
  'Tiga huruf atau angka, bagian setiap nomor|Part of every document number':
    '英数字3文字。すべての伝票番号に含まれます',
  'User ID|User id': 'ユーザーID',
  'Gambar QRIS|QRIS picture': 'QRIS画像',
  'Tampil di layar pelanggan|Shown on the customer screen': '店舗のQRIS。QRIS支払い時に顧客画面に表示',
};
export default pengguna;
