import type { ReportLink } from './report.ts';

const PIECE: ReportLink = { to: '/data-barang', by: { kode_barcode: 'kode_barcode' } };
const MEMBER: ReportLink = { to: '/halaman-member', by: { kode: 'kode_customer' } };
/** A report of one of a shop's own: its codes are given anew in each shop. */
const reportOf = (to: string, column: string): ReportLink => ({
  to,
  by: { [column]: column },
  narrowed: { toko: 'kode_toko' },
});
const SALES = reportOf('/laporan-penjualan', 'kode_sales');
const SUPPLIER = reportOf('/laporan-kartu-hutang-supplier', 'kode_supplier');
const TUKANG = reportOf('/laporan-kerja-tukang', 'kode_tukang');
const ACCOUNT = reportOf('/buku-besar', 'nomor_akun');
const BANK = reportOf('/buku-bank', 'no_rekening');
const user = (column: string): ReportLink => ({ to: '/users', by: { q: column } });

const DOCUMENTS =
  /^no_(akhir|asal|batal|bayar|cicilan|dokumen|faktur|faktur_batal|faktur_hutang|faktur_jual|hutang|jual|jurnal|kirim|lot|pesanan|reff|serah|service|terima)$/;
const USERS =
  /^(input_by|valid_by|user_id|oleh|selesai_oleh|(disetujui|diminta|diputuskan|ditutup|dibuka)_oleh)$/;

const NAMED: Readonly<Record<string, ReportLink>> = {
  kode_barcode: PIECE,
  kode_customer: MEMBER,
  nama_customer: MEMBER,
  kode_sales: SALES,
  nama_sales: SALES,
  kode_supplier: SUPPLIER,
  nama_supplier: SUPPLIER,
  kode_tukang: TUKANG,
  nama_tukang: TUKANG,
  nomor_akun: ACCOUNT,
  nama_akun: ACCOUNT,
  no_rekening: BANK,
};

/**
 * Where a value opens wherever it stands, by the name of its column: a document, a piece, a member, an account, a person.
 * Whoever draws it looks whether the row says what the link asks for, and whether its reader may open the screen.
 */
export const linkOfColumn = (name: string): ReportLink | undefined =>
  NAMED[name] ?? (DOCUMENTS.test(name) ? 'dokumen' : USERS.test(name) ? user(name) : undefined);

/** The columns of a row that a link is built from; of a document's number that number alone. */
const columnsOf = (link: ReportLink, name: string): readonly string[] =>
  link === 'dokumen' ? [name] : Object.values(link.by);

/** The same for one of a table's columns; none where the others do not say what it asks for, or it leads to where one is. */
export const linkAmong = (
  name: string,
  columns: Readonly<Record<string, unknown>>,
  here = '',
): ReportLink | undefined => {
  const link = linkOfColumn(name);
  if (!link || (link !== 'dokumen' && link.to === here)) return undefined;
  return columnsOf(link, name).every((column) => column in columns) ? link : undefined;
};
