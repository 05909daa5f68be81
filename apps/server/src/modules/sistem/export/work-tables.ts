import type { StoredKind } from '@kadar/contract/columns.ts';
import type { Text } from '@kadar/contract/text.ts';
import { columnsNamed, type ExportColumn } from './columns.ts';
import type { ExportTable } from './export-table.ts';

type Word = Pick<ExportColumn, 'kind' | 'label'> & { cost?: true };
type Words = Readonly<Record<string, Word>>;

const of =
  (kind: StoredKind) =>
  (label: Text): Word => ({ kind, label });
const text = of('text');
const gram = of('gram');
const rupiah = of('rupiah');
const integer = of('integer');
const percent = of('percent');
const kadar = of('kadar');
const date = of('date');
const flag = of('flag');
const cost = (word: Word): Word => ({ ...word, cost: true });

/** What columns of work for customers are called; the others have their name in the vocabulary of all columns. */
const WORDS: Words = {
  angsuran: rupiah({ id: 'Angsuran', en: 'Instalment' }),
  bahan: text({ id: 'Asal Emas', en: 'Whose gold' }),
  baris: integer({ id: 'Baris', en: 'Line no.' }),
  batal_persen: percent({ id: 'Hangus Batal (%)', en: 'Kept when called off (%)' }),
  batas_susut: gram({ id: 'Batas Susut', en: 'May be lost' }),
  bukti: text({ id: 'Bukti', en: 'Proof' }),
  bulat: rupiah({ id: 'Dibulatkan Ke', en: 'Rounded to' }),
  cara: text({ id: 'Cara', en: 'Way' }),
  dasar: text({ id: 'Dasar', en: 'Basis' }),
  denda_dibayar: rupiah({ id: 'Denda Dibayar', en: 'Fine that was paid' }),
  denda_maks_persen: percent({ id: 'Denda Maksimal (%)', en: 'Highest fine (%)' }),
  denda_rp: rupiah({ id: 'Denda per Hari (Rp)', en: 'Fine per day (Rp)' }),
  ditagih_mg: gram({ id: 'Berat Ditagih', en: 'Weight charged' }),
  dp: rupiah({ id: 'DP', en: 'Down payment' }),
  est_berat: gram({ id: 'Perkiraan Berat', en: 'Estimated weight' }),
  foto: text({ id: 'Foto', en: 'Photo' }),
  hangus_persen: percent({ id: 'Hangus Lelang (%)', en: 'Kept at an auction (%)' }),
  hapus: rupiah({ id: 'Denda Dihapus', en: 'Fine waived' }),
  jasa: rupiah({ id: 'Tambahan Cicilan', en: 'Added for instalments' }),
  jasa_rp: rupiah({ id: 'Jasa', en: 'Charge for work' }),
  jawab: text({ id: 'Jawaban Customer', en: 'Customer’s answer' }),
  kode_barang: text({ id: 'Kode Barang', en: 'Item code' }),
  kode_cicilan: text({ id: 'Kode Cicilan', en: 'Plan code' }),
  kode_service: text({ id: 'Kode Service', en: 'Service code' }),
  kunci_sampai: date({ id: 'Harga Terkunci Sampai', en: 'Price locked until' }),
  mengikat: flag({ id: 'Harga Terkunci', en: 'Price locked' }),
  mg: gram({ id: 'Gram Terbeli', en: 'Grams bought' }),
  nilai_rp: cost(rupiah({ id: 'Nilai Emas Customer', en: 'Cost of the customer’s gold' })),
  no_induk: text({ id: 'Pesanan Induk', en: 'Order of the line' }),
  no_jadi: text({ id: 'No Jadi', en: 'Finished by' }),
  no_keluar: text({ id: 'No Contoh Keluar', en: 'Taken out by' }),
  ongkos_jenis: text({ id: 'Cara Ongkos', en: 'How work is charged' }),
  perlu_setuju: flag({ id: 'Perlu Persetujuan', en: 'Asks the customer' }),
  potongan_cepat_persen: percent({
    id: 'Potongan Pelunasan Cepat (%)',
    en: 'Taken off for paying early (%)',
  }),
  rp: rupiah({ id: 'Jumlah', en: 'Amount' }),
  sisa_mg: gram({ id: 'Sisa Emas Customer', en: 'Customer’s gold left over' }),
  sumber_kadar: kadar({ id: 'Kadar Sumber', en: 'Purity of the source' }),
  sumber_mg: gram({ id: 'Berat Sumber', en: 'Weight of the source' }),
  sumber_objek: text({ id: 'Jenis Sumber', en: 'Kind of the source' }),
  sumber_qty: integer({ id: 'Qty Sumber', en: 'Pieces of the source' }),
  tambah_hpp: cost(rupiah({ id: 'HPP Tambahan', en: 'Cost of what is added' })),
  tambah_kadar: kadar({ id: 'Kadar Tambahan', en: 'Purity of what is added' }),
  tambah_mg: gram({ id: 'Tambahan', en: 'Gold added' }),
  tambah_murni: gram({ id: 'Murni Tambahan', en: 'Fine gold added' }),
  tambah_rp: rupiah({ id: 'Harga Tambahan', en: 'Price of what is added' }),
  tenor: integer({ id: 'Tenor (bulan)', en: 'Term (months)' }),
  terpakai_mg: gram({ id: 'Emas Customer Terpakai', en: 'Customer’s gold used' }),
  titip_mg: gram({ id: 'Emas Customer Dititip', en: 'Customer’s gold left' }),
  toleransi_hari: integer({ id: 'Toleransi Terlambat (hari)', en: 'Days of grace' }),
};

