import type pg from 'pg';
import { HISTORY_DAY, TOKO } from './chain.ts';

/** Days of copies in one statement. */
const BATCH = 20;
/** Members buy as often in a long history as in a short one: after so many days the next ones come. */
const DAYS_OF_A_MEMBER = 20;

/** Of the seeded day's sales: which rows of a table are theirs. */
const TABLES: Readonly<Record<string, string>> = {
  barang: `x.status = 'SOLD'`,
  dokumen: `x.jenis = 'PENJUALAN' and x.tanggal = $day`,
  dokumen_bayar: 'x.no_faktur in (select no_faktur from sold)',
  penjualan_detail: 'x.tanggal = $day',
  mutasi_stock: 'x.no_faktur in (select no_faktur from sold)',
  kas_mutasi: 'x.no_faktur in (select no_faktur from sold)',
  bank_mutasi: 'x.no_faktur in (select no_faktur from sold)',
  poin_mutasi: 'x.no_faktur in (select no_faktur from sold)',
  fee_mutasi: 'x.no_faktur in (select no_faktur from sold)',
  jurnal: 'x.no_jurnal in (select no_faktur from sold)',
  jurnal_emas: 'x.no_jurnal in (select no_faktur from sold)',
  audit: `x.action = 'post' and x.entity_key in (select no_faktur from sold)`,
};

/** What a column says of the copy of n days before; every other column as it was. */
const shifted = (column: string): string => {
  const own = `x.${column}`;
  if (['no_faktur', 'no_jurnal', 'entity_key'].includes(column))
    return `substr(${own}, 1, 5) || to_char($day::date - n, 'YYMMDD') || substr(${own}, 12)`;
  if (column === 'tanggal') return `${own} - n`;
  if (['at', 'created_at', 'updated_at'].includes(column)) return `${own} - n * interval '1 day'`;
  if (column === 'kode_barcode') return `${own} || '-' || n`;
  if (column === 'kode_customer')
    return `case when ${own} = '' or n < ${DAYS_OF_A_MEMBER} then ${own} else ${own} || '-' || n / ${DAYS_OF_A_MEMBER} end`;
  return own;
};

/**
 * The seeded day's sales again on each of so many days before it, with their pieces, payments, books, journal and audit; and
 * each day closed with its cash. Loaded in bulk, past the door; what reads them finds every row that a till would have written.
 */
export const loadDays = async (owner: pg.Pool, days: number): Promise<void> => {
  const client = await owner.connect();
  try {
    await client.query(
      `create temp table sold as select no_faktur from dokumen where jenis = 'PENJUALAN' and tanggal = '${HISTORY_DAY}'; create index on sold (no_faktur); analyze sold`,
    );
    for (const [table, where] of Object.entries(TABLES)) {
      const { rows } = await client.query<{ name: string }>(
        `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attidentity = ''
           and attgenerated = '' and attname <> 'chain_pos' order by attnum`,
        [table],
      );
      const columns = rows.map(({ name }) => name);
      const text = `insert into ${table} (${columns.map((name) => `"${name}"`).join(', ')})
        select ${columns.map(shifted).join(', ')} from ${table} x, generate_series($1::int, $2::int) n where ${where}`;
      for (let from = 1; from <= days; from += BATCH)
        await client.query(text.replaceAll('$day', `'${HISTORY_DAY}'`), [
          from,
          Math.min(days, from + BATCH - 1),
        ]);
    }
    // The seeded day itself stays open behind them, as in the world without.
    await client.query(
      `insert into tutup_harian (kode_toko, tanggal, at, user_id, kas_sistem, kas_hitung, rincian_kas, non_cash, ringkasan)
       select $1, tanggal, tanggal + time '12:00', 'SPV1', rp, rp, '[]', '[]', '{}' from (
         select tanggal, sum(sum(masuk - keluar)) over (order by tanggal)::bigint as rp from kas_mutasi where kode_toko = $1 and tanggal < $2 group by 1) k`,
      [TOKO, HISTORY_DAY],
    );
  } finally {
    client.release();
  }
  await owner.query('vacuum analyze');
};
