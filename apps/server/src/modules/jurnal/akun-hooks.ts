import type { MasterHooks } from '../../engines/master-engine/hooks.ts';
import { sql } from '../../platform/database/sql.ts';

/** Each account of a journal with an id, which is its role and side [spec A §3]. */
export const akunHooks: MasterHooks = {
  listed: sql`(select jsonb_agg(jsonb_build_object('_id', (a ->> 'kode_akun') || '-' || (a ->> 'jenis_akun')) || a order by n)
    from jsonb_array_elements(detail_akun) with ordinality x(a, n)) as detail_akun`,
};
