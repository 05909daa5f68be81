const pengguna = {
  'Admin Pusat|Head office admin': '總店管理員',
  'Alamat server sendiri milik cabang ini|Address of the server this branch runs itself':
    '此分店自設伺服器的地址',
  'Alamat Toko|Shop address': '店舖地址',
  'Cabang|Branch': '分店',
  "Dicetak di nota, bukti dan laporan; cabang tanpa logo memakai logo pusat|On notas, slips and reports; a branch without one shows head office's":
    '印於 Nota、單據及報表；未設標誌的分店使用總店標誌',
  'Hak Akses|Access rights': '權限',
  'Jenis Toko|Shop type': '店舖類型',
  'Kode Toko|Shop code': '店舖編號',
  'Kosongkan bila tidak diganti|Leave empty to keep it': '如不更改請留空',
  'Level|Level': '級別',
  'Logo|Logo': '標誌',
  'Minimal 8 karakter|At least 8 characters': '最少 8 個字元',
  'Nama Toko|Shop name': '店舖名稱',
  'No WhatsApp|WhatsApp': 'WhatsApp 號碼',
  'Password Baru|New password': '新密碼',
  'Password Sekarang|Current password': '現時密碼',
  'Password|Password': '密碼',
  'Pemilik|Owner': '店主',
  'Portal|Portal': '入口網址',
  'Pusat|Head office': '總店',
  'Support|Support': '支援',
  'Teknisi|Technician': '技術員',
  'Tiga huruf atau angka, bagian dari setiap nomor dokumen|Part of every document number':
    '三個字母或數字，會成為每張單據編號的一部分',
  'User ID|User id': '用戶 ID',
};
export default pengguna;
