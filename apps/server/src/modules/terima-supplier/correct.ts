import type { ApprovalKategori } from '@kadar/contract/approvals.ts';
import { KOREKSI_TERIMA } from '@kadar/contract/dokumen/batch.ts';
import type { koreksiInput } from '@kadar/contract/endpoints/batch.ts';
import { grantOf, type Level } from '@kadar/contract/permissions.ts';
import { formatGram } from '@kadar/documents/format.ts';
import { correctBatch, isLargeCorrection } from '@kadar/domain/batch.ts';
import { toMilli } from '@kadar/domain/money.ts';
import { postKoreksiTerima } from '@kadar/domain/posting-supplier.ts';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { fieldError } from '../../platform/errors.ts';
import { oneToko } from '../../platform/http/call.ts';
import type { Intent } from '../../platform/http/command.ts';
import { oneKind, postOne } from '../dokumen/public.ts';
import { batchMove, headOf, heldBatches, leftOf, type OwnBatch, openBatch, placeOf } from './hold.ts';

type KoreksiContext = Context<unknown, unknown, z.output<typeof koreksiInput>>;

interface Ground {
  batches: OwnBatch[];
  /** What corrections that stand came to, in mg. */
  koreksi: number;
}

const kategoriOf = (large: boolean, level: Level): ApprovalKategori | undefined => {
  if (large) return level === 'OWN' ? undefined : 'KOREKSI TERIMA BESAR';
  return grantOf('terima.free', level) === 'allow' ? undefined : 'KOREKSI TERIMA';
};

export const koreksiOf = (context: KoreksiContext) => {
  const { body, settings, session } = context;
  const toko = oneToko(context);
  const { no_batch, berat: timbangMg, keterangan } = body;
  return oneKind({
    type: KOREKSI_TERIMA,
    ground: sql`${heldBatches(toko, [no_batch])} as batches,
      (select coalesce(sum(l.berat), 0) from batch_detail l join dokumen d using (kode_toko, no_faktur)
        where l.kode_toko = ${toko} and l.no_batch = ${no_batch} and d.jenis = ${KOREKSI_TERIMA.jenis} and d.status = 'POSTED') as koreksi`,
    decide: ({ batches, koreksi: before }: Ground) => {
      const batch = openBatch(batches, no_batch);
      // What a craftsman made came from no supplier, and nothing more comes from one.
      if (!batch.kode_supplier) throw fieldError('no_batch', 'DATA_TIDAK_DITEMUKAN');
      const { selisihMg, selisihMurniMg } = correctBatch(leftOf(batch), timbangMg);
      if (selisihMg === 0) throw fieldError('berat', 'BERAT_SAMA');
      // Several small ones are as large as one.
      const large = isLargeCorrection(
        before + selisihMg,
        batch.berat_terima,
        toMilli(settings.KOREKSI_TERIMA_PERSEN),
      );
      const kategori = kategoriOf(large, session.level);
      const moved = { berat: selisihMg, murni: selisihMurniMg, hpp: 0 };
      return {
        head: { ...headOf(batch, toko), berat: Math.abs(selisihMg), keterangan },
        lines: [{ urut: 1, no_batch, kadar: batch.kadar, sisa: batch.berat, qty: 0, ...moved }],
        bayar: [],
        books: {
          massa: [batchMove(batch, 'KOREKSI', moved)],
          ...postKoreksiTerima(placeOf(batch), selisihMurniMg),
        },
        uraian: `${no_batch} ${keterangan}`.trim(),
        reasons: kategori
          ? [
              {
                kategori,
                notes: `${no_batch}: ${formatGram(batch.berat)} g, timbangan ${formatGram(timbangMg)} g`,
              },
            ]
          : [],
        data: { no_batch, selisih: selisihMg / 1000 },
      };
    },
  });
};

/**
 * Weighs anew what is left of a batch. Throws at `no_batch` what openBatch() refuses, BERAT_SAMA at `berat` where the scale says what
 * the book does, and what postOne() refuses.
 */
export const koreksi = (context: KoreksiContext, tx: Tx, intent?: Intent) =>
  postOne(context, tx, intent, koreksiOf(context));
