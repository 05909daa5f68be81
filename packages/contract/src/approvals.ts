import { APPROVERS, type Level, mayUse } from './permissions.ts';

interface Approval {
  /** Who of those that approve decides it, where not each of them does: by his level and the level of who asks. */
  decides?: (approver: Level, asks: Level) => boolean;
}

/** What asks for an approval, besides reversals, by its `kategori`; in words it is `kat…` of the dictionaries. */
export const APPROVALS = {
  'BAYAR KELEBIHAN': {},
  'BAYAR KLAIM': {},
  'BELI TANPA NOTA': {},
  'BERAT DIKETIK': {},
  'BERAT CONTOH': {},
  'BERAT KANTONG': {},
  'BERAT PESANAN': {},
  'BUNGA HUTANG': {},
  // What an SPV himself searches is for those who may go through the whole list.
  'CARI MEMBER': { decides: (approver, asks) => asks !== 'SPV' || mayUse('member.list', approver) },
  'CICILAN BATAL': {},
  'DAFTAR HITAM': {},
  // Decided by OWN, or by MU of head office, which a level does not say.
  'DAFTAR PUSAT': {},
  DISKON: {},
  'CETAK ULANG': {},
  'DP PESANAN': {},
  'GANTI PIN HUTANG': {},
  'GANTI PIN MEMBER': {},
  'GESEK TUNAI': {},
  'HARGA BELI': {},
  'HARGA MINIMUM': {},
  'HARGA PESANAN': {},
  'HARGA TUNGGU': {},
  'HITUNG ULANG': {},
  'HILANG KIRIM': {},
  HUTANG: {},
  'HUTANG TANPA PIN': {},
  'ISI KANTONG': {},
  'KADAR TUKAR': {},
  'KAS KELUAR': {},
  'KEMBALI DP PESANAN': {},
  'KEMBALI TITIPAN': {},
  'KIRIM BARANG': {},
  'KIRIM UANG': {},
  'KOREKSI TERIMA': {},
  'KOREKSI TERIMA BESAR': { decides: (approver) => approver === 'OWN' },
  'LEBIH BERAT': {},
  'LIMIT BELI': {},
  'LIMIT BELI HARIAN': {},
  'LIMIT JUAL': {},
  PEMBELIAN: {},
  'PERPANJANG TITIPAN': {},
  'PIN BARU': {},
  /** A dangerous setting: decided by OWN, who signs for himself too. */
  PENGATURAN: { decides: (approver) => approver === 'OWN' },
  PLAFOND: {},
  'POIN TANPA PIN': {},
  'POTONGAN BUNGA': {},
  'POTONGAN CICILAN': {},
  'RESTRUKTUR CICILAN': {},
  'RETUR SUPPLIER': {},
  'RUGI NOTA': {},
  'SEGEL KIRIMAN': {},
  'SUSUT SERVICE': {},
  'BATAL SERVICE': {},
  'SELISIH BATCH': {},
  'SELISIH KIRIM UANG': {},
  'SELISIH TERIMA': {},
  'SELISIH TIMBANG': {},
  'SETOR BANK': {},
  'TAMBAH PINJAMAN': {},
  'TIMBANG MANUAL': {},
  'TUKAR DIBAYARKAN': {},
  'TUTUP HARIAN': {},
} as const satisfies Record<string, Approval>;
/** A reversal is approved under the name that its kind declares. */
export type ApprovalKategori = keyof typeof APPROVALS | `BATAL ${string}`;

/** What is asked for before an administrator of a branch changes what every shop goes by. */
export const CHAIN_KATEGORI = 'DAFTAR PUSAT' satisfies ApprovalKategori;

/** Whether an approver's level decides this request, of one or more kinds ('DISKON+LIMIT JUAL'). */
export const decides = (
  approver: Level,
  { kategori = '', asks }: { kategori?: string; asks: Level },
): boolean =>
  APPROVERS.includes(approver) &&
  kategori
    .split('+')
    .every((one) => (APPROVALS as Record<string, Approval>)[one]?.decides?.(approver, asks) ?? true);
