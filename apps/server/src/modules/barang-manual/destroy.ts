import { HANCUR_MANUAL } from '@kadar/contract/dokumen/barang-manual.ts';
import type { hancurManualInput } from '@kadar/contract/endpoints/barang-manual.ts';
import { SEBAB_HANCUR_WORDS } from '@kadar/contract/sebab-hancur.ts';
import { destroyGroup, goldOfDestroying, groupRow, scrapOf } from '@kadar/domain/group.ts';
import { postHancur } from '@kadar/domain/posting.ts';
import { inGrams } from '@kadar/domain/weight.ts';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { atField, fieldError } from '../../platform/errors.ts';
import { oneToko } from '../../platform/http/call.ts';
import type { Intent } from '../../platform/http/command.ts';
import { bulkOf, type Group, groupsColumn, requireGroup, shortOf, wordsOfKey } from '../barang/public.ts';
import { oneKind, postOne } from '../dokumen/public.ts';
import { holdForSorting, type LotRow, lotNumbered, requireOpenLot } from '../pembelian/public.ts';

type HancurContext = Context<unknown, unknown, z.output<typeof hancurManualInput>>;

/** Some of a group destroyed: scrap of an open melt lot. */
export const hancurManualOf = (context: HancurContext) => {
  const { kunci, qty, berat, berat_hancur, sebab, no_lot, keterangan } = context.body;
  const toko = oneToko(context);
  return oneKind({
    type: HANCUR_MANUAL,
    ground: sql`${groupsColumn(toko, [kunci])} as groups, ${lotNumbered(toko, sql`${no_lot}`)} as lot`,
    decide: ({ groups, lot }: { groups: Group[]; lot: LotRow | null }) => {
      if (requireOpenLot(lot).jenis !== 'LOT_LEBUR') throw fieldError('no_lot', 'PILIHAN_TIDAK_SAH');
      const there = requireGroup(groups, kunci, 'kunci');
      if (berat_hancur > berat)
        throw fieldError('berat_hancur', 'HANCUR_BERTAMBAH', {
          berat: inGrams(berat_hancur),
          berat_asli: inGrams(berat),
        });
      const gone = atField(shortOf(there, { qty }), () =>
        destroyGroup(bulkOf(there), { qty, beratMg: berat, beratHancurMg: berat_hancur }),
      );
      const { kode_group, kode_dept, kode_gudang, kode_baki } = there;
      const words = [SEBAB_HANCUR_WORDS[sebab].id.toUpperCase(), wordsOfKey(kunci), no_lot, keterangan]
        .filter(Boolean)
        .join(' · ');
      return {
        head: { qty, berat, keterangan: words, asal_toko: toko, asal_no: no_lot },
        lines: [
          {
            urut: 1,
            kode_group,
            kode_dept,
            kode_gudang,
            kode_baki,
            kadar: gone.kadar,
            qty,
            berat,
            murni: gone.murniMg,
            hpp: gone.hppRp,
            sebab,
            berat_hancur,
            susut: gone.susutMg,
            susut_murni: gone.susutMurniMg,
            susut_rp: gone.susutRp,
          },
        ],
        bayar: [],
        books: {
          massa: [groupRow(kunci, HANCUR_MANUAL.jenis, gone, -1), scrapOf(no_lot, HANCUR_MANUAL.jenis, gone)],
          jurnal: postHancur({ role: 'PERSEDIAAN_ROSOK', hppRp: gone.hppRp, susutRp: gone.susutRp }),
          emas: goldOfDestroying(gone),
        },
        uraian: words,
        data: { kunci, qty, berat: berat / 1000 },
      };
    },
  });
};

/**
 * Destroys them. Throws LOT_SUDAH_SELESAI, SUDAH_DIBATALKAN, DATA_TIDAK_DITEMUKAN for a lot that takes nothing; at its field STOCK_TIDAK_TERSEDIA,
 * SISA_TIDAK_HABIS, HANCUR_BERTAMBAH; what postOne() refuses.
 */
export const hancurManual = async (context: HancurContext, tx: Tx, intent?: Intent) => {
  await holdForSorting(tx, oneToko(context), { lots: [context.body.no_lot], barcodes: [] });
  return postOne(context, tx, intent, hancurManualOf(context));
};
