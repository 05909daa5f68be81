import type { Places } from './places.ts';

/** The test that sees each message said. */
export const MESSAGES: Places = [
  [
    'apps/web/src/features/kirim-uang/failed.test.ts',
    'nothing is received without a reference',
    ['Mohon Masukkan Nomor Referensi'],
  ],
  [
    'apps/web/src/features/kirim-uang/failed.test.ts',
    'what nobody answered is said in the words of the specification, a refusal in its own',
    ['Kirim Uang Gagal, Silahkan Coba Beberapa Saat Lagi', 'Terima Uang Pusat Gagal'],
  ],
  [
    'apps/server/src/modules/kirim-uang/kirim-uang.test.ts',
    'leaves the drawer, is under way, and is in the other drawer once it was counted there',
    ['Terima Uang Berhasil'],
  ],
  [
    'apps/server/src/modules/kirim-uang/kirim-uang.test.ts',
    'is refused without a shop, to itself, to a shop that is not here, and beyond the drawer',
    ['No Terima Tidak Ditemukan'],
  ],
  [
    'apps/server/src/modules/kirim-uang/kirim-uang.test.ts',
    'the report says who sent and who counted, to both shops and nobody else; the file says it too',
    ['Terjadi Kesalahan Saat Mengirim Data Silahkan Coba Lagi'],
  ],
  [
    'apps/web/src/features/validasi-pelunasan/selection.test.ts',
    'what is missing, and what came of it, is said in the words of the specification',
    ['Harap pilih user id', 'Data Tidak Ada', 'Terjadi Kesalhaan Saat Mengirim Data'],
  ],
  [
    'apps/web/src/features/validasi/selection.test.ts',
    'what it comes to is said in the words of the specification',
    ['Harap pilih salah satu transaksi', 'Data Berhasil Divalidasi', 'Data Gagal Divalidasi'],
  ],
  [
    'apps/web/src/features/validasi/selection.test.ts',
    'the bar clears the selection and validates it by the words of the specification',
    ['Batal Validasi', 'Validasi'],
  ],
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
    'apps/server/src/modules/pembelian/pembelian.test.ts',
    'a line is bought once: again, by 64 at once, and freed by the cancel',
    ['Barang Tersebut Sudah Dibeli'],
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
  [
    'e2e/flows/till-faults.test.ts',
    'a payment that is short is not sent; F9 fills the rest; far too much cash is asked about',
    ['Pembayaran Masih Kurang'],
  ],
  [
    'apps/server/src/modules/barang/reports.test.ts',
    'under the supplier that the internal code begins with; by size each name comes to the same',
    ['Kelompok Nama Barang', 'Laporan Kelompok barang Tersedia'],
  ],
  [
    'apps/server/src/modules/barang/reports.test.ts',
    'the dearest or the cheapest first, each at what the list of pieces and a scan ask for it',
    ['Laporan Analisis Harga Barang'],
  ],
  [
    'apps/server/src/modules/barang/reports.test.ts',
    'of one type, with nothing there, and without an order',
    ['Data Yang Anda Cari Tidak Ada'],
  ],
  [
    'e2e/flows/shell-messages.test.ts',
    'a journal gets another account, prices are saved, and what fails is told in the words of its list, or not at all',
    [
      'Kembali',
      'Simpan Perubahan',
      'Data Berhasil Diedit',
      'Data Gagal Diedit',
      'Harga Global',
      'Simpan Data',
      'Data Gagal disimpan',
      'Data Gagal Disimpan',
      'Data Gagal Edit',
      'Data Gagal Dihapus',
      'Promo gagal disimpan',
    ],
  ],
  [
    'e2e/flows/report.test.ts',
    'dates have a way to today, this month and this year; a sheet of a transfer is asked for once; a closed gate is a page, or nothing',
    ['Hari Ini', 'Bulan Ini', 'Tahun Ini'],
  ],
  [
    'apps/server/src/modules/jurnal/jurnal.test.ts',
    'dates are asked for, and not in reverse',
    ['Tanggal awal tidak boleh lebih besar dari tanggal akhir'],
  ],
  [
    'e2e/flows/report.test.ts',
    'more than a month is refused at both dates once head office says so, which the browser hears',
    ['Rentang tanggal tidak boleh lebih dari 1 bulan'],
  ],
  [
    'e2e/flows/report.test.ts',
    'rows and totals are those of the API; a number leads to its sale; PDF and Excel',
    ['Laporan Tersedia'],
  ],
  ['e2e/flows/report.test.ts', 'a day without sales has no report', ['Laporan Tidak Tersedia']],
  [
    'apps/server/src/modules/penjualan/reports.test.ts',
    'a sales person by day needs days and a code, in the words of the specification, and a shop that has the report',
    ['Tanggal Tidak Boleh Kosong', 'Kode Tidak Boleh Kosong'],
  ],
  ['apps/server/src/modules/penjualan/reports.test.ts', 'filters', ['Valid By']],
  [
    'e2e/flows/dokumen.test.ts',
    'at all shops the form of a document asks for its shop first, keeps it, and offers what that shop has',
    ['Mohon Pilih Toko'],
  ],
  [
    'apps/server/src/engines/master-engine/master-engine.test.ts',
    "speaks of its fields by their names, in the caller's language",
    ['Kode Sales Tidak Boleh Kosong'],
  ],
  [
    'apps/server/src/engines/master-engine/master-engine.test.ts',
    'names the record to change, as old clients do, with its old text in the body',
    ['Data Berhasil Disimpan', 'Data Berhasil Edit', 'Data Berhasil Dihapus'],
  ],
  [
    'apps/server/src/tests/pindah-barang.test.ts',
    'the transfers of a period and their pieces, by the calls of the specification',
    ['Data Tersedia', 'Data Tidak Ditemukan'],
  ],
  [
    'apps/server/src/modules/promo/chat.test.ts',
    'is sent, logged, and repeated by key without a second one',
    ['Invoice Berhasil Dikirim'],
  ],
  ['apps/server/src/modules/promo/chat.test.ts', 'is refused with %s', ['No Wa Tidak Terdaftar']],
  [
    'apps/server/src/modules/promo/promo.test.ts',
    "the spec's own body schedules it at nine of that day, in the shop's time",
    ['Promo berhasil disimpan'],
  ],
  [
    'apps/server/src/modules/tukar/tukar.test.ts',
    'pays the difference alone, both documents full, and clears',
    ['Barang Tersebut Sudah Ditukar'],
  ],
  [
    'apps/server/src/modules/opname/opname.test.ts',
    'is started by two at once, and is one',
    ['Data Opname Tersedia'],
  ],
  [
    'apps/server/src/modules/opname/opname.test.ts',
    'takes a number of exactly 14 characters and shows its card',
    ['Data Berhasil Di Scan'],
  ],
  [
    'apps/server/src/modules/opname/opname.test.ts',
    'blind, a counter sees his own, and no more of it than that',
    ['Data Opname Berhasil Dikosongkan'],
  ],
  [
    'apps/server/src/modules/opname/opname.test.ts',
    'a missing bag wants a second person, each difference a reason; then it is archived, hashed and clear',
    ['Selesai Opname Hutang'],
  ],
  [
    'apps/web/src/parts/opname/words.test.ts',
    'the buttons of a count are those of the specification',
    ['Kosongkan Data Opname', 'Lanjut Opname', 'Lihat Hasil Opname', 'Print Opname', 'Selesai Opname'],
  ],
  [
    'apps/server/src/modules/terima-supplier/reports.test.ts',
    'that there are none is said in the words of the specification, whichever way they are looked at',
    ['Laporan Batal Terima Barang Kosong'],
  ],
];
