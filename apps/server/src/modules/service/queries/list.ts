import type { listService as endpoint, ServiceRow } from '@kadar/contract/endpoints/service.ts';
import { callingSteps } from '@kadar/domain/service.ts';
import type { z } from 'zod';
import { isPhone } from '../../../platform/database/phone.ts';
import { anywhere, type Query, sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';
import { inPeriod, page } from '../../../platform/http/page.ts';
import { late, promised, serviceWork, unclaimed } from './work.ts';

/** Columns of a row of the list, of service_keadaan as `k` and the shop's day as `h`; weights in mg. */
export const serviceColumns: Query<unknown> = sql`k.kode_toko, k.no_faktur, k.tanggal, kadar_iso(k.at) as at, k.input_by, case k.keadaan when 'BATAL' then 'BATAL' else 'POSTED' end as status, k.kode_sales, k.nota_manual, k.kode_customer,
  k.nama_customer, k.no_hp, k.tgl_janji, k.keadaan, coalesce(${late}, false) as lewat, case when k.siap > 0 then h.tgl_system - k.selesai end as umur,
  k.qty, k.berat, k.total, k.saldo`;
export const serviceSource: Query<unknown> = sql`service_keadaan k left join hari_kerja h on h.kode_toko = k.kode_toko`;

type Asked = z.output<NonNullable<typeof endpoint.query>>;

/** What a state asks of a ticket. */
const inState = (keadaan: Asked['keadaan'], hari: string): Query<unknown>[] => {
  if (!keadaan) return [];
  if (keadaan === 'JANJI') return [promised];
  if (keadaan === 'LEWAT') return [late];
  if (keadaan === 'TAGIH') return [unclaimed(hari)];
  return [sql`k.keadaan = ${keadaan}`];
};

/** Tickets of a period or of every day: what is open first, of it those that are late, then by the day they are promised for. */
export const listService = async (call: Call<unknown, Asked>) => {
  const { q, keadaan, kode_customer } = call.query;
  const where = sql.join(
    [
      ...inPeriod('k', call, call.query),
      ...inState(keadaan, call.settings.SERVICE_TAGIH_HARI),
      ...(kode_customer ? [sql`k.kode_customer = ${kode_customer}`] : []),
      ...(q
        ? [
            sql`(k.no_faktur ilike ${anywhere(q)} or k.nama_customer ilike ${anywhere(q)} or ${isPhone(sql`k.no_hp`, q)} or k.nota_manual ilike ${anywhere(q)} or k.kode_customer ilike ${anywhere(q)})`,
          ]
        : []),
    ],
    sql` and `,
  );
  const listed = await page(
    call,
    sql<ServiceRow>`select ${serviceColumns} from ${serviceSource} where ${where}
      order by k.terima + k.siap = 0, k.terima = 0, k.tgl_janji, k.at, k.no_faktur`,
    sql<{
      count: number;
      total: number;
      saldo: number;
    }>`select count(*) as count, coalesce(sum(k.total), 0)::bigint as total, coalesce(sum(k.saldo), 0)::bigint as saldo from ${serviceSource} where ${where}`,
  );
  return { ...listed, data: listed.data.map((row) => ({ ...row, berat: row.berat / 1000 })) };
};

/** The first glance: what is promised for today, late, ready, and waits for long. */
export const glance = async (call: Call) => {
  const hari = call.settings.SERVICE_TAGIH_HARI;
  const row = await call.kadar.db.read(call.scope, (tx) =>
    tx.one<{ janji: number; lewat: number; siap: number; tagih: number }>(sql`
      select count(*) filter (where janji)::int as janji, count(*) filter (where lewat)::int as lewat, count(*) filter (where siap)::int as siap,
        count(*) filter (where tagih)::int as tagih from (${serviceWork(call.toko, hari)}) w`),
  );
  return { ...row, hari: callingSteps(hari)[0] ?? 0 };
};
