import type { prosesPreorder } from '@kadar/contract/endpoints/pre-order.ts';
import { messageText } from '@kadar/contract/errors.ts';
import type { z } from 'zod';
import { writeAudit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError, fieldError } from '../../platform/errors.ts';
import { oneToko } from '../../platform/http/call.ts';
import { requireOpenDay } from '../hari/public.ts';

type Proses = z.output<NonNullable<typeof prosesPreorder.body>>;

/** What a member asked for is looked for: said once of each piece that is not there. Throws DATA_TIDAK_DITEMUKAN, PESANAN_SELESAI, HARI_*. */
export const proses = async (context: Context<unknown, unknown, Proses>, tx: Tx) => {
  const toko = oneToko(context);
  const { no_pesanan, keterangan } = context.body;
  const user = context.session.user_id;
  const lines = await tx.rows<{ no_pesanan: string; status: string }>(sql`
    select p.no_pesanan, p.status from pesanan p join dokumen d on d.kode_toko = p.kode_toko and d.no_faktur = p.no_induk and d.jenis = 'PREORDER'
    where p.kode_toko = ${toko} and p.no_induk = ${no_pesanan} order by p.urut for update of p`);
  const day = await tx.one<{ tgl_system: string | null; buka: boolean | null }>(
    sql`select h.tgl_system, h.buka from (select 1) satu left join hari_kerja h on h.kode_toko = ${toko}`,
  );
  const tanggal = requireOpenDay(day);
  if (lines.length === 0) throw fieldError('no_pesanan', 'DATA_TIDAK_DITEMUKAN');
  const waited = lines.filter(({ status }) => status === 'PESAN').map((line) => line.no_pesanan);
  if (waited.length === 0) throw new AppError('PESANAN_SELESAI', { no_pesanan });
  await tx.execute(sql`
    insert into pesanan_proses (kode_toko, no_pesanan, tanggal, keterangan, user_id)
    select ${toko}, n, ${tanggal}::date, ${keterangan}, ${user} from unnest(${waited}::text[]) n
    where not exists (select 1 from pesanan_proses y where y.kode_toko = ${toko} and y.no_pesanan = n)`);
  await writeAudit(tx, {
    toko,
    user,
    ip: context.ip,
    action: 'begin',
    entity: 'pre-order',
    key: no_pesanan,
    after: { keterangan },
  });
  return { data: { no_pesanan, status: 'process' }, message: messageText('DATA_DISIMPAN', context.language) };
};
