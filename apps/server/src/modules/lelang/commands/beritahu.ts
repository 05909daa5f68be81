import type { beritahuLelang } from '@kadar/contract/endpoints/lelang.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { noticeFrom } from '@kadar/domain/lelang.ts';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import { openDay } from '../../hari/public.ts';
import { dueOf, holdPledges } from '../../hutang/public.ts';
import { batchHeld, type Lot, liveOf, lotsOf, pathOf } from '../batch.ts';
import { writeTo } from '../pesan.ts';

/** The loans asked for, still in the auction. Throws HUTANG_SUDAH_SELESAI for one that ended, was extended or is not in it. */
export const askedOf = (lots: readonly Lot[], numbers: readonly string[]): Lot[] => {
  const live = liveOf(lots);
  return [...new Set(numbers)].map((no_hutang) => {
    const lot = live.find((one) => one.no_hutang === no_hutang);
    if (!lot) throw new AppError('HUTANG_SUDAH_SELESAI', { no_hutang });
    return lot;
  });
};

/**
 * Notice 1 or 2 to customers of an auction [settled, Pledges 10]. Throws LELANG_TERLALU_CEPAT, PEMBERITAHUAN_BELUM_ADA for a second one
 * without a proven first, HUTANG_SUDAH_SELESAI, LELANG_SUDAH_SELESAI, WA_BELUM_DIATUR.
 */
export const giveNotice = async (
  context: Context<{ id: number }, unknown, z.output<NonNullable<typeof beritahuLelang.body>>>,
  tx: Tx,
) => {
  const toko = oneToko(context);
  const { ke, cara, no_hutang } = context.body;
  const { id } = await batchHeld(tx, toko, context.params.id);
  const hari = await openDay(tx, toko);
  await holdPledges(tx, toko, no_hutang);
  const lots = askedOf(await lotsOf(tx, [id]), no_hutang);
  for (const lot of lots) {
    const sejak = noticeFrom(pathOf(lot), ke);
    if (sejak === null) throw new AppError('PEMBERITAHUAN_BELUM_ADA', { ke: 1, no_hutang: lot.no_hutang });
    if (hari < sejak) throw new AppError('LELANG_TERLALU_CEPAT', { no_hutang: lot.no_hutang, sejak });
  }
  const step = context.settings.PEMBULATAN_HUTANG;
  const about = lots.map((lot) => {
    const due = dueOf(lot, hari, step);
    const { pokok, jatuh_tempo } = lot.keadaan;
    return { no_hutang: lot.no_hutang, jatuh_tempo, pokok, total: pokok + due.bunga + due.denda.rp };
  });
  const jenis = ke === 1 ? 'PEMBERITAHUAN_1' : 'PEMBERITAHUAN_2';
  const data = await writeTo(context, tx, { jenis, cara, tanggal: hari }, about);
  return { data, message: messageText('DATA_DISIMPAN', context.language) };
};
