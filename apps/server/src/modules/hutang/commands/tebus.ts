import HUTANG from '@kadar/contract/dokumen/hutang.ts';
import type { tebusInput } from '@kadar/contract/endpoints/hutang.ts';
import { hutangLifecycle } from '@kadar/domain/lifecycle.ts';
import { isBagOff } from '@kadar/domain/opname.ts';
import { principalPaid } from '@kadar/domain/pledge.ts';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { oneToko } from '../../../platform/http/call.ts';
import type { Intent } from '../../../platform/http/command.ts';
import { keepIdentity, SHOWN_DIGITS } from '../../../platform/identity/identity.ts';
import { pinReason } from '../pin.ts';
import type { HeldPledge } from '../pledge.ts';
import { handOver } from '../siap/queue.ts';
import { type Bayar, freeReasons, type OnDay, postBayar } from './bayar.ts';

/**
 * A redemption: money, principal and interest post now, the goods leave after validation where the module asks [settled,
 * Pledges 13]. A bag that weighs another than when it was sealed is approved. Throws what pinReason() refuses.
 */
export const redemption = (
  context: Context,
  { berat_kantong, tanpa_pin }: { berat_kantong: number; tanpa_pin: boolean },
  { pledge, terms, state, due, tanggal }: OnDay<HeldPledge>,
): Bayar<{ status: string }> => {
  const move = context.settings.VALIDASI_PELUNASAN_HUTANG_MODULE ? 'TEBUS' : 'TEBUS_LANGSUNG';
  const sealed = pledge.keadaan.berat_kantong;
  return {
    jenis: 'TEBUS',
    move,
    next: principalPaid(terms, state, tanggal, due, state.pokok),
    pokok: state.pokok,
    reasons: freeReasons(context, [
      pinReason(context, pledge, tanpa_pin),
      isBagOff(sealed, berat_kantong) && {
        kategori: 'BERAT KANTONG',
        notes: `${pledge.no_hutang}, kantong ${sealed / 1000} g menjadi ${berat_kantong / 1000} g`,
      },
    ]),
    data: { status: hutangLifecycle.next('AKTIF', move) },
  };
};

type Collector = NonNullable<z.output<typeof tebusInput>['pengambil']>;

/** Who takes the goods where that is not the borrower: in words on the paper, in a row of the document. */
const collected = ({ nama, hubungan, nik }: Collector): Pick<Bayar<object>, 'words' | 'beside'> => ({
  words: `DIAMBIL ${nama} (${hubungan}), NIK ${nik.slice(-SHOWN_DIGITS).padStart(nik.length, '*')}`,
  beside: { pengambil_detail: [{ urut: 1, nama, hubungan }] },
});

/** Redeems a pledge. Throws PIN_HUTANG_WAJIB at tanpa_pin, DATA_TIDAK_DITEMUKAN at a letter that is not there, and what postBayar() refuses. */
export const postTebus = (
  context: Context<unknown, unknown, z.output<typeof tebusInput>>,
  tx: Tx,
  intent?: Intent,
) => {
  const { body, kadar, session } = context;
  const { pengambil, ...told } = body;
  return postBayar(context, tx, intent, {
    type: HUTANG[3],
    decide: (on) => ({ ...redemption(context, body, on), ...(pengambil && collected(pengambil)) }),
    // The audit does not know whose number it was.
    audit: pengambil ? { ...told, pengambil: { nama: pengambil.nama, hubungan: pengambil.hubungan } } : told,
    after: async (no_faktur) => {
      await handOver(context, tx, [body.no_hutang]);
      if (!pengambil) return;
      const { nik, surat: foto } = pengambil;
      const card = { toko: oneToko(context), no_dokumen: no_faktur, user: session.user_id, nik, foto };
      await keepIdentity(kadar, tx, { ...card, field: 'pengambil.surat' });
    },
  });
};
