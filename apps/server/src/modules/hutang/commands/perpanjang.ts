import { HUTANG_PERPANJANG } from '@kadar/contract/dokumen/hutang.ts';
import type { perpanjangInput } from '@kadar/contract/endpoints/hutang.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import { extended } from '@kadar/domain/pledge.ts';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import type { Intent } from '../../../platform/http/command.ts';
import { type CoverGround, coverColumns, plafondToday } from '../taksir.ts';
import { type Bayar, freeReasons, type OnDay, postBayar } from './bayar.ts';
import { plafondReasons } from './reasons.ts';

/**
 * An extension, or at another rate a renewal, which is approved [settled, Pledges 4]; one above today's plafond asks as a new loan
 * does [settled, Pledges 17]. Throws PERPANJANGAN_HABIS after as many as the contract's terms allow, and what plafondToday() refuses.
 */
export const extension = (
  context: Context,
  { bunga_baru }: { bunga_baru: number },
  { pledge, terms, state, due, tanggal }: OnDay,
  ground: CoverGround,
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
    reasons: [
      ...freeReasons(context, [
        bunga_baru !== persen && {
          kategori: 'BUNGA HUTANG',
          notes: `${pledge.no_hutang}, bunga ${persen} % menjadi ${bunga_baru} %`,
        },
      ]),
      ...plafondReasons(
        context,
        state.pokok,
        plafondToday(ground, pledge),
        `${pledge.no_hutang} ${formatRupiah(state.pokok)}: `,
      ),
    ],
    data: { jatuh_tempo: next.jatuhTempo },
  };
};

type Input = z.output<typeof perpanjangInput>;

/** Extends a pledge. Throws what extension() and postBayar() refuse. */
export const postPerpanjang = (context: Context<unknown, unknown, Input>, tx: Tx, intent?: Intent) => {
  const { body } = context;
  return postBayar<Input, { jatuh_tempo: string }, CoverGround>(context, tx, intent, {
    type: HUTANG_PERPANJANG,
    ground: coverColumns(oneToko(context), [body.no_hutang]),
    decide: (on, ground) => extension(context, body, on, ground),
  });
};
