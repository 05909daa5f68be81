import { messageText } from '@kadar/contract/errors.ts';
import { mayUse } from '@kadar/contract/permissions.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import { requireApproval } from '../../../platform/auth/approvals.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { oneToko } from '../../../platform/http/call.ts';
import { closingGround } from '../queries/closing-ground.ts';
import { isOftenOff } from '../queries/last-count.ts';
import { type CountInput, countDay, requireClosable } from './check-closing.ts';

type CountCall = Context<unknown, unknown, CountInput>;

/**
 * Records what was counted and says whether it agrees, nothing else: what is written stands before anyone knows what
 * should be there. The caller's transaction holds the day exclusively, so that nothing is posted between count and
 * answer. Two round trips, one more for who is not told, two more for a signature. Throws HARI_*, and what was not
 * counted.
 */
export const hitungHari = async (call: CountCall, tx: Tx) => {
  const toko = oneToko(call);
  const { tanggal, rincian_kas, non_cash } = call.body;
  const { user_id } = call.session;
  const ground = await tx.one(closingGround(toko, call.settings));
  requireClosable(ground, tanggal);
  const { differences, kas_hitung } = countDay(call.body, ground);
  const cocok = differences.length === 0;
  const approval = mayUse('hari.expected', call.session.level)
    ? undefined
    : await approveAgain(call, tx, { toko, kas_hitung });
  const { ke } = await tx.one<{ ke: number }>(sql`
    with catat as (
      insert into hari_hitungan (kode_toko, tanggal, user_id, rincian_kas, non_cash, cocok)
      values (${toko}, ${tanggal}::date, ${user_id}, ${JSON.stringify(rincian_kas)}::jsonb, ${JSON.stringify(non_cash)}::jsonb, ${cocok})
    ),
    log as (
      insert into audit (kode_toko, user_id, ip, action, entity, entity_key, after)
      values (${toko}, ${user_id}, ${call.ip}, 'count', 'hari', ${tanggal}, ${JSON.stringify({ rincian_kas, non_cash, cocok, ...approval })}::jsonb)
    )
    select count(*) + 1 as ke from hari_hitungan where kode_toko = ${toko} and tanggal = ${tanggal}::date`);
  return { data: { ke, cocok }, message: messageText('HITUNGAN_DICATAT', call.language) };
};

/**
 * Who is not told hears after each count whether it agrees, and would find what should be there by counting until it does:
 * what was off twice is counted again with a supervisor's signature. Throws PERLU_OTORISASI.
 */
const approveAgain = async (
  call: CountCall,
  tx: Tx,
  { toko, kas_hitung }: { toko: string; kas_hitung: number },
): Promise<{ disetujui_oleh: string } | undefined> => {
  const { tanggal } = call.body;
  const { off } = await tx.one<{ off: boolean }>(
    sql`select ${isOftenOff(toko, sql`${tanggal}::date`)} as off`,
  );
  if (!off) return undefined;
  const { disetujui_oleh } = await requireApproval(call, tx, {
    kategori: 'HITUNG ULANG',
    notes: `Hitung ulang tutup harian ${tanggal}, kas dihitung ${formatRupiah(kas_hitung)}`,
    amount: kas_hitung,
  });
  return { disetujui_oleh };
};
