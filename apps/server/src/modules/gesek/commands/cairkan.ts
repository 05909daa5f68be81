import { PENCAIRAN_GESEK } from '@kadar/contract/dokumen/gesek.ts';
import type { cairInput } from '@kadar/contract/endpoints/gesek.ts';
import { postPencairanGesek } from '@kadar/domain/posting.ts';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import type { Intent } from '../../../platform/http/command.ts';
import { postOne, type Rekening, rekeningsOf, settleOne } from '../../dokumen/public.ts';
import { type Swipe, swipesAt } from '../queries/swipes.ts';

type Input = z.output<typeof cairInput>;
interface Ground {
  rekenings: Rekening[];
  waiting: Swipe[];
}

const nameOf = ({ no_faktur, urut }: { no_faktur: string; urut: number }): string => `${no_faktur} ${urut}`;

/** The asked swipes, each once and of this account. Throws GESEK_SUDAH_CAIR for one that waits no more, PILIHAN_TIDAK_SAH for another account's. */
const chosen = ({ gesek, no_rekening }: Input, waiting: readonly Swipe[]): Swipe[] => {
  const byName = new Map(waiting.map((swipe) => [nameOf(swipe), swipe]));
  if (new Set(gesek.map(nameOf)).size !== gesek.length) throw fieldError('gesek', 'PILIHAN_TIDAK_SAH');
  return gesek.map((asked) => {
    const swipe = byName.get(nameOf(asked));
    if (!swipe) throw new AppError('GESEK_SUDAH_CAIR', { no_faktur: asked.no_faktur });
    if (swipe.no_rekening !== no_rekening) throw fieldError('gesek', 'PILIHAN_TIDAK_SAH');
    return swipe;
  });
};

/**
 * The bank pays out swipes of one account: their money leaves PIUTANG_GESEK for the account, and what came less (or more) is the
 * bank's fee. Throws GESEK_SUDAH_CAIR, PILIHAN_TIDAK_SAH, REKENING_WAJIB, WAJIB_DIISI at the reason of a difference.
 */
export const postPencairan = async (context: Context<unknown, unknown, Input>, tx: Tx, intent?: Intent) => {
  const toko = oneToko(context);
  const { no_rekening, gesek, diterima, keterangan } = context.body;
  const numbers = [...new Set(gesek.map(({ no_faktur }) => no_faktur))];
  // Held until the end, so that of two who pay out the same swipe one is first, and that none is reversed meanwhile.
  await tx.rows(
    sql`select 1 from dokumen where kode_toko = ${toko} and no_faktur = any(${numbers}::text[]) order by no_faktur for update`,
  );
  return postOne(context, tx, intent, {
    type: PENCAIRAN_GESEK,
    ground: sql`${rekeningsOf(toko, sql`array[${no_rekening}]`)} as rekenings,
      (select coalesce(json_agg(w), '[]') from ${swipesAt(toko)} w where w.no_faktur = any(${numbers}::text[])) as waiting`,
    decide: ({ rekenings: [rekening], waiting }: Ground) => {
      if (!rekening) throw fieldError('no_rekening', 'REKENING_WAJIB');
      const swipes = chosen(context.body, waiting);
      const rp = swipes.reduce((sum, { jumlah_rp }) => sum + jumlah_rp, 0);
      const selisih = rp - diterima;
      if (selisih !== 0 && !keterangan) throw fieldError('keterangan', 'WAJIB_DIISI');
      const { kode_bank, nomor_akun } = rekening;
      const words = { kategori: PENCAIRAN_GESEK.jenis, kas: keterangan || 'PENCAIRAN' };
      const { bayar, books } = settleOne(
        rp,
        { jenis: 'CAIR', no_rekening, fee: selisih },
        { rekenings: [rekening], words },
        'IN',
      );
      return {
        head: { keterangan, total: rp, grand_total: rp, dibayar: rp },
        lines: swipes.map((swipe, index) => ({
          urut: index + 1,
          no_gesek: swipe.no_faktur,
          urut_gesek: swipe.urut,
          tanggal_gesek: swipe.tanggal,
          jenis: swipe.jenis,
          no_kartu: swipe.no_kartu,
          jumlah_gesek_rp: swipe.jumlah_gesek_rp,
          fee: swipe.fee,
          jumlah_rp: swipe.jumlah_rp,
        })),
        bayar,
        books: {
          ...books,
          jurnal: postPencairanGesek({ piutangRp: rp, diterimaRp: diterima, nomor_akun }),
        },
        uraian: `${kode_bank} ${no_rekening} ${keterangan}`.trim(),
        data: { grand_total: rp, diterima, selisih },
      };
    },
  });
};
