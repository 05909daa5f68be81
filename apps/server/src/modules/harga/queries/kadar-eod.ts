import type { kadarEod as endpoint } from '@kadar/contract/endpoints/hari.ts';
import { seesCost } from '@kadar/contract/permissions.ts';
import type { z } from 'zod';
import { sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';

type Row = z.input<typeof endpoint.data>[number] & { hpp: number };

/** Stock and price per purity at a closing: of the date asked for, or of each shop's last one. */
export const kadarEod = async (call: Call<unknown, { tanggal?: string | undefined }>) => {
  const { tanggal } = call.query;
  const day = tanggal
    ? sql`${tanggal}::date`
    : sql`(select max(x.tanggal) from kadar_eod x where x.kode_toko = t.kode_toko)`;
  const rows = await call.kadar.db.read(call.scope, (tx) =>
    tx.rows<Row>(sql`
      select e.kode_toko, e.tanggal, e.kadar, coalesce(k.label, replace(trim_scale(e.kadar)::text, '.', ',') || '%') as label, e.qty, e.berat, e.murni, e.hpp, e.harga
      from tokos t join kadar_eod e on e.kode_toko = t.kode_toko and e.tanggal = ${day}
      left join kadar k on k.kadar = e.kadar and k.deleted_at is null
      where ${call.toko === '*' ? sql`true` : sql`t.kode_toko = ${call.toko}`}
      order by e.kode_toko, e.kadar`),
  );
  const data = rows.map(({ hpp, ...row }) => ({
    ...row,
    berat: row.berat / 1000,
    murni: row.murni / 1000,
    ...(seesCost(call.session.level) && { hpp }),
  }));
  return { data };
};
