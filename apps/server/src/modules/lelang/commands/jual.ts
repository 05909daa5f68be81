import type { jualLelang } from '@kadar/contract/endpoints/lelang.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import type { z } from 'zod';
import { writeAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import { type Rekening, rekeningsOf } from '../../dokumen/public.ts';
import { openDay } from '../../hari/public.ts';
import { holdPledges } from '../../hutang/public.ts';
import {
  batchHeld,
  type Jual,
  type LeburRow,
  type Lot,
  leburRows,
  leburValue,
  lotsOf,
  requireAuction,
} from '../batch.ts';
import { askedOf } from './beritahu.ts';

/** The shop itself pays the melt price of the day or more [settled, Pledges 10]. Throws LELANG_DI_BAWAH_LEBUR. */
export const requireLebur = (lot: Lot, rows: readonly LeburRow[]): void => {
  if (lot.jual?.cara !== 'TOKO') return;
  const lebur = leburValue(lot.goods, rows);
  if (lot.jual.nilai < lebur)
    throw fieldError('nilai', 'LELANG_DI_BAWAH_LEBUR', { lebur: formatRupiah(lebur) });
};

/** Where goods that the shop itself buys go: each has its jenis and group. Throws WAJIB_DIISI, PILIHAN_TIDAK_SAH at masuk.N.…. */
const requirePlaces = async (tx: Tx, { goods }: Lot, masuk: Jual['masuk']): Promise<void> => {
  const known = await tx.one<{ kode_dept: string[]; kode_group: string[] }>(sql`
    select (select coalesce(json_agg(kode_dept), '[]') from jenis where deleted_at is null) as kode_dept,
      (select coalesce(json_agg(kode_group), '[]') from group_barang where deleted_at is null) as kode_group`);
  for (const at of goods.keys())
    for (const field of ['kode_dept', 'kode_group'] as const) {
      const value = masuk[at]?.[field];
      if (!value) throw fieldError(`masuk.${at}.${field}`, 'WAJIB_DIISI');
      if (!known[field].includes(value)) throw fieldError(`masuk.${at}.${field}`, 'PILIHAN_TIDAK_SAH');
    }
};

/**
 * Keeps what a loan's goods are sold for until the auction ends; until then a redemption goes before it. Throws
 * PEMBERITAHUAN_BELUM_ADA, LELANG_TERLALU_CEPAT, HUTANG_SUDAH_SELESAI, LELANG_SUDAH_SELESAI, LELANG_DI_BAWAH_LEBUR,
 * REKENING_WAJIB, and WAJIB_DIISI or PILIHAN_TIDAK_SAH at the jenis and group of a piece that the shop itself buys.
 */
export const sellLot = async (
  context: Context<{ id: number }, unknown, z.output<NonNullable<typeof jualLelang.body>>>,
  tx: Tx,
) => {
  const toko = oneToko(context);
  const { no_hutang, ...asked } = context.body;
  const jual = { ...asked, masuk: asked.cara === 'TOKO' ? asked.masuk : [] };
  const { id } = await batchHeld(tx, toko, context.params.id);
  const hari = await openDay(tx, toko);
  await holdPledges(tx, toko, [no_hutang]);
  const [lot] = askedOf(await lotsOf(tx, [id]), [no_hutang]);
  if (!lot) throw new AppError('DATA_TIDAK_DITEMUKAN');
  requireAuction([lot], hari, context.settings.LELANG_NOTICE_HARI);
  const { rekenings } = await tx.one<{ rekenings: Rekening[] }>(
    sql`select ${rekeningsOf(toko, sql`array[${jual.no_rekening}]`)} as rekenings`,
  );
  if (jual.cara === 'TRANSFER' && rekenings.length === 0) throw fieldError('no_rekening', 'REKENING_WAJIB');
  if (jual.cara !== 'TOKO' && jual.pembeli === '') throw fieldError('pembeli', 'WAJIB_DIISI');
  requireLebur({ ...lot, jual }, await tx.rows(leburRows));
  if (jual.cara === 'TOKO') await requirePlaces(tx, lot, jual.masuk);
  await tx.execute(sql`
    update lelang_barang set nilai = ${jual.nilai}, biaya = ${jual.biaya}, cara = ${jual.cara}, no_rekening = ${jual.no_rekening}, pembeli = ${jual.pembeli},
      masuk = ${JSON.stringify(jual.masuk.slice(0, lot.goods.length))}::jsonb
    where lelang_id = ${id} and no_hutang = ${no_hutang}`);
  await writeAudit(tx, {
    toko,
    user: context.session.user_id,
    ip: context.ip,
    action: 'update',
    entity: 'lelang-hutang',
    key: String(id),
    before: { no_hutang, ...lot.jual },
    after: { no_hutang, ...jual },
  });
  return { data: { id }, message: messageText('DATA_DISIMPAN', context.language) };
};
