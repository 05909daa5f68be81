import type {
  listLelang as endpoint,
  LelangCard,
  LelangRow,
  getLelang as oneEndpoint,
} from '@kadar/contract/endpoints/lelang.ts';
import type { z } from 'zod';
import { anywhere, sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { inPeriod, page } from '../../../platform/http/page.ts';
import { itemOf, type Lot, leburRows, lotsOf, tahapOf } from '../batch.ts';

interface Row {
  id: number;
  kode_toko: string;
  nama: string;
  tanggal: string;
  selesai: boolean;
}

const rowOf = ({ selesai, ...row }: Row, lots: readonly Lot[]): LelangRow => ({
  ...row,
  tahap: tahapOf(lots, selesai),
  jumlah: lots.length,
  pokok: lots.reduce((sum, { keadaan }) => sum + keadaan.pokok, 0),
});
const columns = sql<Row>`l.id::int as id, l.kode_toko, l.nama, l.tanggal, l.selesai_at is not null as selesai`;

/** Auctions, open ones first, with the stage each came to. */
export const listLelang = async (call: Call<unknown, z.output<NonNullable<typeof endpoint.query>>>) => {
  const { q } = call.query;
  const where = sql.join(
    [...inPeriod('l', call, {}), ...(q ? [sql`l.nama ilike ${anywhere(q)}`] : [])],
    sql` and `,
  );
  const listed = await page(
    call,
    sql<Row>`select ${columns} from lelang_hutang l where ${where} order by l.selesai_at is not null, l.id desc`,
    sql<{ count: number }>`select count(*) as count from lelang_hutang l where ${where}`,
  );
  const lots = await call.kadar.db.read(call.scope, (tx) =>
    lotsOf(
      tx,
      listed.data.map(({ id }) => id),
    ),
  );
  return {
    ...listed,
    data: listed.data.map((row) =>
      rowOf(
        row,
        lots.filter(({ lelang_id }) => Number(lelang_id) === row.id),
      ),
    ),
  };
};

/** An auction with its loans. Throws DATA_TIDAK_DITEMUKAN. */
export const getLelang = (
  call: Call<z.output<NonNullable<typeof oneEndpoint.params>>>,
): Promise<{ data: LelangCard }> =>
  call.kadar.db.read(
    call.scope,
    async (tx) => {
      const row = await tx.maybe<Row>(
        sql`select ${columns} from lelang_hutang l where l.id = ${call.params.id} and ${call.toko} in ('*', l.kode_toko)`,
      );
      if (!row) throw new AppError('DATA_TIDAK_DITEMUKAN');
      const lots = await lotsOf(tx, [row.id]);
      const { PEMBULATAN_HUTANG: step, LELANG_NOTICE_HARI: noticeHari } = call.settings;
      const ground = { rows: await tx.rows(leburRows), step, noticeHari };
      return { data: { ...rowOf(row, lots), barang: lots.map((lot) => itemOf(lot, ground)) } };
    },
    { snapshot: true },
  );
