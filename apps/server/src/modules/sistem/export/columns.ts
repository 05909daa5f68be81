import type { Action } from '@kadar/contract/permissions.ts';
import type { Text } from '@kadar/contract/text.ts';
import type { ColumnKind } from '@kadar/documents/table.ts';

/** How a stored column is read: `flag` is a boolean, `list` an array, `json` anything; the others as on paper. */
export type StoredKind = Exclude<ColumnKind, 'link'> | 'flag' | 'list' | 'json';

export interface ExportColumn {
  key: string;
  /** Its name in the table, where that is not the key. */
  stored?: string;
  label: Text;
  kind: StoredKind;
  /** Only for levels that may see cost, margin and stock value (domain §7). */
  cost: boolean;
  /** Only for levels with this action. */
  sees?: Action;
  /** For levels without this action as `masked` shows it. */
  clear?: Action;
}

type Named = Omit<ExportColumn, 'key' | 'cost'>;
const column = (kind: StoredKind, id: string, en: string, stored?: string): Named => ({
  kind,
  label: { id, en },
  ...(stored && { stored }),
});

/** What the columns of the documents and movements are called; a name means the same in every table. */
const COLUMNS = {
  _id: column('text', 'ID', 'Id'),
  action: column('text', 'Tindakan', 'Action'),
  ada_faktur_pajak: column('flag', 'Ada Faktur Pajak', 'Tax invoice'),
  alamat_customer: column('text', 'Alamat', 'Address'),
  alasan: column('text', 'Alasan', 'Reason'),
  alasan_tolak: column('text', 'Alasan Tolak', 'Why refused'),
  antri_at: column('datetime', 'Antri', 'Queued at'),
  at: column('datetime', 'Waktu', 'Time'),
  atribut: column('json', 'Atribut', 'Stones and add-ons'),
  audiens: column('text', 'Penerima', 'Recipients'),
  berat: column('gram', 'Berat', 'Weight'),
  berat_asli: column('gram', 'Berat Asli', 'Scale weight'),
  berat_baki: column('gram', 'Berat Baki', 'Tray weight'),
  berat_bandrol: column('gram', 'Berat Bandrol', 'Tag weight'),
  berat_seharusnya: column('gram', 'Berat Seharusnya', 'Weight expected'),
  berat_timbang: column('gram', 'Berat Timbang', 'Weight measured'),
  berlaku_at: column('datetime', 'Berlaku', 'In force from'),
  buka: column('flag', 'Buka', 'Open'),
  catatan: column('text', 'Catatan', 'Note'),
  cetak: column('integer', 'Cetak', 'Printed'),
  coba: column('integer', 'Percobaan', 'Attempts'),
  created_at: column('datetime', 'Dibuat', 'Added at'),
  created_by: column('text', 'Dibuat Oleh', 'Added by'),
  dari_status: column('text', 'Dari Status', 'From status'),
  debet: column('rupiah', 'Debet', 'Debit'),
  debet_emas: column('gram', 'Debet', 'Debit', 'debet'),
  deleted_at: column('datetime', 'Dihapus', 'Deleted at'),
  dibayar: column('rupiah', 'Dibayar', 'Paid'),
  dicoba_at: column('datetime', 'Dicoba', 'Tried at'),
  diminta_oleh: column('text', 'Diminta Oleh', 'Asked by'),
  disetujui_oleh: column('text', 'Disetujui Oleh', 'Approved by'),
  diskon: column('rupiah', 'Diskon', 'Discount'),
  dugaan: column('json', 'Dugaan Barcode', 'Barcodes that would explain it'),
  entity: column('text', 'Data', 'Record of'),
  entity_key: column('text', 'Kode', 'Code'),
  expires_at: column('datetime', 'Berlaku Sampai', 'Expires'),
  fee: column('rupiah', 'Fee', 'Fee'),
  grand_total: column('rupiah', 'Grand Total', 'Grand total'),
  harga: column('rupiah', 'Harga', 'Price'),
  harga_atribut: column('rupiah', 'Harga Atribut', 'Price of add-ons'),
  harga_emas: column('rupiah', 'Harga Emas', 'Price per gram'),
  harga_jual: column('rupiah', 'Harga Jual', 'Selling price'),
  hpp: column('rupiah', 'HPP', 'Cost'),
  id: column('integer', 'ID', 'Id'),
  input_by: column('text', 'Input Oleh', 'Entered by'),
  ip: column('text', 'IP', 'IP'),
  jam_kirim: column('text', 'Jam Kirim', 'Send time'),
  jenis: column('text', 'Jenis', 'Kind'),
  jenis_pelanggan: column('text', 'Jenis Pelanggan', 'Customer type'),
  judul: column('text', 'Judul', 'Title'),
  jumlah_gesek_rp: column('rupiah', 'Jumlah Gesek', 'Drawn on the card'),
  jumlah_rp: column('rupiah', 'Jumlah', 'Amount'),
  kadar: column('kadar', 'Kadar', 'Purity'),
  kadar_murni: column('kadar', 'Kadar Murni', 'Fine purity'),
  kas_hitung: column('rupiah', 'Kas Hitung', 'Cash count'),
  kas_sistem: column('rupiah', 'Kas Sistem', 'System cash'),
  kategori: column('text', 'Kategori', 'Category'),
  ke_status: column('text', 'Ke Status', 'To status'),
  keluar: column('rupiah', 'Keluar', 'Out'),
  kembali: column('rupiah', 'Kembali', 'Change'),
  keterangan: column('text', 'Keterangan', 'Remark'),
  kendala: column('text', 'Kendala', 'Obstacle'),
  kesalahan: column('text', 'Kesalahan', 'Error'),
  key: column('text', 'Kunci', 'Key'),
  kirim_at: column('datetime', 'Dikirim', 'Sent at'),
  kode_baki: column('text', 'Baki', 'Tray'),
  kode_bank: column('text', 'Bank', 'Bank'),
  kode_barcode: column('text', 'Barcode', 'Barcode'),
  kode_customer: column('text', 'Kode Customer', 'Customer code'),
  kode_dept: column('text', 'Dept', 'Dept'),
  kode_group: column('text', 'Group', 'Group'),
  kode_gudang: column('text', 'Gudang', 'Location'),
  kode_intern: column('text', 'Kode Intern', 'Internal code'),
  kode_sales: column('text', 'Sales', 'Sales person'),
  kode_toko: column('text', 'Toko', 'Shop'),
  kredit: column('rupiah', 'Kredit', 'Credit'),
  kredit_emas: column('gram', 'Kredit', 'Credit', 'kredit'),
  kunci: column('text', 'Kunci', 'Which one'),
  masuk: column('rupiah', 'Masuk', 'In'),
  milik: column('text', 'Milik', 'Belongs to'),
  mode: column('text', 'Cara', 'Way'),
  mulai_at: column('datetime', 'Mulai', 'Started at'),
  mulai_oleh: column('text', 'Mulai Oleh', 'Started by'),
  murni: column('gram', 'Berat Murni', 'Fine weight'),
  nama: column('text', 'Nama', 'Name'),
  nama_barang: column('text', 'Nama Barang', 'Piece'),
  nama_customer: column('text', 'Nama Customer', 'Customer name'),
  no_dokumen: column('text', 'No Dokumen', 'Document number'),
  no_faktur: column('text', 'No Faktur', 'Document no.'),
  no_faktur_batal: column('text', 'No Faktur Batal', 'Reversal no.'),
  no_hp: column('text', 'No HP', 'Phone'),
  no_jurnal: column('text', 'No Jurnal', 'Journal no.'),
  no_kartu: column('text', 'No Kartu', 'Card'),
  no_rekening: column('text', 'No Rekening', 'Bank account no.'),
  nominal: column('rupiah', 'Harga Emas', 'Gold price'),
  nomor_akun: column('text', 'Akun', 'Account'),
  non_cash: column('json', 'Non Tunai', 'Non-cash'),
  objek: column('text', 'Objek', 'What it is'),
  ongkos: column('rupiah', 'Ongkos', 'Making charge'),
  otorisasi_id: column('integer', 'Otorisasi', 'Approval'),
  pembulatan: column('rupiah', 'Pembulatan', 'Rounding'),
  pesan: column('text', 'Pesan', 'Message'),
  poin: column('integer', 'Poin', 'Points'),
  poin_dapat: column('integer', 'Poin Didapat', 'Points earned'),
  poin_pakai: column('integer', 'Poin Dipakai', 'Points used'),
  ppn: column('rupiah', 'PPN', 'VAT'),
  promo_id: column('integer', 'Promo', 'Promo'),
  qty: column('integer', 'Qty', 'Qty'),
  rincian_kas: column('json', 'Rincian Kas', 'Cash by note'),
  ringkasan: column('json', 'Ringkasan', 'Summary'),
  selesai_at: column('datetime', 'Selesai', 'Done at'),
  selesai_oleh: column('text', 'Selesai Oleh', 'Done by'),
  selisih: column('gram', 'Selisih', 'Difference'),
  sesi_id: column('integer', 'Sesi', 'Session'),
  status: column('text', 'Status', 'Status'),
  sumber: column('text', 'Sumber', 'Source'),
  sumber_harga: column('text', 'Sumber Harga', 'Price from'),
  tanggal: column('date', 'Tanggal', 'Date'),
  template: column('text', 'Isi Pesan', 'Message text'),
  tempat: column('text', 'Tempat', 'Place'),
  tgl_kirim: column('date', 'Tanggal Kirim', 'Send date'),
  tgl_system: column('date', 'Tanggal Sistem', 'Business date'),
  toleransi: column('gram', 'Toleransi', 'Tolerance'),
  total: column('rupiah', 'Total', 'Total'),
  trx: column('text', 'Transaksi', 'Transaction'),
  type: column('text', 'Tipe', 'Entry type'),
  updated_at: column('datetime', 'Diubah', 'Changed at'),
  updated_by: column('text', 'Diubah Oleh', 'Changed by'),
  urut: column('integer', 'Urut', 'Line'),
  user_id: column('text', 'User', 'User'),
  valid_by: column('text', 'Valid By', 'Valid by'),
  value: column('json', 'Nilai', 'Value'),
} satisfies Record<string, Named>;

/** What stock cost, and what was summed up from it. */
const COST: ReadonlySet<string> = new Set(['hpp', 'ringkasan']);

/** The columns of these names, in this order. Throws for a name that is not declared. */
export const columnsNamed = (names: readonly string[]): ExportColumn[] =>
  names.map((key) => {
    const named = (COLUMNS as Record<string, Named>)[key];
    if (!named) throw new Error(`column ${key} has no label`);
    return { ...named, key, cost: COST.has(key) };
  });
