import type { Places } from './places.ts';

/** The test that opens and works each screen, or asks the call that it is drawn from. */
export const ROUTES: Places = [
  [
    'apps/server/src/tests/manual-till.test.ts',
    'buys by group: back to it where its condition is for sale, else as scrap of a lot; told by its own list and reports, cancelled by its own call',
    ['/lihat-pembelian-manual', '/laporan-pembelian-manual', '/laporan-batal-pembelian-manual'],
  ],
  [
    'apps/server/src/tests/manual-till.test.ts',
    'sells groups under numbers of its own, which every list and report of sales counts; cancelled by its own call alone',
    ['/lihat-penjualan-manual', '/laporan-penjualan-manual', '/laporan-batal-penjualan-manual'],
  ],
  [
    'apps/server/src/tests/manual-till.test.ts',
    'sells nothing else, and stands in the menu with its lists while its gate is open',
    ['/transaksi-jual-beli-manual', '/batal-penjualan-manual', '/batal-pembelian-manual'],
  ],
  [
    'apps/server/src/tests/barang-manual.test.ts',
    'reports tell what was added, moved and destroyed; the summary’s identity holds by place, and each day opens with what the one before closed with',
    [
      '/laporan-tambah-barang-manual',
      '/laporan-pindah-barang-manual',
      '/laporan-hancur-barang-manual',
      '/laporan-summary-barang-manual',
    ],
  ],
  [
    'apps/server/src/tests/barang-manual.test.ts',
    'come in as a client of the specification sends them, out of none or out of a batch at its share',
    ['/data-barang-manual'],
  ],
  [
    'apps/server/src/tests/barang-manual.test.ts',
    'move at their average without a journal, the last with all that is left; what brought them waits until they are back',
    ['/pindah-barang-manual'],
  ],
  [
    'apps/server/src/tests/barang-manual.test.ts',
    'are destroyed into a melt lot, what is lost an expense; taken back while it is open',
    ['/hancur-barang-manual'],
  ],
  [
    'apps/server/src/tests/barang-luar.test.ts',
    'both screens are in the menu and answer while the module is on, and neither where it is off',
    ['/kirim-barang-external', '/update-barang-external'],
  ],
  [
    'apps/server/src/tests/aksesoris.test.ts',
    'the report tells what there was, came, went and is left, with its cost',
    ['/laporan-barang-acc'],
  ],
  [
    'apps/server/src/modules/nilai/nilai.test.ts',
    'reports of pledges add up to the book, and their summaries to their lines',
    [
      '/laporan-pinjaman-rekap',
      '/laporan-penebusan-rekap',
      '/laporan-penebusan-detail',
      '/laporan-global-stock-pinjam',
    ],
  ],
  [
    'apps/server/src/modules/kirim-uang/kirim-uang.test.ts',
    'leaves the drawer, is under way, and is in the other drawer once it was counted there',
    ['/kirim-uang', '/terima-uang'],
  ],
  [
    'apps/server/src/modules/kirim-uang/kirim-uang.test.ts',
    'the report says who sent and who counted, to both shops and nobody else; the file says it too',
    ['/laporan-kirim-uang'],
  ],
  [
    'apps/server/src/modules/hutang/validasi/validasi.test.ts',
    'its screen is the supervisor’s and the owner’s',
    ['/validasi-pelunasan-hutang'],
  ],
  [
    'e2e/flows/every-screen.test.ts',
    'screens open without complaint, axe-core finds nothing, and names, figures, sizes, rows and columns stand as they should',
    ['/', '/terms-and-conditions', '/privacy-policy'],
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
    ['/timbang-baki', '/laporan-aktivitas-timbang-baki'],
  ],
  [
    'e2e/flows/shell-messages.test.ts',
    'a journal gets another account, prices are saved, and what fails is told in the words of its list, or not at all',
    [
      '/parameter-akunting',
      '/parameter-harga-emas-global',
      '/master-keterangan-penjualan',
      '/parameter-fee-penjualan',
    ],
  ],
  [
    'apps/server/src/modules/cicilan/layar.test.ts',
    'stand in the menu where their module is on, each for whom it is',
    ['/transaksi-cicilan', '/lihat-cicilan', '/lelang-cicilan', '/batal-cicilan'],
  ],
  [
    'e2e/flows/promo.test.ts',
    'a promo is written beside its WhatsApp bubble, refused while it is empty, kept as a draft and changed',
    ['/jadwal-notifikasi-promo'],
  ],
  [
    'apps/server/src/modules/loaders.test.ts',
    '%s gives a till every row of %s, and no other shop its own',
    [
      '/parameter-ongkos',
      '/parameter-hutang-pokok',
      '/marketplace-setting',
      '/parameter-cicilan',
      '/master-parameter-harga-pembelian',
      '/master-kelompok-harga',
      '/parameter-harga-beli',
    ],
  ],
  [
    'apps/server/src/modules/loaders/loader-hooks.test.ts',
    'below zero, above 100 percent, or an instalment above the loan is refused',
    ['/parameter-get-point-member'],
  ],
  [
    'apps/server/src/modules/kas/reports.test.ts',
    'by bank, every kind, with what the bank keeps',
    ['/laporan-transaksi-non-cash'],
  ],
  [
    'apps/server/src/modules/kas/reports.test.ts',
    'the summary says what was there, what came and went by category, and what is left',
    ['/laporan-keuangan-cash-global'],
  ],
  [
    'apps/server/src/modules/kas/reports.test.ts',
    'the cash book runs from the opening balance',
    ['/laporan-transaksi-cash'],
  ],
  [
    'apps/server/src/modules/penjualan/reports.test.ts',
    'the report by type: gold + making + stones − discount = total, shares of a hundred',
    ['/laporan-penjualan-global-jenis'],
  ],
  [
    'e2e/flows/report.test.ts',
    'dates have a way to today, this month and this year; a sheet of a transfer is asked for once; a closed gate is a page, or nothing',
    ['/setting-nota', '/laporan-rekap-sales'],
  ],
  [
    'apps/server/src/modules/penjualan/reports.test.ts',
    'by price group, by sales person and by margin each comes to the sales report',
    ['/laporan-global-penjualan', '/laporan-global-sales'],
  ],
  [
    'apps/server/src/modules/barang/reports.test.ts',
    'by shop, type and group it comes to the pieces for sale, their fine gold and its worth',
    ['/laporan-global-stock-toko'],
  ],
  [
    'apps/server/src/modules/hadiah/hadiah.test.ts',
    'gifts come in, are given for points, and both go back exactly when it is cancelled; the card tells it all',
    ['/laporan-kartu-stock-hadiah'],
  ],
  [
    'apps/server/src/tests/poin.test.ts',
    'every member is carried away by OWN alone, who is written down',
    ['/export-data-member'],
  ],
  [
    'apps/server/src/modules/pembelian/reports.test.ts',
    'the global one sums them by price group, group and condition',
    ['/laporan-global-pembelian'],
  ],
  [
    'apps/server/src/modules/pembelian/reports.test.ts',
    'pembelian/hidup/report-limited: by condition, with the columns of the specification',
    ['/laporan-pembelian-perfaktur'],
  ],
  [
    'apps/server/src/modules/barang/reports.test.ts',
    'under the supplier that the internal code begins with; by size each name comes to the same',
    ['/laporan-kelompok-barang'],
  ],
  [
    'apps/server/src/modules/barang/reports.test.ts',
    'of one type, with nothing there, and without an order',
    ['/laporan-analisis-harga-barang'],
  ],
  [
    'apps/server/src/tests/pindah-barang.test.ts',
    'the transfers of a period and their pieces, by the calls of the specification',
    ['/lihat-pindah-barang'],
  ],
  [
    'apps/server/src/modules/opname/opname.test.ts',
    'without its module there is no count; without a start there is nothing to scan, to see, to empty or to end',
    ['/stock-opname-hutang'],
  ],
  [
    'apps/server/src/modules/opname/opname.test.ts',
    'OWN alone decides about the lost bag, once; the report tells it all',
    ['/laporan-opname-hutang'],
  ],
  [
    'apps/server/src/modules/terima-supplier/reports.test.ts',
    'are told one after the other, by group and type, on their day; a type is chosen',
    ['/laporan-batal-terima-barang'],
  ],
  [
    'e2e/flows/pre-order.test.ts',
    'a pre-order is found by its status, its piece is kept, and fetched at the till',
    ['/pre-order'],
  ],
];
