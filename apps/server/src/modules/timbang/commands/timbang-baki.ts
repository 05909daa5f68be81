import type { BakiTimbang, timbangBaki as endpoint } from '@kadar/contract/endpoints/timbang.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { grantOf } from '@kadar/contract/permissions.ts';
import { formatGram } from '@kadar/documents/format.ts';
import { expectedTray, judgeTray } from '@kadar/domain/timbang.ts';
import type { z } from 'zod';
import { requireApproval } from '../../../platform/auth/approvals.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { type Call, oneToko } from '../../../platform/http/call.ts';
import { openDay } from '../../hari/public.ts';
import { loads, runningSesi, toBaki, type Weighing } from '../queries/trays.ts';
import { toleranceMg } from '../tolerance.ts';
import { explain } from './explain.ts';

type Body = z.output<NonNullable<typeof endpoint.body>>;
type TimbangCall = Call<unknown, unknown, Body>;

/**
 * Books a tray's weight against what lies in it at this moment, so that a piece sold since the start is not missed. Six
 * round trips, two more for an approval, one more for a difference. Throws HARI_*, TIMBANG_BELUM_DIMULAI, PERLU_OTORISASI.
 */
export const timbangBaki = async (
  call: TimbangCall,
  tx: Tx,
): Promise<{ data: BakiTimbang; message: string }> => {
  const toko = oneToko(call);
  const { kode_baki, berat, sumber } = call.body;
  const tanggal = await openDay(tx, toko);
  const sesi = await runningSesi(tx, toko, tanggal, true);
  if (!sesi) throw new AppError('TIMBANG_BELUM_DIMULAI');
  const approval = sumber === 'MANUAL' ? await approveTyped(call, tx) : undefined;
  const load = await tx.maybe(
    loads(toko, sql`t.kode_gudang = ${sesi.kode_gudang} and t.kode_baki = ${kode_baki}`),
  );
  if (!load) throw fieldError('kode_baki', 'PILIHAN_TIDAK_SAH', { label: 'Baki' });
  const berat_seharusnya = expectedTray(load);
  const toleransi = toleranceMg(call.settings);
  const { selisih, status } = judgeTray(berat_seharusnya, berat, toleransi);
  const { kode_gudang } = sesi;
  const dugaan =
    status === 'COCOK'
      ? []
      : await explain(tx, { toko, tanggal, kode_gudang, kode_baki }, selisih, toleransi);
  const { qty, berat_asli, berat_bandrol, berat_baki } = load;
  const { at } = await tx.one<{ at: Date }>(sql`
    insert into timbang_aktivitas (sesi_id, kode_toko, tanggal, kode_gudang, kode_baki, qty, berat_asli, berat_bandrol, berat_baki,
      berat_seharusnya, berat_timbang, selisih, toleransi, status, sumber, dugaan, otorisasi_id, user_id)
    values (${sesi.id}, ${toko}, ${tanggal}::date, ${kode_gudang}, ${kode_baki}, ${qty}, ${berat_asli}, ${berat_bandrol}, ${berat_baki},
      ${berat_seharusnya}, ${berat}, ${selisih}, ${toleransi}, ${status}, ${sumber}, ${JSON.stringify(dugaan)}::jsonb,
      ${approval?.id ?? null}, ${call.session.user_id}) returning at`);
  const weighing: Weighing = {
    ...load,
    berat_seharusnya,
    berat_timbang: berat,
    selisih,
    status,
    sumber,
    dugaan,
    user_id: call.session.user_id,
    at: at.toISOString(),
  };
  return {
    data: toBaki(load, weighing, call.session.level),
    message: messageText('DATA_DISIMPAN', call.language),
  };
};

/** A typed-in weight needs permission (domain §8 Scales). Throws TIDAK_BERHAK, PERLU_OTORISASI. */
const approveTyped = (call: TimbangCall, tx: Tx) => {
  const grant = grantOf('timbang.manual', call.session.level);
  if (grant === 'allow') return undefined;
  if (!grant) throw new AppError('TIDAK_BERHAK');
  const { kode_baki, berat } = call.body;
  return requireApproval(call, tx, {
    kategori: 'TIMBANG MANUAL',
    notes: `Timbang baki ${kode_baki} diketik ${formatGram(berat)} g`,
  });
};
