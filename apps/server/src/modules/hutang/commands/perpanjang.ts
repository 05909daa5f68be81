import HUTANG from '@kadar/contract/dokumen/hutang.ts';
import type { perpanjangInput } from '@kadar/contract/endpoints/hutang.ts';
import { extended } from '@kadar/domain/pledge.ts';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Intent } from '../../../platform/http/command.ts';
import { type Bayar, freeReasons, type OnDay, postBayar } from './bayar.ts';

/**
 * An extension, or at another rate a renewal, which is approved [settled, Pledges 4]. Throws PERPANJANGAN_HABIS after as many as
 * the contract's terms allow.
 */
export const extension = (
  context: Context,
  { bunga_baru }: { bunga_baru: number },
  { pledge, terms, state, due, tanggal }: OnDay,
): Bayar<{ jatuh_tempo: string }> => {
  const { perpanjangan_ke, persen } = pledge.keadaan;
  const { maks_perpanjangan } = pledge.kontrak;
  if (maks_perpanjangan > 0 && perpanjangan_ke >= maks_perpanjangan)
    throw new AppError('PERPANJANGAN_HABIS', { maks: maks_perpanjangan });
  const next = extended(terms, state, tanggal, due);
  return {
    jenis: 'PERPANJANG',
    move: 'PERPANJANG',
    next,
    pokok: 0,
    more: { persen: bunga_baru, perpanjangan_ke: perpanjangan_ke + 1 },
    reasons: freeReasons(context, [
      bunga_baru !== persen && {
        kategori: 'BUNGA HUTANG',
        notes: `${pledge.no_hutang}, bunga ${persen} % menjadi ${bunga_baru} %`,
      },
    ]),
    data: { jatuh_tempo: next.jatuhTempo },
  };
};

/** Extends a pledge. Throws what extension() and postBayar() refuse. */
export const postPerpanjang = (
  context: Context<unknown, unknown, z.output<typeof perpanjangInput>>,
  tx: Tx,
  intent?: Intent,
) =>
  postBayar(context, tx, intent, { type: HUTANG[1], decide: (on) => extension(context, context.body, on) });
