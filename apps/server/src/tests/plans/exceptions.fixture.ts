/** Commands that are not called here, each with its reason: none of their statements looks through what documents leave behind. */
export const NOT_CALLED: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/\/(gambar|foto)\b|\{field\}/, 'a picture and the row it belongs to, by its key'],
  [
    /^(POST|PUT) (cetak|label-tag)\b/,
    'the queue of papers, whose rows are taken by cetak_antri and forgotten',
  ],
  [
    /^(POST|PUT|DELETE) (layar|webauthn|users\/me|sesi|setting-nota|para-akun-transaksi|persiapan|tampilan-laporan)\b/,
    'devices, sessions and settings',
  ],
  [/^(POST|PUT) (promo-wablas|chat)\b/, 'messages to customers, whose queue has indexes of its own'],
  [/^POST cicilan\/\{no_faktur\}\/pengingat$/, 'one contract, by its number, and the queue of messages'],
  [/^POST portal\//, 'passed on to the server of the shop'],
  [/^POST transaksi-kupon\/terbit$/, 'vouchers, written and read by their codes'],
  [/^POST dashboard\/perhatian\/selesai$/, 'one matter of the dashboard, by its key'],
  [/^PUT hutang\/siap\/\{nomor\}$/, 'one bag that is asked for today, by its number'],
  [/^(POST|PUT) barang-luar\b/, 'pieces on channels, by their barcodes'],
  [/^POST terima-supplier\/batch\/periksa$/, 'one batch, by its number'],
  [/^POST terima-barang\/manifes$/, 'one code of a paper, by the number of its shipment'],
  [/^POST tambah-draf\/buang$/, 'rows of one list, by its hash'],
  [/^POST halaman-member\/\{kode_customer\}\/hapus$/, 'the erasure of one member, at his wish'],
  [/^(POST|PUT|DELETE) jadwal-laporan\b/, 'schedules of reports, by their ids'],
  [/^POST kabar\b/, 'messages to people of the house, whose queue has indexes of its own'],
  [/^(PUT|DELETE) peringatan\b/, 'limits, one for each kind; how often they were reached in a month'],
  [
    /^POST [\w/-]+\/massal(\/\{id\}\/batal)?$/,
    'records of one list by their keys, and what they were by the edit',
  ],
  [/^(POST|PUT|DELETE) hak-akses\b/, 'roles and users, which documents do not add to'],
  [/^(POST|PUT) kesehatan\b/, 'where backups lie, and the queue that makes one'],
  [/^POST rekonsiliasi\b/, 'lines of statements of one account, which documents do not add to'],
  [
    /^(POST|DELETE) usulan-stok\b/,
    'what is not proposed for a while, one row for each kind that a shop said',
  ],
  [/^PUT parameter-harga-emas\/hari-ini$/, 'the lists of prices'],
];

/** What grows all the same, and why it may. */
export const MAY_GROW: Readonly<Record<string, string>> = {
  'POST barang: terima_batch by terima_batch_buka (kode_toko = $6)':
    'what is open of deliveries: a line leaves it when it is tagged or ended',
  'POST temu-opname: jurnal by jurnal_akun ((kode_toko = b.kode_toko) AND (nomor_akun = (InitPlan 4).col1))':
    'of a piece that was claimed alone: the account of claims has a line for what was lost on the way and one for what was paid of it',
  'expireSurplus: akhir_hutang_detail by akhir_hutang_detail_kelebihan (kode_toko = $1)':
    'once a night, of pledges that were auctioned for more than was owed',
  "expireSurplus: dokumen by dokumen_tanggal ((kode_toko = $1) AND ((jenis)::text = 'LELANG'::text))":
    'once a night, of the auctions of a shop',
  'kadar_izin_lepas(): kiriman_baris by kiriman_baris_jalan (tujuan = $3)':
    'what is on its way to a shop: a line leaves it when it is received',
  'kadar_poin_tua(): poin_mutasi by poin_mutasi_tanggal ((kode_toko = $1) AND (tanggal < $2))':
    'once a night: whose points are too old is found in all that were given before',
  'kadar_rak(): kiriman_baris by kiriman_baris_jalan (tujuan = t_1.kode_toko)':
    'what is on its way to a shop: a line leaves it when it is received',
  'seenLast: mutasi_stock by mutasi_stock_tanggal (kode_toko = $8)':
    'the first time all movements of a shop; from then on those after a number, planned anew each time by that number',
};

/** Partial indexes that no statement above uses, and what they are there for. */
export const FOR_OTHERS: Readonly<Record<string, string>> = {
  barang_luar_dipegang: 'a piece is kept for one order alone',
  cetak_antri: 'the queue of a printer takes its next job (cetak/queue)',
  cetak_satu_per_printer: 'one job at a time is on its way to a printer',
  dokumen_batal_lama: 'reversals that an older version left without a place in the chain',
  dokumen_lama: 'documents that an older version left without a place in the chain',
  dokumen_tunggu_member: 'the erasure of a member empties what waited for him',
  files_staged: 'pictures that nobody claimed, which are swept away',
  jurnal_chain: 'verification of what an older version sealed',
  luar_kirim_antri: 'what channels are to be told takes the next row',
  member_no_ktp_sidik:
    'no statement yet: a search of members asks for names and telephones beside the number, and reads them all',
  mutasi_stock_chain: 'verification of what an older version sealed',
  opname_scan_pertama: 'one scan of a thing is its first',
  pesanan_luar_menunggu: 'paid orders that wait for their sale',
  jadwal_laporan_tiba: 'what is due is found',
  jadwal_laporan_toko: 'the schedules of a shop are listed',
  kabar_laju: 'how many left within the minute is counted',
  kabar_antri: 'the outbox of the house takes the next one',
  kabar_terputus: 'it finds what was cut off',
  promo_jadwal_due: 'the queue of messages finds what is due',
  promo_kirim_siap: 'the queue of messages takes the next one',
  promo_kirim_open: 'the queue of messages finds what was cut off',
  promo_kirim_queue: 'the queue of messages takes the next one',
  promo_kirim_wablas: 'what WhatsApp says of a message, by its number there',
  tambah_detail_draf: 'the list of drafts that wait, and the tag of one of them',
  tambah_draf_buka: 'the same',
  riwayat_pribadi: 'the erasure of a member empties what his rows were',
};
