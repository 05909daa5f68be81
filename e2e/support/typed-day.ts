import type { Shop } from './shop.ts';

/** What the database knows of a day of K01. */
export interface DayBooks {
  /** Notas of the day: their pieces, customer, payments as kind and rupiah, change, and how often they were printed. */
  notas: {
    no_faktur: string;
    kode_customer: string;
    pieces: string[];
    diskon: number;
    payments: [string, number][];
    kembali: number;
    cetak: number;
  }[];
  /** Other documents that are handed out, by kind. */
  others: { jenis: string; no_faktur: string; cetak: number }[];
  /** What the drawer holds by the payments of all documents. */
  kas: number;
  /** What of the notas was transferred. */
  moved: number;
}

const NOTAS = `select d.no_faktur, d.kode_customer, d.cetak,
  (select array_agg(l.kode_barcode order by l.kode_barcode) from penjualan_detail l where l.kode_toko = d.kode_toko and l.no_faktur = d.no_faktur) as pieces,
  (select sum(l.diskon)::int from penjualan_detail l where l.kode_toko = d.kode_toko and l.no_faktur = d.no_faktur) as diskon,
  (select coalesce(json_agg(json_build_array(b.jenis, b.jumlah_rp) order by b.urut), '[]') from dokumen_bayar b
    where b.kode_toko = d.kode_toko and b.no_faktur = d.no_faktur and b.arah = 'M') as payments,
  d.kembali::int as kembali
  from dokumen d where d.kode_toko = 'K01' and d.tanggal = $1 and d.jenis = 'PENJUALAN' order by d.at`;
const OTHERS = `select jenis, no_faktur, cetak from dokumen
  where kode_toko = 'K01' and tanggal = $1 and jenis in ('PEMBELIAN', 'HUTANG', 'TITIP') and no_tukar is null order by at`;
const KAS = `select (sum(case b.arah when 'M' then b.jumlah_rp else -b.jumlah_rp end)
  - (select sum(kembali) from dokumen where kode_toko = 'K01' and status = 'POSTED'))::int as kas
  from dokumen_bayar b join dokumen d using (kode_toko, no_faktur) where d.kode_toko = 'K01' and b.jenis = 'CASH'`;

export const booksOf = async (shop: Shop, tanggal: string): Promise<DayBooks> => {
  const [notas, others, [drawer]] = await Promise.all([
    shop.look<DayBooks['notas'][number]>(NOTAS, [tanggal]),
    shop.look<DayBooks['others'][number]>(OTHERS, [tanggal]),
    shop.look<{ kas: number }>(KAS),
  ]);
  const moved = notas
    .flatMap(({ payments }) => payments)
    .reduce((sum, [jenis, rp]) => sum + (jenis === 'TRANSFER' ? rp : 0), 0);
  return { notas, others, kas: drawer?.kas ?? 0, moved };
};

/** The numbers of all papers that were handed to the printer: each once, if none was lost or printed again. */
export const handedOut = (printed: readonly string[]): string[] =>
  // Its own number stands first; an exchange names the nota of the old piece below.
  printed.flatMap((text) => /(PJ|PB|HT)K01[A-Z0-9]{9}/.exec(text)?.[0] ?? []).toSorted();
