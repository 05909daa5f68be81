import { HUTANG_LEPAS } from '@kadar/contract/dokumen/hutang-bayar.ts';
import type { lepasInput } from '@kadar/contract/endpoints/hutang-bayar.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import { principalPaid } from '@kadar/domain/pledge.ts';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { fieldError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import type { Intent } from '../../../platform/http/command.ts';
import { type BagPiece, bagOf, holdPledge, sealTaken } from '../held.ts';
import { pinReason } from '../pin.ts';
import type { HeldPledge } from '../pledge.ts';
import { handOver } from '../siap/queue.ts';
import { appraise, type TaksirGround, taksirColumns } from '../taksir.ts';
import { type Bayar, freeReasons, type OnDay, postBayar } from './bayar.ts';
import { checkBag } from './post-hutang.ts';

type Input = z.output<typeof lepasInput>;
type Call = Context<unknown, unknown, Input>;
interface Ground extends TaksirGround {
  bag: BagPiece[];
  segel: boolean;
}

/** The goods that go and those that stay. Throws LEPAS_TIDAK_ADA for a line that is not in the bag, LEPAS_SEMUA. */
export const parted = (bag: readonly BagPiece[], urut: readonly number[]) => {
  const out = bag.filter((piece) => urut.includes(piece.urut));
  const stay = bag.filter((piece) => !urut.includes(piece.urut));
  if (out.length !== new Set(urut).size) throw fieldError('urut', 'LEPAS_TIDAK_ADA');
  if (stay.length === 0) throw fieldError('urut', 'LEPAS_SEMUA');
  return { out, stay };
};

/** Least principal to be paid before the others go: what is owed less what may be lent on the goods that stay, today. */
export const leastToPart = (stay: readonly BagPiece[], ground: TaksirGround, pokok: number): number =>
  Math.max(0, pokok - appraise(stay, ground, pokok).plafond);

const decide = (context: Call, on: OnDay<HeldPledge>, ground: Ground): Bayar<{ sisa: number }> => {
  const { body } = context;
  const { terms, state, due, tanggal, pledge } = on;
  const { out, stay } = parted(ground.bag, body.urut);
  if (ground.segel) throw fieldError('no_segel', 'SEGEL_DIPAKAI', { no_segel: body.no_segel });
  if (body.pokok >= state.pokok) throw fieldError('pokok', 'CICIL_PELUNASAN');
  const minimumRp = leastToPart(stay, ground, state.pokok);
  if (body.pokok < minimumRp)
    throw fieldError('pokok', 'LEPAS_KURANG_POKOK', { minimumRp: formatRupiah(minimumRp) });
  const berat = stay.reduce((sum, piece) => sum + piece.berat, 0);
  checkBag(body.berat_kantong, berat);
  const next = principalPaid(terms, state, tanggal, due, body.pokok);
  return {
    jenis: 'LEPAS',
    reasons: freeReasons(context, [pinReason(context, pledge, body.tanpa_pin)]),
    move: 'CICIL_POKOK',
    next,
    pokok: body.pokok,
    more: { no_segel: body.no_segel, berat_kantong: body.berat_kantong, berat },
    head: { qty: out.length, berat: pledge.keadaan.berat - berat },
    lines: out.map(({ urut, nama_barang, kadar, berat: mg }, at) => ({
      urut: at + 1,
      no_hutang: pledge.no_hutang,
      urut_barang: urut,
      nama_barang,
      kadar,
      berat: mg,
    })),
    data: { sisa: next.pokok },
  };
};

/**
 * Gives some of the goods back [settled, Pledges 9] against interest to date and at least the principal that the rest does not
 * carry; the bag is sealed anew. Throws LEPAS_TIDAK_ADA, LEPAS_SEMUA, LEPAS_KURANG_POKOK, SEGEL_DIPAKAI, BERAT_KANTONG_KURANG,
 * PIN_HUTANG_WAJIB at tanpa_pin, and what postBayar() refuses.
 */
export const postLepas = async (context: Call, tx: Tx, intent?: Intent) => {
  const toko = oneToko(context);
  const { body } = context;
  const { no_hutang, no_segel } = body;
  const kode_customer = await holdPledge(tx, toko, no_hutang);
  return postBayar<Input, { sisa: number }, Ground>(context, tx, intent, {
    type: HUTANG_LEPAS,
    ground: sql`${bagOf(toko, no_hutang)} as bag, ${sealTaken(toko, no_segel, no_hutang)} as segel, ${taksirColumns(kode_customer, 0)}`,
    decide: (on, ground) => decide(context, on, ground),
    after: () => handOver(context, tx, [no_hutang]),
  });
};
