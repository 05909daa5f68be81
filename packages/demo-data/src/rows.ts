import type { Level } from '@kadar/contract/permissions.ts';
import type { StandardAccount, StandardCashCategory } from '@kadar/contract/standard-accounts.ts';

/** Rows in the wire shape of the masters: grams and percents as numbers; a toko's own rows carry kode_toko. */
export interface TokoRow {
  kode_toko: string;
  nama_toko: string;
  alamat_toko: string;
  no_hp: string;
  type: 'TOKO' | 'PUSAT';
  portal: string;
}
export interface UserRow {
  user_id: string;
  usere_name: string;
  level: Level;
  kode_toko: string;
  no_whatsapp: string;
  password: string;
}
export interface GudangRow {
  kode_toko: string;
  kode_gudang: string;
  nama_gudang: string;
  jenis: 'ETALASE' | 'BRANKAS' | 'LELANG' | 'HANCUR';
}
export interface BakiRow {
  kode_toko: string;
  kode_baki: string;
  kode_gudang: string;
  nama_baki: string;
  berat_baki: number;
}
export interface JenisRow {
  kode_dept: string;
  nama_dept: string;
  berlian: boolean;
}
export interface GroupRow {
  kode_group: string;
  nama_group: string;
  kadar: number;
}
export interface KadarRow {
  kode_kadar: string;
  label: string;
  kadar: number;
  kadar_murni: number;
  harga_jual: number;
  harga_minimum: number;
  harga_lebur: number;
  plafond: number;
}
export interface KelompokHargaRow {
  kelompok_harga: string;
  kode_group: string;
  kadar: number;
  harga_jual: number;
  harga_beli: number;
}
export interface SalesRow {
  kode_toko: string;
  kode_sales: string;
  nama_sales: string;
  kode_bank: string;
  nama_bank: string;
  no_rekening: string;
  nama_rekening: string;
}
export interface BankRow {
  kode_bank: string;
  nama_bank: string;
  mdr_debet: number;
  mdr_credit: number;
  mdr_qris: number;
}
export interface RekeningRow {
  kode_toko: string;
  no_rekening: string;
  kode_bank: string;
  nama_rekening: string;
  nomor_akun: string;
}
export interface KeteranganPenjualanRow {
  keterangan: string;
  status: 'AKTIF' | 'TIDAK';
}
export interface FeeRow {
  fee_penjualan: number;
  kode_dept?: string;
  kode_group?: string;
}
export interface KeteranganNotaRow {
  kode: string;
  judul: string;
  isi: string;
  urut: number;
}
export interface ParapoinRow {
  tgl_berlaku: string;
  nilai_poin: number;
}
export interface GetPointRow {
  kode_group?: string;
  basis: 'RUPIAH' | 'GRAM';
  per_rp: number;
  per_gram: number;
  poin: number;
}
export interface SupplierRow {
  kode_supplier: string;
  nama_supplier: string;
  alamat_supplier: string;
  no_hp: string;
  pkp: boolean;
  tempo_hari: number;
  sistem: 'TETAP' | 'BELUM_FIX' | 'KONSINYASI';
  cara_beli: 'PUTUS' | 'KONSINYASI';
  pungut_pph22: boolean;
}
export interface MemberRow {
  kode_customer: string;
  nama_customer: string;
  alamat_customer: string;
  no_hp: string;
  no_ktp?: string;
  tgl_lahir: string;
  jenis_pelanggan: 'UMUM' | 'LANGGANAN' | 'VIP' | 'RESELLER' | 'PEDAGANG' | 'PABRIKAN';
  diskon: number;
  /** A trader's exemption from income tax, and its last day. */
  skb_pph22?: string;
  skb_sampai?: string;
}
export interface KuponRow {
  kode_kupon: string;
  keterangan: string;
  jenis: 'RUPIAH' | 'PERSEN';
  nilai_rp: number;
  persen: number;
  maks_rp: number;
  minimal_belanja: number;
  tgl_mulai: string;
  tgl_akhir: string;
}
export type AkunRow = StandardAccount;
export type KategoriKasRow = StandardCashCategory;

/** A piece as it is added: grams and percents as numbers, money in rupiah. */
export interface PieceRow {
  kode_toko: string;
  kode_barcode: string;
  kode_intern: string;
  nama_barang: string;
  size: string;
  kode_dept: string;
  kode_group: string;
  kadar: number;
  kadar_murni: number;
  berat: number;
  berat_asli: number;
  berat_bandrol: number;
  kode_gudang: string;
  kode_baki: string;
  harga_atribut: number;
  atribut: {
    nama: string;
    qty: number;
    carat: number;
    kode_shape?: string;
    kode_color?: string;
    kode_clarity?: string;
    sertifikat?: string;
    harga: number;
  }[];
  hpp: number;
  ada_faktur_pajak: boolean;
}
