import { HUTANG_CICIL } from '@kadar/contract/dokumen/hutang.ts';
import type { cicilInput } from '@kadar/contract/endpoints/hutang.ts';
import type { Settings } from '@kadar/contract/settings.ts';
import { checkLeastPrincipal, principalPaid } from '@kadar/domain/pledge.ts';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';
import { atField, fieldError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import type { Intent } from '../../../platform/http/command.ts';
import { type Bayar, type OnDay, postBayar } from './bayar.ts';

/** The least principal of an instalment on each of these contracts, by the bracket of its original loan; a JSON expression. */
export const leastOf = (
  toko: string,
  numbers: readonly string[],
): Query<Record<string, number | null>> => sql`(
  select json_object_agg(k.no_faktur, (select p.pokok_minimum from para_hutang_pokok p
    where p.deleted_at is null and k.pokok_awal between p.hutang_from and p.hutang_to order by p.hutang_from desc limit 1))
  from kontrak_detail k where k.kode_toko = ${toko} and k.no_faktur = any(${numbers}::text[]))`;

/**
 * An instalment [settled, Pledges 5]. Throws CICIL_PELUNASAN for all of the principal, which is a redemption,
 * BAYAR_POKOK_MELEBIHI_SISA, BAYAR_POKOK_DI_BAWAH_MINIMUM.
 */
export const instalment = (
  { HUTANG_POKOK_MODULE }: Settings,
  pokok: number,
  least: number,
  { terms, state, due, tanggal }: OnDay,
): Bayar<{ sisa: number }> => {
  if (pokok === state.pokok) throw fieldError('pokok', 'CICIL_PELUNASAN');
  const next = atField('pokok', () => {
    if (HUTANG_POKOK_MODULE) checkLeastPrincipal(pokok, least, state.pokok);
    return principalPaid(terms, state, tanggal, due, pokok);
  });
  return { jenis: 'CICIL', move: 'CICIL_POKOK', next, pokok, data: { sisa: next.pokok } };
};

type Input = z.output<typeof cicilInput>;

/** Pays some of the principal. Throws what instalment() and postBayar() refuse. */
export const postCicil = (context: Context<unknown, unknown, Input>, tx: Tx, intent?: Intent) => {
  const { body, settings } = context;
  return postBayar<Input, { sisa: number }, { least: Record<string, number | null> | null }>(
    context,
    tx,
    intent,
    {
      type: HUTANG_CICIL,
      ground: sql`${leastOf(oneToko(context), [body.no_hutang])} as least`,
      decide: (on, { least }) => instalment(settings, body.pokok, least?.[body.no_hutang] ?? 0, on),
    },
  );
};
