import type {
  listBank as bankEndpoint,
  bankShape,
  gesekHistories,
  listKas as kasEndpoint,
  kasShape,
} from '@kadar/contract/endpoints/keuangan.ts';
import { GESEK_JENIS } from '@kadar/domain/payment.ts';
import type { z } from 'zod';
import { anywhere, type Query, sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';
import { inPeriod, page } from '../../../platform/http/page.ts';

type KasQuery = z.output<NonNullable<typeof kasEndpoint.query>>;
type BankQuery = z.output<NonNullable<typeof bankEndpoint.query>>;
type GesekQuery = z.output<NonNullable<typeof gesekHistories.query>>;
type BankRow = z.input<typeof bankShape>;
/** ISO time with zone, as it goes over the wire. */
const iso = (column: Query<unknown>): Query<unknown> =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** Cash documents, newest first. */
export const listKas = (call: Call<unknown, KasQuery>) => {
  const { jenis, q } = call.query;
  const where = sql.join(
    [
      ...inPeriod('k', call, call.query),
      jenis ? sql`k.jenis = ${`KAS_${jenis}`}` : sql`k.jenis in ('KAS_MASUK', 'KAS_KELUAR')`,
      ...(q
        ? [
            sql`(k.no_faktur ilike ${anywhere(q)} or k.keterangan ilike ${anywhere(q)} or k.kategori ilike ${anywhere(q)})`,
          ]
        : []),
    ],
    sql` and `,
  );
  return page(
    call,
    sql<z.input<typeof kasShape>>`
      select k.kode_toko, k.no_faktur, k.tanggal, ${iso(sql`k.at`)} as at, substr(k.jenis, 5) as jenis, k.kategori, g.nama_kategori, k.grand_total as jumlah_rp,
        k.keterangan, k.status, x.no_faktur_batal, k.input_by
      from dokumen k join kategori_kas g on g.kode_kategori = k.kategori left join dokumen_batal x using (kode_toko, no_faktur)
      where ${where} order by k.tanggal desc, k.at desc, k.no_faktur desc`,
    sql<{ count: number }>`select count(*) as count from dokumen k where ${where}`,
  );
};

/** A window of the bank book: every kind of movement, or only those of the kinds given. */
const bankPage = <T extends BankRow>(
  call: Call<unknown, BankQuery>,
  kinds?: readonly string[],
  extra: Query<unknown> = sql``,
) => {
  const { jenis, no_rekening, q } = call.query;
  const where = sql.join(
    [
      ...inPeriod('m', call, call.query),
      ...(jenis ? [sql`m.jenis = ${jenis}`] : []),
      ...(kinds ? [sql`m.jenis = any(${kinds}::text[])`] : []),
      ...(no_rekening ? [sql`m.no_rekening = ${no_rekening}`] : []),
      ...(q ? [sql`(m.no_faktur ilike ${anywhere(q)} or m.keterangan ilike ${anywhere(q)})`] : []),
    ],
    sql` and `,
  );
  return page(
    call,
    sql<T>`
      select m.kode_toko, m.tanggal, ${iso(sql`m.at`)} as at, m.no_faktur, m.jenis, m.no_rekening, m.kode_bank,
        coalesce(b.nama_bank, m.kode_bank) as nama_bank, m.no_kartu, m.keterangan, m.jumlah_rp, m.fee, m.jumlah_gesek_rp, m.user_id${extra}
      from bank_mutasi m left join banks b on b.kode_bank = m.kode_bank
      where ${where} order by m.tanggal desc, m.id desc`,
    sql<{ count: number }>`select count(*) as count from bank_mutasi m where ${where}`,
  );
};

/** Movements of the bank accounts, newest first. */
export const listBank = (call: Call<unknown, BankQuery>) => bankPage<BankRow>(call);

/** Card and QRIS payments, newest first; transfers go to the account without a terminal and its fee. */
export const listGesek = (call: Call<unknown, GesekQuery>) =>
  bankPage<BankRow & { diterima: number }>(call, GESEK_JENIS, sql`, m.jumlah_gesek_rp - m.fee as diterima`);
