import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { getPromo as current, listPromo as list, Promo } from '@kadar/contract/endpoints/promo.ts';
import { PROMO_TEMPLATE } from '@kadar/contract/promo-text.ts';
import type { z } from 'zod';
import { calendarDay } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { anywhere, type Query, sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { accountOf } from '../account.ts';

const utc = (column: Query<unknown>): Query<string> => sql`to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

const counted = (status: string): Query<number> =>
  sql`(count(*) filter (where k.status = ${sql.lit(status)}))::int`;

const COLUMNS: Query<unknown> = sql`
  p.id, p.kode_toko, p.judul, p.template, p.image_url, p.tgl_kirim, p.jam_kirim, ${utc(sql`p.kirim_at`)} as kirim_at, p.audiens,
  p.jenis_pelanggan, p.status, p.kendala, p.version, p.input_by, ${utc(sql`p.at`)} as at, ${utc(sql`p.mulai_at`)} as mulai_at,
  ${utc(sql`p.selesai_at`)} as selesai_at,
  (select json_build_object('ANTRI', ${counted('ANTRI')}, 'MENGIRIM', ${counted('MENGIRIM')}, 'TERKIRIM', ${counted('TERKIRIM')},
     'PENDING', ${counted('PENDING')}, 'GAGAL', ${counted('GAGAL')}, 'BERHENTI', ${counted('BERHENTI')}, 'BATAL', ${counted('BATAL')})
   from promo_kirim k where k.promo_id = p.id) as hitung`;

/** One promo with its progress. Throws DATA_TIDAK_DITEMUKAN. */
export const onePromo = async (tx: Tx, id: number): Promise<Promo> => {
  const promo = await tx.maybe<Promo>(sql`select ${COLUMNS} from promo_jadwal p where p.id = ${id}`);
  if (!promo) throw new AppError('DATA_TIDAK_DITEMUKAN');
  return promo;
};

type ListQuery = z.output<NonNullable<typeof list.query>>;

export const listPromo = async (call: Call<unknown, ListQuery>) => {
  const { skip, limit, q, status } = call.query;
  const where = sql.join(
    [
      call.toko === '*' ? sql`true` : sql`p.kode_toko = ${call.toko}`,
      ...(status ? [sql`p.status = ${status}`] : []),
      ...(q ? [sql`(p.judul ilike ${anywhere(q)} or p.template ilike ${anywhere(q)})`] : []),
    ],
    sql` and `,
  );
  return call.kadar.db.read(call.scope, async (tx) => {
    const data = await tx.rows<Promo>(
      sql`select ${COLUMNS} from promo_jadwal p where ${where} order by p.kirim_at desc, p.id desc limit ${limit} offset ${skip}`,
    );
    const { count } = await tx.one<{ count: number }>(
      sql`select count(*) as count from promo_jadwal p where ${where}`,
    );
    return { data, count, skip, limit };
  });
};

/** The promo saved last, else the template and today [spec A §2.13]; and whether what is saved could be sent. */
export const currentPromo = async (call: Call): Promise<{ data: DataOf<typeof current> }> => {
  const last = await call.kadar.db.read(call.scope, (tx) =>
    tx.maybe<Omit<DataOf<typeof current>, 'akun'>>(sql`
      select template, image_url, tgl_kirim as date from promo_jadwal
      where (${call.toko} = '*' or kode_toko = ${call.toko}) and status <> 'BATAL' order by id desc limit 1`),
  );
  const date = calendarDay(call.kadar.clock.now(), call.settings.ZONA_WAKTU);
  const akun = accountOf(call.kadar, call.settings) !== undefined;
  return { data: { ...(last ?? { template: PROMO_TEMPLATE, image_url: '', date }), akun } };
};
