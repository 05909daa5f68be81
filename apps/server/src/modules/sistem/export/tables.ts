import type { StoredKind } from '@kadar/contract/columns.ts';
import type { FieldKind } from '@kadar/contract/fields.ts';
import type { Master } from '@kadar/contract/master.ts';
import { TELLS_ALL } from '@kadar/contract/personal.ts';
import { screenAccess } from '../../../engines/master-engine/access.ts';
import { WRITTEN } from '../../../platform/chain/sealed-columns.ts';
import { columnsNamed, type ExportColumn } from './columns.ts';
import { DATA_TABLES, DOKUMEN_TABLES } from './data-tables.ts';
import { type ExportTable, SECRET_NAME } from './export-table.ts';

const secret = new RegExp(SECRET_NAME, 'i');

const carried = new Set(DATA_TABLES.map(({ table }) => table));

/** Tables nobody carries away, and why. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    WRITTEN.flatMap(({ table }) =>
      table.endsWith('_detail') && !carried.has(table)
        ? [[table, 'lines of documents, which are told with them']]
        : [],
    ),
  ),
  sessions: 'hashes of tokens',
  tampilan_laporan: 'how users look at reports',
  ubah_massal: 'which records were edited together; the lists themselves are carried away',
  ubah_massal_baris: 'the same, record by record',
  jadwal_laporan: 'which reports come by themselves',
  jadwal_penerima: 'who gets them',
  kabar: 'messages to people of the house, which their own report carries away',
  kabar_lampiran: 'their files, for some days',
  peringatan: 'what stood out, which its own report carries away',
  peringatan_batas: 'from where on it does, and who is told',
  login_attempts: 'who tried to log in from where',
  perangkat_dikenal: 'on which devices a user is known',
  idempotency: 'stored answers of calls, which may hold anything',
  panggilan_terakhir: 'which call of a session was its last',
  otorisasi_qr: 'open requests; what was decided stands in otorisasi',
  webauthn_credentials: 'public keys of fingerprint devices',
  webauthn_challenges: 'open challenges',
  dokumen: 'headers of every kind of document, which are told kind by kind',
  dokumen_bayar: 'the same of their payments',
  dokumen_batal: 'the same of their reversals',
  member_cari: 'what was searched within the hour; who looked at whom stands in the audit',
  pelanggan_dibuka: 'documents opened within the hour, likewise',
  cadangan: 'what backups came to; Kesehatan tells it',
  cadangan_atur: 'where they go and when, likewise',
  cetak: 'papers on their way to printers; who printed a copy stands in audit',
  agen_pasangan: 'hashes of codes and tokens',
  gesek_tunai_setuju: 'who accepted a warning, once; it stands in the audit',
  pesan_layanan: 'messages about what is ready; the log of messages tells them',
  persetujuan: 'what customers were asked by a link; their ticket or order tells it',
  persetujuan_jawab: 'what they answered; the same',
  pesanan_gerak: 'movements of lines of orders; their list tells them',
  titip_perpanjang: 'until when deposits are kept; their list tells it',
  terima_periksa: 'when batches were said to be tagged to the end; their list tells it',
  rekening_koran: 'files of banks, which the bank has; their lines stand in Bank reconciliation',
  rekening_koran_baris: 'the same, line by line',
  rekonsiliasi_cocok: 'what lines are matched with, as Bank reconciliation shows it',
  rekonsiliasi_isi: 'the same, line by line',
  rekonsiliasi_lepas: 'matches that were taken apart; the audit has them',
  rekonsiliasi_pegang: 'which match holds a line now',
  rekonsiliasi_kasus: 'what somebody is to ask a bank about; the audit has it',
  rekonsiliasi_kasus_selesai: 'how that ended; likewise',
  rekonsiliasi_bulan: 'closed months as they were; the audit has them',
  rekonsiliasi_buka: 'closed months that were opened again; likewise',
  rekonsiliasi_profil: 'which columns of a bank’s file mean what',
  tambah_draf: 'rows of suppliers’ lists that wait to be tagged; what was tagged stands in Pieces added',
  terima_batch: 'what is not tagged of deliveries; their list tells it',
  titip: 'where deposits stand; their list tells it',
  pihak_mutasi: 'what is owed to suppliers and craftsmen; their reports tell it',
  saldo_massa: 'what goods in bulk came to at each closing: the sums of their movements, which are carried',
  saldo_pihak: 'the same of what is owed',
  titipan_mutasi: 'movements of deposits; Laporan Titip Uang tells them',
  hutang_pesan: 'messages about pledges, with their proof; their list tells them',
  lelang_hutang: 'auctions; their list tells them',
  lelang_barang: 'the same of their loans',
  hutang: 'where pledges stand; their list tells it',
  hutang_gerak: 'movements of pledges; the reports of payments tell them',
  service_gerak: 'movements of them; their reports tell them',
  cicilan_gerak: 'movements of them; their reports tell them',
  cicilan_ingat: 'messages that a payment is due or late; their card tells them',
  hutang_bersama: 'which payments on pledges were of one visit',
  opname_sesi: 'counts; their report tells them',
  opname_scan: 'scans of counts, likewise',
  opname_hasil: 'results of counts, likewise',
  opname_sampel: 'what was drawn for counts of a sample, likewise',
  opname_putusan: 'what was decided about differences, likewise',
  barang_terlihat: 'when pieces were seen last; their report tells of those that were not',
  terlihat_sampai: 'how far that was worked out',
  hutang_kurang: 'pledges short of cover, as they are valued now',
  hutang_nilai: 'what pledges are worth now, likewise',
  kiriman: 'shipments of goods, as their documents say; their list tells them',
  kabar_keluar: 'what other servers are told of shipments',
  kabar_masuk: 'what other servers told of shipments; their report tells it',
  manifes: 'what papers say of goods that wait for their grant; their list tells it',
  manifes_cetak: 'which of these papers were printed',
  foto_ditunggu: 'photos that are fetched from another server',
  kiriman_gerak: 'movements of shipments; their report tells them',
  kiriman_baris: 'where their lines are; their report tells it',
  usulan_abaikan: 'proposals that were set aside; the audit has them',
  usulan_kirim: 'what is proposed to be sent; Laporan Usulan Kirim tells it',
  kirim_uang: 'where money between shops is; its report tells it',
  identitas: 'identity cards, encrypted',
  identitas_foto: 'the same of their photos',
  kunci_tanda: 'the key that signs notas, as earlier versions kept it',
  kunci_tanda_segel: 'that key, encrypted',
  tanda_mulai: 'since when it signs',
  layar: 'screens of customers, by hashes of their tokens',
  layar_tanya: 'what those screens were asked; what was answered stands in the audit',
  member_pin: 'PINs, by their hashes',
  hutang_pin: 'the same of pledges',
  hutang_siap: 'bags to be ready on a day; their list tells them',
  jual_parkir: 'sales that are parked, until they are taken',
  dokumen_tunggu: 'documents that wait, or what became of them; what they became is told by its kind',
  barang_luar: 'pieces on channels; their list tells them',
  pesanan_luar: 'orders of channels; what became of them is told with their sales',
  luar_kirim: 'what channels are still to be told',
  tunggu_pegang: 'what waiting documents keep from all others',
  pemeriksaan: 'what the checks of the books found; their report tells it',
  printer_terpasang: 'where printers stood before their addresses were judged',
  label_tag: 'where things stand on a tag, one layout a shop',
  files: 'the register of stored pictures',
  riwayat: 'what rows of the other tables were, for verification',
  chain_blocks: 'seals of the hash chains',
  saksi: 'where they end',
  baris_lupa: 'hashes of rows whose words were erased',
  member_dihapus: 'who was erased at his wish; it stands in the audit',
  baris_semula: 'what stood in them before a number was masked, encrypted',
  blok_semula: 'the same of their seals',
  nik_terbuka: 'whether numbers of cards still stand in clear',
  segel: 'seals of the documents',
  chain_epoch: 'which life of the database this is',
  migrations: 'the versions of the schema',
};

const CHAIN = 'its place in the hash chain';
const VERSION = 'which change of the row it is';
/** Columns that stay where the others of their table are carried, and why. */
export const COLUMNS_LEFT_OUT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  barang: {
    version: VERSION,
    foto: 'whether it has a photo',
    ...Object.fromEntries(
      ['asal_toko', 'asal_no', 'asal_urut', 'no_terima'].map((name) => [
        name,
        'where it came from; its card tells it',
      ]),
    ),
    ...Object.fromEntries(
      ['kadar_cetak', 'harga_acuan', 'harga_label', 'label_ke', 'size', 'markis', 'jumlah_pcs'].map(
        (name) => [name, 'what its tag says; its card tells it'],
      ),
    ),
    ...Object.fromEntries(
      ['milik', 'kode_supplier', 'harga_titip'].map((name) => [
        name,
        'of a supplier; Laporan Konsinyasi tells it',
      ]),
    ),
    murni: 'reckoned from weight and fine purity',
  },
  mutasi_stock: { chain_pos: CHAIN, milik: 'whose piece it is; the piece tells it' },
  peran: {
    version: VERSION,
    ...Object.fromEntries(
      ['created_at', 'created_by', 'updated_at', 'updated_by'].map((name) => [
        name,
        'when and by whom; the audit has it',
      ]),
    ),
  },
  penjualan_detail: { kunci: 'the group of a line that is no piece' },
  jurnal: { chain_pos: CHAIN, role: 'what the account was asked for as; the mapping tells it' },
  tutup_harian: { chain_pos: CHAIN },
  harga_emas_global: { chain_pos: CHAIN },
  promo_jadwal: { image_url: 'the address of a picture', version: VERSION },
  promo_kirim: {
    image_url: 'the address of a picture',
    kunci: 'by which a message is sent once',
    id_wablas: 'what the service calls it',
    berikut_at: 'when it is tried again',
  },
  audit: {
    chain_pos: CHAIN,
    garam: 'the salt of its hash',
    before: 'settings and users are logged too',
    after: 'likewise',
  },
  otorisasi: {
    chain_pos: CHAIN,
    token_hash: 'a hash of a token',
    payload_hash: 'a hash of what was approved',
  },
  service: { version: VERSION },
  pesanan: { version: VERSION },
  cicilan: { version: VERSION },
};

