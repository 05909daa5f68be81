/** Rows of the checklists that wait for documents of later work, and why. */
export const LATER: Readonly<Record<string, string>> = {
  'barang-manual': 'manual stock and its documents come later',
  'pre-order': 'orders from the member app come later',
  'transaksi-kupon': 'coupons come later',
  'hutang/dashboard': 'pledge loans come later',
  'kirimbarang/get/nokirim': 'shipments between shops come later',
  'kirim-barang/unreceive/list-no-kirim': 'shipments between shops come later',
  'service/chart': 'services come later',
  'pesanan/chart': 'orders come later',
  'pembelian/chart': 'purchases come later',
  'Barang Tersebut Sudah Dibeli': 'purchases come later',
  'Barang Tersebut Sudah Ditukar': 'exchanges come later',
};

/** Rows of a checklist by the test that asserts them: its file, its name as written there, and the rows. */
export type Places = readonly (readonly [file: string, test: string, rows: readonly string[]])[];

/** The flow that opens and works each screen. */
export const ROUTES: Places = [
  [
    'e2e/flows/every-screen.test.ts',
    'every screen opens without complaint, and axe-core finds nothing',
    ['/terms-and-conditions', '/privacy-policy'],
  ],
  [
    'e2e/flows/katalog.test.ts',
    '$route: refused, added with its picture, previewed, changed, exported, deleted',
    [
      '/kategori-katalog',
      '/harga-katalog',
      '/banner-katalog',
      '/info-katalog',
      '/item-katalog',
      '/kontak-admin-katalog',
      '/hadiah-katalog',
      '/group-description-katalog',
    ],
  ],
  [
    'e2e/flows/katalog.test.ts',
    '/splashscreen-katalog: a screen is changed on the phone, and none is added or deleted',
    ['/splashscreen-katalog'],
  ],
  [
    'e2e/flows/export-csv.test.ts',
    'support takes a table away as CSV, is asked which one, and the audit knows it',
    ['/export-csv'],
  ],
  [
    'e2e/flows/shell-messages.test.ts',
    'changed settings ask whether to refresh; a percentage above 100 is cleared',
    ['/settingsystem', '/dashboard'],
  ],
  [
    'e2e/flows/timbang.test.ts',
    'trays are weighed from the scale, one is short and explained, one is typed, and the report tells it all',
    ['/timbang-baki'],
  ],
];

