import { TUTUP_HARIAN } from '@kadar/contract/dokumen/tutup-harian.ts';
import type { Context } from '../../../platform/context.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';
import { bankFigures } from '../../bank/public.ts';
import { draftsOf } from '../../barang/public.ts';
import { type Ground, groundOf } from '../../dokumen/public.ts';
import { cashFigures } from '../../kas/public.ts';
import { unweighed, weighedOn } from '../../timbang/public.ts';
import type { ClosingGround } from '../commands/check-closing.ts';

/** Who may answer for a difference in a shop: its people, as rows of the user's id and name. */
export const answerable = (toko: string): Query<{ user_id: string; nama: string }> => sql`
  select user_id, usere_name as nama from users where kode_toko = ${toko} and deleted_at is null and level <> 'DEV'`;

/** Everything a count is judged by, in one statement. */
export const closingGround = (toko: string, settings: Context['settings']): Query<Ground & ClosingGround> =>
  groundOf<ClosingGround>(
    TUTUP_HARIAN,
    toko,
    undefined,
    sql`${cashFigures(toko, sql`h.tgl_system`)} as kas, ${bankFigures(toko, sql`h.tgl_system`)} as non_cash,
    ${draftsOf(toko)} as draft, exists (select from aksesoris where kemasan <> '{}' and deleted_at is null) as kemasan,
    ${unweighed(toko, sql`h.tgl_system`, settings)} as baki_belum, ${weighedOn(toko, sql`h.tgl_system`)} as baki,
    (select coalesce(json_agg(p.user_id), '[]') from (${answerable(toko)}) p) as penanggung`,
  );