/** What tells rows of a day apart, where a table has it. */
const NUMBERS = ['no_faktur', 'urut', 'id', 'no_service', 'no_pesanan', 'no_cicilan'];

type Noun = Pick<ExportTable, 'access' | 'menu' | 'gate'>;
type Told = readonly [table: string, label: Text, columns: string, words?: Words];

/** All that is stored of tables of a noun. */
const tablesOf = (noun: Noun, tables: readonly Told[]): ExportTable[] =>
  tables.map(([table, label, columns, more = {}]) => {
    const names = columns.split(/\s+/);
    const words: Words = { ...WORDS, ...more };
    return {
      name: table.replaceAll('_', '-'),
      label,
      kind: 'DATA',
      table,
      columns: names.flatMap((key): ExportColumn[] => {
        const word = words[key];
        return word ? [{ key, cost: false, ...word }] : columnsNamed([key]);
      }),
      ...noun,
      date: { column: 'tanggal', moment: false },
      perToko: true,
      sort: ['kode_toko', 'tanggal', ...NUMBERS.filter((key) => names.includes(key))],
    };
  });

/** Whose line of a document it is. */
const LINE = 'kode_toko no_faktur tanggal urut';
const EVENT = 'tanggal at';
const DUE_BACK: Words = { batas: date({ id: 'Harus Kembali', en: 'Due back' }) };

const service = tablesOf({ access: 'service.read', menu: '/lihat-service' }, [
  [
    'service',
    { id: 'Service', en: 'Services' },
    'kode_toko no_service tanggal kode_customer status berat jasa_rp tambah_mg tambah_murni tambah_rp tambah_hpp',
  ],
  [
    'service_detail',
    { id: 'Service Masuk', en: 'Taken in for service' },
    `${LINE} nama_barang jumlah berat kadar kode_service dasar ongkos jasa_rp deskripsi atribut`,
    { atribut: integer({ id: 'Atribut', en: 'Stones' }) },
  ],
  [
    'service_janji_detail',
    { id: 'Janji Service', en: 'Promises of services' },
    `${LINE} nota_manual tgl_janji perkiraan`,
  ],
  [
    'service_selesai_detail',
    { id: 'Service Selesai', en: 'Service done' },
    `${LINE} no_service nama_barang jumlah berat_awal berat_akhir susut batas_susut tambah_mg tambah_kadar tambah_murni tambah_hpp sumber sumber_objek
     sumber_kadar sumber_mg sumber_qty harga tambah_rp jasa_rp kode_tukang upah`,
  ],
  [
    'service_ambil_detail',
    { id: 'Service Ambil', en: 'Service picked up' },
    `${LINE} no_service nama_barang jumlah berat jasa_rp tambah_rp ppn hpp`,
  ],
  [
    'service_batal_detail',
    { id: 'Batal Service', en: 'Service cancelled' },
    `${LINE} no_service nama_barang jumlah berat deskripsi`,
  ],
  [
    'service_kejadian',
    { id: 'Kejadian Service', en: 'What happened to services' },
    `kode_toko id no_service ${EVENT} jenis rp keterangan user_id`,
  ],
]);