const KINDS: Record<FieldKind, StoredKind | null> = {
  text: 'text',
  longtext: 'text',
  phone: 'text',
  color: 'text',
  choice: 'text',
  ref: 'text',
  image: 'text',
  integer: 'integer',
  rupiah: 'rupiah',
  gram: 'gram',
  percent: 'percent',
  kadar: 'kadar',
  boolean: 'flag',
  date: 'date',
  refs: 'list',
  images: 'list',
  tags: 'list',
  rows: 'json',
  // Rights and the like: long, and of no use in a sheet.
  json: null,
  password: null,
};

const fromMaster = (master: Master): ExportTable => ({
  name: master.name,
  label: master.title,
  kind: 'MASTER',
  table: master.table,
  columns: [
    ...(master.scope === 'toko' ? columnsNamed(['kode_toko']) : []),
    ...(master.key === '_id' ? columnsNamed(['_id']) : []),
    ...Object.entries(master.fields).flatMap(
      ([key, { kind, label, sees, sealed, ...field }]): ExportColumn[] => {
        const stored = KINDS[kind];
        const clear = field.personal ? TELLS_ALL : field.clear;
        return stored && !secret.test(key)
          ? [
              {
                key,
                label,
                kind: stored,
                cost: false,
                ...(sees && { sees }),
                ...(clear && { clear }),
                ...(sealed && { sealedIn: master }),
              },
            ]
          : [];
      },
    ),
    ...columnsNamed(['deleted_at', 'updated_at', 'updated_by']),
  ],
  access: screenAccess(master),
  ...(master.gate && { gate: master.gate }),
  ...(master.menu && { menu: master.route }),
  perToko: master.scope === 'toko' || Object.hasOwn(master.fields, 'kode_toko'),
  sort: [...(master.scope === 'toko' ? ['kode_toko'] : []), master.key],
});

/** Every table of the product that may be carried away at all, by its name in the address. */
export const exportTables = (masters: readonly Master[]): ReadonlyMap<string, ExportTable> =>
  new Map(
    [...masters.map(fromMaster), ...DATA_TABLES, ...DOKUMEN_TABLES].map((table) => [table.name, table]),
  );
