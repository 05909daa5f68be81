import type pg from 'pg';
import { TODAY, TOKO } from './chain.ts';

/**
 * Sale documents of one line each at K01, `perDay` a day, the last on the day before today; loaded in bulk past the
 * rules, for reports to read. Gives nothing else that a sale writes.
 */
export const loadSaleLines = async (
  owner: pg.Pool,
  { lines, perDay }: { lines: number; perDay: number },
): Promise<void> => {
  await owner.query(
    `create temp table source as
     select g as n, $1::date - 1 - ((g - 1) / $3)::int as tanggal, 'PJ' || $2 || lpad(g::text, 9, '0') as no_faktur, b.*
     from generate_series(1, $4::int) g
     join (select *, row_number() over (order by kode_barcode) as nr from barang where kode_toko = $2) b
       on b.nr = 1 + g % (select count(*) from barang where kode_toko = $2)`.replaceAll(
      /\$(\d)/g,
      (_, digit: string) =>
        [`'${TODAY}'`, `'${TOKO}'`, String(perDay), String(lines)].at(Number(digit) - 1) ?? '',
    ) +
      `;
     insert into dokumen (kode_toko, no_faktur, jenis, tanggal, kode_sales, input_by, nama_customer, qty, berat, total, diskon, ppn, grand_total, dibayar, status)
     select kode_toko, no_faktur, 'PENJUALAN', tanggal, 'S0' || 1 + n % 3, 'KASIR1', 'UMUM', 1, berat, 2000000 + n * 500 % 900000, 0, 30000,
       2000000 + n * 500 % 900000, 2000000 + n * 500 % 900000, 'POSTED' from source;
     insert into penjualan_detail (kode_toko, no_faktur, urut, tanggal, kode_barcode, kode_intern, nama_barang, kode_dept, kode_group, kadar, berat, murni,
       harga_emas, sumber_harga, ongkos, harga_atribut, pembulatan, harga_jual, diskon, ppn, total, hpp, fee)
     select kode_toko, no_faktur, 1, tanggal, kode_barcode, kode_intern, nama_barang, kode_dept, kode_group, kadar, berat, berat * 3 / 4,
       2429000, 'KADAR', 50000, harga_atribut, 0, 2000000 + n * 500 % 900000, 0, 30000, 2000000 + n * 500 % 900000, hpp, 10000 from source;
     drop table source;
     analyze dokumen, penjualan_detail`,
  );
};
