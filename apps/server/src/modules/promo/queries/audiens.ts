import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { audiensPromo as endpoint } from '@kadar/contract/endpoints/promo.ts';
import type { z } from 'zod';
import { sql } from '../../../platform/database/sql.ts';
import { type Call, oneToko } from '../../../platform/http/call.ts';
import { audienceOf } from '../audience.ts';
import { type Receiver, valuesOf } from '../fill.ts';

type AudienceQuery = z.output<NonNullable<typeof endpoint.query>>;

/** How many would get a promo now, and the first of them for the preview. */
export const countAudience = async (
  call: Call<unknown, AudienceQuery>,
): Promise<{ data: DataOf<typeof endpoint> }> => {
  const kode_toko = oneToko(call);
  const { tgl_kirim } = call.query;
  return call.kadar.db.read(call.scope, async (tx) => {
    const { contoh, ...counts } = await tx.one<{
      jumlah: number;
      berhenti: number;
      tanpa_nomor: number;
      contoh: string | null;
    }>(sql`
      select (count(*) filter (where no_wa is not null and not berhenti))::int as jumlah, (count(*) filter (where berhenti))::int as berhenti,
        (count(*) filter (where no_wa is null))::int as tanpa_nomor, min(kode_customer) filter (where no_wa is not null and not berhenti) as contoh
      from (${audienceOf({ kode_toko, ...call.query })}) a`);
    if (contoh === null) return { data: { ...counts, contoh: null } };
    const sample = await tx.one<Receiver>(sql`
      select m.kode_customer, m.nama_customer, m.tgl_lahir, kadar_poin_saldo(m.kode_customer) as poin,
        (select nama_toko from tokos where kode_toko = ${kode_toko}) as nama_toko, ${tgl_kirim}::date as tanggal
      from member m where m.kode_customer = ${contoh}`);
    return { data: { ...counts, contoh: valuesOf(sample) } };
  });
};
