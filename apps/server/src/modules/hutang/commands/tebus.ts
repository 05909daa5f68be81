import { HUTANG_TEBUS } from '@kadar/contract/dokumen/hutang.ts';
import type { tebusInput } from '@kadar/contract/endpoints/hutang.ts';
import { formatGram } from '@kadar/documents/format.ts';
import { hutangLifecycle } from '@kadar/domain/lifecycle.ts';
import { isBagLight, isBagOff } from '@kadar/domain/opname.ts';
import { principalPaid } from '@kadar/domain/pledge.ts';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { oneToko } from '../../../platform/http/call.ts';
import type { Intent } from '../../../platform/http/command.ts';
import { keepIdentities, SHOWN_DIGITS } from '../../../platform/identity/identity.ts';
import { pinReason } from '../pin.ts';
import type { HeldPledge } from '../pledge.ts';
import { handOver } from '../siap/queue.ts';
import { type Bayar, freeReasons, type OnDay, postBayar } from './bayar.ts';

/**
 * A redemption: money, principal and interest post now, the goods leave after validation where the module asks [settled,
 * Pledges 13]. A bag that weighs another than when it was sealed is approved; a lighter one, which may lack gold, for all but the
 * owner: who holds the bags does not pass it alone. Throws what pinReason() refuses.
 */
export const redemption = (
  context: Context,
  { berat_kantong, tanpa_pin }: { berat_kantong: number; tanpa_pin: boolean },
  { pledge, terms, state, due, tanggal }: OnDay<HeldPledge>,
): Bayar<{ status: string }> => {
  const move = context.settings.VALIDASI_PELUNASAN_HUTANG_MODULE ? 'TEBUS' : 'TEBUS_LANGSUNG';
  const sealed = pledge.keadaan.berat_kantong;
  const off = isBagOff(sealed, berat_kantong) && {
    kategori: 'BERAT KANTONG' as const,
    notes: `${pledge.no_hutang}, kantong ${formatGram(sealed)} g menjadi ${formatGram(berat_kantong)} g`,
  };
  const isLight = isBagLight(sealed, berat_kantong) && context.session.level !== 'OWN';
  return {
    jenis: 'TEBUS',
    move,
    next: principalPaid(terms, state, tanggal, due, state.pokok),
    pokok: state.pokok,
    reasons: [
      ...freeReasons(context, [pinReason(context, pledge, tanpa_pin), !isLight && off]),
      ...(isLight && off ? [off] : []),
    ],
    data: { status: hutangLifecycle.next('AKTIF', move) },
  };
};

export type Collector = NonNullable<z.output<typeof tebusInput>['pengambil']>;

/** Who takes the goods where that is not the borrower: in words on the paper, in a row of the document. */
export const collected = ({ nama, hubungan, nik }: Collector): Pick<Bayar<object>, 'words' | 'beside'> => ({
  words: `DIAMBIL ${nama} (${hubungan}), NIK ${nik.slice(-SHOWN_DIGITS).padStart(nik.length, '*')}`,
  beside: { pengambil_detail: [{ urut: 1, nama, hubungan }] },
});

/** A collector as the audit knows him: it does not learn whose number it was. */
export const auditedCollector = ({ nama, hubungan }: Collector) => ({ nama, hubungan });

/** The collector's number and the borrower's letter, kept with each document that gave goods out. Throws DATA_TIDAK_DITEMUKAN at the letter. */
export const keepCollector = (
  context: Context,
  tx: Tx,
  documents: readonly string[],
  { nik, surat: foto }: Collector,
): Promise<void> => {
  const card = { toko: oneToko(context), user: context.session.user_id, nik, foto };
  return keepIdentities(context.kadar, tx, documents, { ...card, field: 'pengambil.surat' });
};

/** Redeems a pledge. Throws PIN_HUTANG_WAJIB at tanpa_pin, DATA_TIDAK_DITEMUKAN at a letter that is not there, and what postBayar() refuses. */
export const postTebus = (
  context: Context<unknown, unknown, z.output<typeof tebusInput>>,
  tx: Tx,
  intent?: Intent,
) => {
  const { body } = context;
  const { pengambil, ...told } = body;
  return postBayar(context, tx, intent, {
    type: HUTANG_TEBUS,
    decide: (on) => ({ ...redemption(context, body, on), ...(pengambil && collected(pengambil)) }),
    audit: pengambil ? { ...told, pengambil: auditedCollector(pengambil) } : told,
    after: async (no_faktur) => {
      await handOver(context, tx, [body.no_hutang]);
      if (pengambil) await keepCollector(context, tx, [no_faktur], pengambil);
    },
  });
};
