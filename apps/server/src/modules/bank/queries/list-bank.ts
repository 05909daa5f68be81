import { GESEK_TUNAI } from '@kadar/contract/dokumen/gesek.ts';
import type { listBank as bankEndpoint, bankShape, gesekHistories } from '@kadar/contract/endpoints/bank.ts';
import { GESEK_JENIS } from '@kadar/domain/payment.ts';
import type { z } from 'zod';
import { anywhere, type Query, sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';
import { inPeriod, iso, page } from '../../../platform/http/page.ts';

type BankQuery = z.output<NonNullable<typeof bankEndpoint.query>>;
type GesekQuery = z.output<NonNullable<typeof gesekHistories.query>>;
type BankRow = z.input<typeof bankShape>;

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

const TUNAI = [GESEK_TUNAI.awalan, GESEK_TUNAI.batal.awalan];

/** Card and QRIS payments and cash for cards, newest first; transfers go to the account without a terminal and its fee. */
export const listGesek = (call: Call<unknown, GesekQuery>) =>
  bankPage<BankRow & { diterima: number; tunai: boolean }>(
    call,
    GESEK_JENIS,
    sql`, m.jumlah_gesek_rp - m.fee as diterima, substr(m.no_faktur, 1, 2) = any(${TUNAI}::text[]) as tunai`,
  );
