import { HUTANG_SLIP } from '@kadar/contract/dokumen/hutang-bayar.ts';
import type { slipInput } from '@kadar/contract/endpoints/hutang-bayar.ts';
import type { PledgeDue } from '@kadar/domain/pledge.ts';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { oneToko } from '../../../platform/http/call.ts';
import type { Intent } from '../../../platform/http/command.ts';
import { type OnDay, postBayar } from './bayar.ts';

/** Interest and penalty go on as they are: nothing of them is charged now. */
const nothingDue = ({ due }: OnDay): PledgeDue => ({
  ...due,
  ditagihHari: 0,
  parts: [],
  bungaExact: 0n,
  bunga: 0,
  denda: { ...due.denda, rp: 0 },
});

/**
 * A lost slip (modules §4.6): the fee of the settings is paid, and slips of before are dead from now on. A reversal gives the fee
 * back and brings no slip to life. Throws what postBayar() refuses.
 */
export const postSlip = async (
  context: Context<unknown, unknown, z.output<typeof slipInput>>,
  tx: Tx,
  intent?: Intent,
) => {
  const posted = await postBayar(context, tx, intent, {
    type: HUTANG_SLIP,
    due: nothingDue,
    decide: ({ state }) => ({
      jenis: 'SLIP',
      next: state,
      pokok: 0,
      biaya: context.settings.BIAYA_SLIP_HILANG,
      words: 'SLIP HILANG',
      data: {},
    }),
  });
  await tx.execute(sql`
    update hutang set slip_versi = slip_versi + 1 where kode_toko = ${oneToko(context)} and no_hutang = ${context.body.no_hutang}`);
  return posted;
};