/** The test that sees each message said. */
export const MESSAGES: Places = [
  [
    'e2e/flows/first-run.test.ts',
    'an empty database makes its first sale on five screens, by keyboard alone',
    ['Tidak Ada Data'],
  ],
  [
    'apps/server/src/modules/katalog/katalog.test.ts',
    'four splash screens stand, are changed, and are neither added nor deleted',
    ['Text Tidak Boleh Kosong'],
  ],
  ['apps/web/src/kit/api/transport.test.ts', 'at all is a lost line', ['Koneksi Bermasalah']],
  [
    'apps/web/src/kit/dialogs/toasts.test.ts',
    'a deleted record is offered with Aktifkan and Batal',
    ['Aktifkan', 'Batal'],
  ],
  [
    'apps/server/src/modules/promo/chat.test.ts',
    'is refused with %s',
    ['Terjadi Kesalahan Saat Mengirim Data'],
  ],
  [
    'apps/server/src/modules/timbang/timbang.test.ts',
    'nothing runs: an empty list, in the words of the spec',
    ['Data Tidak Tersedia'],
  ],
  [
    'apps/web/src/kit/api/transport.test.ts',
    'that could be read, such as the page of a proxy, is a request that failed',
    ['Terjadi Kesalahan Saat Request Data'],
  ],
  [
    'e2e/flows/shell-messages.test.ts',
    'a server that fails is told in the words of the list, and the form keeps what was typed',
    [
      'Simpan Data Gagal, Silahkan Ulangi Beberapa Saat Lagi',
      'Gambar wajib dimasukan, Mohon masukan gambar dan coba lagi',
      'Gagal Menghapus Info Katalog, Coba Beberapa Saat Lagi',
      'Gagal Mengirim Barang Katalog...',
      'Gagal Mengubah Barang Katalog...',
      'Gagal Menghapus/Merubah/Menambahkan Kategori Katalog...',
    ],
  ],
  [
    'e2e/flows/shell-messages.test.ts',
    'changed settings ask whether to refresh; a percentage above 100 is cleared',
    [
      'Pilih Toko',
      'Tidak Boleh Melebihi 100 !',
      'Terjadi perubahan pada setting system, Apakah anda ingin refresh halaman ??',
    ],
  ],
  [
    'e2e/flows/shell-messages.test.ts',
    'a process of the server blocks the screen with its progress, unless its modal is MATI',
    ['Mohon Menunggu, Sedang Mengirim/Mengambil Data'],
  ],
  [
    'apps/server/src/modules/loaders.test.ts',
    '%s gives a till every row of %s, and no other shop its own',
    ['Invalid Token.'],
  ],
  [
    'apps/server/src/modules/katalog/katalog.test.ts',
    "names every field that is missing in the spec's words",
    [
      'Gambar Wajib Dimasukan',
      'Kategori Harus Dipilih',
      'Nama Barang Tidak Boleh Kosong',
      'Berat Barang Tidak Boleh Kosong',
      'URL Pendukung Tidak Boleh Kosong',
      'Harga Jual Tidak Boleh Kosong',
    ],
  ],
  [
    'e2e/flows/katalog.test.ts',
    '$route: refused, added with its picture, previewed, changed, exported, deleted',
    [
      'Warna wajib dipilih, Mohon pilih warna dan coba lagi',
      'Tidak Boleh Kosong',
      'Kode Group Harus Diisi !!!',
      'Apakah Anda Yakin Ingin Menghapus Kode ... ?',
    ],
  ],
  [
    'apps/server/src/modules/katalog/katalog.test.ts',
    'keeps groups as codes and shows them as records',
    ['Mohon Pilih List Group Minimal 1'],
  ],
  [
    'apps/server/src/modules/katalog/katalog.test.ts',
    'a contact has a WhatsApp number of at least 11 digits',
    ['Mohon Masukan Nama Admin', 'Mohon Masukan Nomor Handphone', 'Mohn Masukan Nomor Handphone Yang Valid'],
  ],
  [
    'apps/server/src/modules/sistem/export/export-csv.test.ts',
    'asks for its days, in the words of the spec, and for a sensible range',
    ['Tanggal Awal Tidak Boleh Kosong', 'Tanggal Akhir Tidak Boleh Kosong'],
  ],
  [
    'apps/server/src/engines/report-engine/filters.test.ts',
    '%s left empty says %s',
    ['Filter Tidak Boleh Kosong', 'Sort By Tidak Boleh Kosong'],
  ],
  [
    'apps/server/src/modules/penjualan/post-penjualan.test.ts',
    '%s',
    ['Mohon Tambahkan metode pembayaran minimal 1', 'Pembayaran Tidak Boleh Lebih'],
  ],
  [
    'apps/server/src/modules/sesi/limits.test.ts',
    'is told at which field, and locked after five',
    ['Username atau Password Salah'],
  ],
  [
    'apps/server/src/tests/portal/portal.test.ts',
    'another query is not answered, and nothing is read',
    ['Data Gagal Dimuat'],
  ],
  [
    'apps/web/src/kit/api/transport.test.ts',
    'in time is a timeout, whatever the browser calls it',
    ['Koneksi bermasalah..'],
  ],
  [
    'apps/web/src/kit/dialogs/toasts.test.ts',
    'is the red Oopss!! alert for 3 s, in the words of the server',
    ['Oopss!!'],
  ],
  [
    'apps/server/src/modules/katalog/katalog.test.ts',
    'adds, lists, edits and deletes, its pictures with it',
    [
      'Data Berhasil Di Hapus',
      'Data Berhasil Dirubah',
      'Data Berhasil Ditambahkan',
      'Data Berhasil Ditambahkan/Di Hapus',
    ],
  ],
  [
    'e2e/flows/till-faults.test.ts',
    'while the line is lost a dialog says so, and the sale is still there when it is back',
    [
      'Looks like you lost your internet connection',
      'Looks like you connection is Back, You Can Use Our Website Again',
    ],
  ],
  [
    'e2e/flows/otorisasi.test.ts',
    'a request that the server does not take is said, and the manual mode goes on',
    ['Gagal meminta qr code ke server, silahkan otorisasi manual'],
  ],
  [
    'apps/server/src/modules/otorisasi/webauthn/webauthn.test.ts',
    "is an approver's, of this shop or head office, another's than the requester",
    ['Username Tidak Tidak Terdaftar'],
  ],
  [
    'apps/server/src/modules/otorisasi/webauthn/webauthn.test.ts',
    'is refused with a challenge used before, made up, or of another user',
    ['Silahkan Coba Lagi'],
  ],
  [
    'e2e/flows/otorisasi.test.ts',
    'a rejection closes the dialog with its reason, and the sale stands',
    ['Permintaan Otorisasi QR ditolak'],
  ],
  [
    'apps/server/src/modules/penjualan/post-penjualan.test.ts',
    'another business date',
    ['Error menyimpan data, Silahkan Cek tanggal transaksi dan koneksi anda'],
  ],
  [
    'apps/server/src/platform/http/error-handler.test.ts',
    'what nobody expected says so in the words of the spec, and nothing of itself',
    ['Terjadi Kesalahan SIlahkan Ulangi Kembali !!!'],
  ],
  [
    'apps/server/src/modules/sesi/sesi.test.ts',
    'a wrong password and an unknown user answer alike',
    ['User id atau Password yang anda masukan salah'],
  ],
  [
    'apps/server/src/modules/sesi/sesi.test.ts',
    'a second one is refused, taking over ends the first at once',
    ['User ID ini sedang dipakai'],
  ],
  [
    'apps/server/src/modules/penjualan/penjualan.test.ts',
    'not the sale of another day',
    ['Tidak Dapat Batal Penjualan Kemarin'],
  ],
  [
    'apps/server/src/modules/tutup-harian/check-closing.test.ts',
    '%j is refused with %s',
    ['Toko Sudah Ditutup Oleh Akun Lain'],
  ],
  [
    'apps/server/src/tests/dokumen/points-debt.test.ts',
    'points that were spent and are taken back are a debt: shown, spending nothing, known to verification, paid by new ones',
    ['Poin Tidak Cukup'],
  ],
  [
    'apps/server/src/modules/barang/barang.test.ts',
    'says when it is unknown, another branch’s, or not there to be sold',
    ['Stock Barang Tidak Tersedia'],
  ],
  ['e2e/flows/till-faults.test.ts', 'a payment that is short is not sent', ['Pembayaran Masih Kurang']],
];

/** What the spec's shortened texts stand for: each of two words for one, and a whole text for an ellipsis. All of them are asserted. */
export const SHORTENED: Readonly<Record<string, readonly string[]>> = {
  'Data Berhasil Ditambahkan/Di Hapus': ['Data Berhasil Ditambahkan', 'Data Berhasil Di Hapus'],
  'Gagal Mengirim Barang Katalog...': ['Gagal Mengirim Barang Katalog, Coba Beberapa Saat Lagi'],
  'Gagal Mengubah Barang Katalog...': ['Gagal Mengubah Barang Katalog, Coba Beberapa Saat Lagi'],
  'Gagal Menghapus/Merubah/Menambahkan Kategori Katalog...': [
    'Gagal Menghapus Kategori Katalog, Coba Beberapa Saat Lagi',
    'Gagal Merubah Kategori Katalog, Coba Beberapa Saat Lagi',
    'Gagal Menambahkan Kategori Katalog, Coba Beberapa Saat Lagi',
  ],
  'Apakah Anda Yakin Ingin Menghapus Kode ... ?': ['Apakah Anda Yakin Ingin Menghapus Kode {} ?'],
  'Tidak Boleh Kosong': ['Nama Hadiah Tidak Boleh Kosong'],
};