const pesanan = tablesOf({ access: 'pesanan.read', menu: '/lihat-pesanan' }, [
  [
    'pesanan',
    { id: 'Pesanan', en: 'Orders' },
    'kode_toko no_pesanan tanggal kode_customer status kode_barcode no_induk urut',
  ],
  [
    'pesanan_detail',
    { id: 'Baris Pesanan', en: 'Lines of orders' },
    `${LINE} kode_dept kode_group nama_barang kadar est_berat harga_emas ongkos_jenis ongkos perkiraan deskripsi`,
  ],
  [
    'pesanan_syarat_detail',
    { id: 'Syarat Pesanan', en: 'Terms of orders' },
    `${LINE} mengikat kunci_sampai tgl_janji bahan`,
  ],
  [
    'pesanan_contoh_detail',
    { id: 'Contoh', en: 'Sample' },
    `${LINE} baris jenis kode_barcode deskripsi berat foto`,
  ],
  [
    'jadi_detail',
    { id: 'Pesanan Jadi', en: 'Ordered piece finished' },
    `${LINE} no_pesanan kode_barcode nama_barang kadar berat harga_emas ongkos harga_atribut pembulatan harga_jual perlu_setuju`,
  ],
  [
    'jadi_emas_detail',
    { id: 'Emas Customer di Barang Pesanan', en: 'Customers’ gold in ordered pieces' },
    `${LINE} no_pesanan titip_mg kredit_mg ditagih_mg terpakai_mg sisa_mg nilai_rp`,
  ],
  [
    'emas_pesanan_detail',
    { id: 'Emas Bahan Pesanan', en: 'Gold brought for an order' },
    `${LINE} no_pesanan nama_barang berat kadar_uji murni foto`,
  ],
  [
    'emas_kembali_detail',
    { id: 'Emas Pesanan Kembali', en: 'Gold of orders given back' },
    `${LINE} no_pesanan murni`,
  ],
  [
    'serah_pesanan_detail',
    { id: 'Serah Tukang untuk Pesanan', en: 'Handed over for orders' },
    `${LINE} no_pesanan`,
  ],
  [
    'contoh_keluar_detail',
    { id: 'Contoh Keluar', en: 'Sample taken out' },
    `${LINE} no_pesanan kode_barcode nama_barang kadar berat batas`,
    DUE_BACK,
  ],
  [
    'contoh_ambil_detail',
    { id: 'Ambil Barang Contoh', en: 'Sample taken back' },
    `${LINE} no_keluar no_pesanan kode_barcode nama_barang kadar berat berat_timbang deskripsi`,
  ],
  [
    'contoh_kembali',
    { id: 'Contoh Customer Kembali', en: 'Customers’ samples given back' },
    `kode_toko id no_pesanan ${EVENT} berat keterangan user_id otorisasi_id`,
  ],
  [
    'pesanan_proses',
    { id: 'Pesanan Dikerjakan', en: 'Work on orders begun' },
    `kode_toko id no_pesanan ${EVENT} keterangan user_id`,
  ],
  [
    'pesanan_setuju',
    { id: 'Persetujuan Pesanan', en: 'Customers’ answers on orders' },
    `kode_toko id no_pesanan no_jadi ${EVENT} jawab nama user_id otorisasi_id`,
  ],
]);

const preorder = tablesOf({ access: 'pesanan.read', menu: '/pre-order' }, [
  [
    'preorder_detail',
    { id: 'Barang Pre-order', en: 'Pieces of pre-orders' },
    `${LINE} kode_barang nama_barang berat harga_jual qty`,
  ],
  [
    'preorder_siap_detail',
    { id: 'Pre-order Siap', en: 'Pre-orders ready' },
    `${LINE} no_pesanan kode_barcode nama_barang kadar berat batas`,
  ],
]);

const cicilan = tablesOf(
  { access: 'cicilan.read', menu: '/lihat-cicilan', gate: { module: 'CICILAN_MODULE' } },
  [
    [
      'cicilan',
      { id: 'Cicilan', en: 'Instalments' },
      'kode_toko no_cicilan tanggal kode_customer status dibayar denda_dibayar denda_dihapus potongan',
    ],
    [
      'cicilan_kontrak_detail',
      { id: 'Kontrak Cicilan', en: 'Instalment contract' },
      `${LINE} kode_barcode nama_barang kode_group kadar berat harga_emas ongkos harga_atribut pembulatan harga jasa total dp biaya_admin kode_cicilan tenor
       denda_rp toleransi_hari denda_maks_persen potongan_cepat_persen hangus_persen batal_persen bulat`,
    ],
    [
      'cicilan_detail',
      { id: 'Jadwal Cicilan', en: 'Schedules of instalments' },
      `${LINE} jatuh_tempo angsuran`,
    ],
    [
      'cicilan_bayar_detail',
      { id: 'Bayar Cicilan', en: 'Instalment paid' },
      `${LINE} no_cicilan baris angsuran denda hapus potongan`,
    ],
    [
      'cicilan_akhir_detail',
      { id: 'Akhir Cicilan', en: 'Ends of instalments' },
      `${LINE} no_cicilan dibayar hangus kembali`,
      { kembali: rupiah({ id: 'Kelebihan', en: 'Surplus' }) },
    ],
    ['cicilan_gram_detail', { id: 'Cicilan Gram', en: 'Gram plans' }, `${LINE} kode_dept kadar_murni mg`],
    [
      'cicilan_gram_bayar_detail',
      { id: 'Bayar Cicilan Gram', en: 'Paid on gram plans' },
      `${LINE} no_cicilan rp harga_emas mg kode_barcode`,
    ],
    [
      'cicilan_pesan',
      { id: 'Pemberitahuan', en: 'Notices' },
      `kode_toko id no_cicilan ${EVENT} cara bukti jatuh_tempo user_id`,
    ],
  ],
);

/** Work for customers: services, orders with their samples and gold, pre-orders, instalments and gram plans. */
export const WORK_TABLES: readonly ExportTable[] = [...service, ...pesanan, ...preorder, ...cicilan];
