import { SELESAI_TERIMA } from '@kadar/contract/dokumen/batch.ts';
import type { selesaiBatchInput } from '@kadar/contract/endpoints/batch.ts';
import { grantOf } from '@kadar/contract/permissions.ts';
import { formatGram } from '@kadar/documents/format.ts';
import { endBatch } from '@kadar/domain/batch.ts';
import { postSelesaiTerima } from '@kadar/domain/posting-supplier.ts';
import { gramToMg } from '@kadar/domain/weight.ts';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { oneToko } from '../../platform/http/call.ts';
import type { Intent } from '../../platform/http/command.ts';
import { oneKind, postOne } from '../dokumen/public.ts';
import { batchMove, headOf, heldBatches, leftOf, type OwnBatch, openBatch, placeOf } from './hold.ts';

type SelesaiContext = Context<unknown, unknown, z.output<typeof selesaiBatchInput>>;

export const selesaiOf = (context: SelesaiContext) => {
  const { body, settings, session } = context;
  const toko = oneToko(context);
  const { no_batch, keterangan } = body;
  return oneKind({
    type: SELESAI_TERIMA,
    ground: sql`${heldBatches(toko, [no_batch])} as batches`,
    decide: ({ batches }: { batches: OwnBatch[] }) => {
      const batch = openBatch(batches, no_batch);
      const { selisihMg, susutRp, susutMurniMg, otorisasi } = endBatch(
        leftOf(batch),
        gramToMg(settings.SELISIH_INTERN_GRAM),
      );
      const lost = { berat: selisihMg, murni: susutMurniMg, hpp: susutRp };
      return {
        head: { ...headOf(batch, toko), berat: selisihMg, keterangan },
        lines: [{ urut: 1, no_batch, kadar: batch.kadar, sisa: batch.berat, qty: 0, ...lost }],
        bayar: [],
        books: {
          massa: [batchMove(batch, 'SELESAI', { berat: -selisihMg, murni: -susutMurniMg, hpp: -susutRp })],
          ...postSelesaiTerima({ asal: placeOf(batch), susutRp, susutMurniMg }),
        },
        uraian: `${no_batch} ${keterangan}`.trim(),
        reasons:
          otorisasi && grantOf('terima.free', session.level) !== 'allow'
            ? [{ kategori: 'SELISIH BATCH' as const, notes: `${no_batch}: ${formatGram(selisihMg)} g` }]
            : [],
        approves: susutRp,
        data: { no_batch, selisih: selisihMg / 1000 },
      };
    },
  });
};

/** Ends a batch. Throws at `no_batch` what openBatch() refuses, and what postOne() refuses. */
export const selesai = (context: SelesaiContext, tx: Tx, intent?: Intent) =>
  postOne(context, tx, intent, selesaiOf(context));
