import type { Tampilan } from '@kadar/contract/endpoints/tampilan.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';

/** The caller's own views of a report. */
export const listTampilan = (call: Call): Promise<{ data: Tampilan[] }> =>
  call.kadar.db.read(call.scope, async (tx) => ({
    data: await tx.rows<Tampilan>(sql`
      select nama, isi from tampilan_laporan
      where user_id = ${call.session.user_id} and laporan = ${(call.query as { laporan: string }).laporan}
      order by nama`),
  }));
