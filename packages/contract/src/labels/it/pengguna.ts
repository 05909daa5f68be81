const pengguna = {
  'Admin Pusat|Head office admin': 'Amministratore sede',
  'Alamat server sendiri milik cabang ini|Address of its own server':
    'Indirizzo del server proprio di questa filiale',
  'Alamat Toko|Shop address': 'Indirizzo negozio',
  'Cabang|Branch': 'Filiale',
  "Dicetak di nota, bukti dan laporan; cabang tanpa logo memakai logo pusat|On notas, slips and reports; a branch without one shows head office's":
    'Su note, ricevute e rapporti; una filiale senza logo mostra quello della sede',
  'Hak Akses|Access rights': 'Diritti di accesso',
  'Jenis Toko|Shop type': 'Tipo di negozio',
  'Kode Toko|Shop code': 'Codice negozio',
  'Kosongkan bila tidak diganti|Leave empty to keep it': 'Lasciare vuoto per non cambiarla',
  'Level|Level': 'Livello',
  'Logo|Logo': 'Logo',
  'Minimal 8 karakter|At least 8 characters': 'Almeno 8 caratteri',
  'Nama Toko|Shop name': 'Nome negozio',
  'No WhatsApp|WhatsApp': 'WhatsApp',
  'Password Baru|New password': 'Nuova password',
  'Password Sekarang|Current password': 'Password attuale',
  'Password|Password': 'Password',
  'Pemilik|Owner': 'Titolare',
  'Portal|Portal': 'Portale',
  'Pusat|Head office': 'Sede',
  'Support|Support': 'Assistenza',
  'Teknisi|Technician': 'Tecnico',
  'Tiga huruf atau angka, bagian setiap nomor|Part of every document number':
    'Tre lettere o cifre, parte di ogni numero di documento',
  'User ID|User id': 'User ID',
  'Gambar QRIS|QRIS picture': 'Immagine QRIS',
  'Tampil di layar pelanggan|Shown on the customer screen':
    'QRIS del negozio; sullo schermo del cliente quando si paga con QRIS',
  'Kode Peran|Role code': 'Codice ruolo',
  'Layar|Screens': 'Schermate',
  'Nama Peran|Role name': 'Nome ruolo',
  'Peran|Roles': 'Ruoli',
};
export default pengguna;
