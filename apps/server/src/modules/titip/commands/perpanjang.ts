import type { perpanjangTitip } from '@kadar/contract/endpoints/titip.ts';
import { messageText } from '@kadar/contract/errors.ts';
import type { z } from 'zod';
import { writeAudit } from '../../../platform/audit.ts';
import { requireApproval } from '../../../platform/auth/approvals.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { fieldError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import { requireOpenDay } from '../../hari/public.ts';
import { type OpenTitip, requireOpen, titipOf } from '../open-titip.ts';

type Body = z.output<NonNullable<typeof perpanjangTitip.body>>;

/** A later date for an open deposit and its locked price. Throws TITIPAN_SELESAI, TANGGAL_TIDAK_SAH at the date, PERLU_OTORISASI, HARI_*. */
export const perpanjang = async (context: Context<{ no_faktur: string }, unknown, Body>, tx: Tx) => {
  const toko = oneToko(context);
  const { no_faktur } = context.params;
  const { batas, keterangan } = context.body;
  const { user_id: user } = context.session;
  const ground = await tx.one<{
    titip: OpenTitip | null;
    tgl_system: string | null;
    buka: boolean | null;
  }>(
    sql`select ${titipOf(toko, no_faktur)} as titip, h.tgl_system, h.buka from (select 1) satu left join hari_kerja h on h.kode_toko = ${toko}`,
  );
  const tanggal = requireOpenDay(ground);
  const before = requireOpen(ground.titip, no_faktur);
  if (batas < tanggal || batas <= before.batas) throw fieldError('batas', 'TANGGAL_TIDAK_SAH');
  const approval = context.mustAuthorise
    ? await requireApproval(context, tx, {
        kategori: 'PERPANJANG TITIPAN',
        notes: `${no_faktur} ${before.nama_customer} sampai ${batas}: ${keterangan}`,
      })
    : undefined;
  await tx.execute(sql`
    insert into titip_perpanjang (kode_toko, no_titip, tanggal, batas, keterangan, user_id, otorisasi_id)
    values (${toko}, ${no_faktur}, ${tanggal}::date, ${batas}::date, ${keterangan}, ${user}, ${approval?.id ?? null})`);
  await writeAudit(tx, {
    toko,
    user,
    ip: context.ip,
    action: 'prolong',
    entity: 'titip',
    key: no_faktur,
    before: { batas: before.batas },
    after: { batas, keterangan },
  });
  return { data: { batas }, message: messageText('DATA_DISIMPAN', context.language) };
};
