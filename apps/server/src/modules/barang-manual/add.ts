import { TAMBAH_MANUAL } from '@kadar/contract/dokumen/barang-manual.ts';
import type { tambahManualInput } from '@kadar/contract/endpoints/barang-manual.ts';
import { takeFromBatch } from '@kadar/domain/batch.ts';
import type { MassaRow } from '@kadar/domain/books/massa.ts';
import type { Bulk } from '@kadar/domain/bulk.ts';
import { groupKey, groupRow } from '@kadar/domain/group.ts';
import { toMilli } from '@kadar/domain/money.ts';
import { fineGoldLines, postTambahBarang } from '@kadar/domain/posting.ts';
import { fineGold } from '@kadar/domain/weight.ts';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { atField, fieldError } from '../../platform/errors.ts';
import { oneToko } from '../../platform/http/call.ts';
import type { Intent } from '../../platform/http/command.ts';
import { placeColumn, requirePlain, wordsOfKey } from '../barang/public.ts';
import { oneKind, postOne } from '../dokumen/public.ts';
import { heldBatches, leftOf, type OwnBatch, openBatch } from '../terima-supplier/public.ts';

type Input = z.output<typeof tambahManualInput>;
type TambahContext = Context<unknown, unknown, Input>;

interface Ground {
  batches: OwnBatch[];
  /** Purity of the group, and the fine gold in it. */
  group: { kadar: number; kadar_murni: number } | null;
  dept: boolean;
  tempat: boolean;
}

/** Out of a batch its share by weight, or what is said of what comes out of none (as for a piece, modules-2 §1 S3). */
const comingIn = (
  { qty, berat, hpp, no_batch }: Input,
  { batches, group }: Ground,
): { bulk: Bulk; batch?: OwnBatch } => {
  if (!group) throw fieldError('kode_group', 'PILIHAN_TIDAK_SAH');
  const { kadar, kadar_murni } = group;
  if (!no_batch)
    return {
      bulk: { kadar, qty, beratMg: berat, murniMg: fineGold(berat, toMilli(kadar_murni)), hppRp: hpp },
    };
  const batch = openBatch(batches, no_batch);
  if (hpp > 0) throw fieldError('hpp', 'HPP_DARI_BATCH');
  // What stays a supplier's is tagged piece by piece: a group has one owner.
  if (batch.milik !== 'TOKO') throw fieldError('no_batch', 'PILIHAN_TIDAK_SAH');
  if (batch.kadar !== kadar) throw fieldError('kode_group', 'KADAR_BUKAN_BATCH', { kadar: batch.kadar });
  const [part] = atField('berat', () => takeFromBatch(leftOf(batch), [berat])).parts;
  return {
    bulk: { kadar, qty, beratMg: berat, murniMg: part?.murniMg ?? 0, hppRp: part?.hppRp ?? 0 },
    batch,
  };
};

const untagged = (batch: OwnBatch | undefined, { kadar, qty, beratMg, murniMg, hppRp }: Bulk): MassaRow => ({
  objek: 'BELUM_TAG',
  kunci: batch?.no_batch ?? '',
  kadar,
  milik: 'TOKO',
  jenis: TAMBAH_MANUAL.jenis,
  qty: -qty,
  berat: -beratMg,
  murni: -murniMg,
  hpp: -hppRp,
});

/** So many of a group into a place of the shop. */
export const tambahManualOf = (context: TambahContext) => {
  const { body, settings } = context;
  const toko = oneToko(context);
  const { kode_group, kode_dept, kode_gudang, qty, berat, no_batch, keterangan } = body;
  // The shop's own code is no tray (modules-2 §12, 4).
  const kode_baki = body.kode_toko === toko ? '' : body.kode_toko;
  const kunci = groupKey({ kode_group, kode_dept, kode_gudang, kode_baki });
  return oneKind({
    type: TAMBAH_MANUAL,
    ground: sql`${heldBatches(toko, no_batch ? [no_batch] : [])} as batches,
      (select json_build_object('kadar', g.kadar, 'kadar_murni', coalesce(k.kadar_murni, least(g.kadar, 100))) from group_barang g
       left join kadar k on k.kadar = g.kadar and k.deleted_at is null where g.kode_group = ${kode_group} and g.deleted_at is null) as group,
      exists (select from jenis where kode_dept = ${kode_dept} and deleted_at is null) as dept, ${placeColumn(toko, kode_gudang, kode_baki)} as tempat`,
    decide: (ground: Ground) => {
      requirePlain({ kode_group, kode_dept, kode_gudang, kode_toko: kode_baki });
      if (!ground.dept) throw fieldError('kode_dept', 'PILIHAN_TIDAK_SAH');
      if (!ground.tempat) throw fieldError(kode_baki ? 'kode_toko' : 'kode_gudang', 'PILIHAN_TIDAK_SAH');
      if (!no_batch && settings.PENERIMAAN_INTERN_MODULE) throw fieldError('no_batch', 'WAJIB_DIISI');
      const { bulk, batch } = comingIn(body, ground);
      const { kadar, murniMg: murni, hppRp: hpp } = bulk;
      const words = [wordsOfKey(kunci), keterangan].filter(Boolean).join(' · ');
      return {
        head: {
          qty,
          berat,
          keterangan: words,
          ...(batch && { asal_toko: toko, asal_no: batch.no_faktur, asal_urut: batch.urut }),
        },
        lines: [
          { urut: 1, kode_group, kode_dept, kode_gudang, kode_baki, kadar, qty, berat, murni, hpp, no_batch },
        ],
        bayar: [],
        books: {
          massa: [groupRow(kunci, TAMBAH_MANUAL.jenis, bulk), untagged(batch, bulk)],
          jurnal: postTambahBarang(hpp),
          emas: fineGoldLines([{ murni }], { debit: 'PERSEDIAAN', kredit: 'PERSEDIAAN_BELUM_TAG' }),
        },
        uraian: words,
        data: { kunci, qty, berat: berat / 1000 },
      };
    },
  });
};

/** Adds them. Throws at its field PILIHAN_TIDAK_SAH for what the shop does not have, BATCH_* and KADAR_BUKAN_BATCH of a batch; what postOne() refuses. */
export const tambahManual = (context: TambahContext, tx: Tx, intent?: Intent) =>
  postOne(context, tx, intent, tambahManualOf(context));
