import { PINDAH_MANUAL } from '@kadar/contract/dokumen/barang-manual.ts';
import type { pindahManualInput } from '@kadar/contract/endpoints/barang-manual.ts';
import { takeInBulk } from '@kadar/domain/bulk.ts';
import { groupKey, groupRow } from '@kadar/domain/group.ts';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { atField, fieldError } from '../../platform/errors.ts';
import { oneToko } from '../../platform/http/call.ts';
import type { Intent } from '../../platform/http/command.ts';
import {
  bulkOf,
  type Group,
  groupsColumn,
  placeColumn,
  placeWords,
  requireGroup,
  requirePlain,
  shortOf,
  wordsOfKey,
} from '../barang/public.ts';
import { oneKind, postOne } from '../dokumen/public.ts';

type PindahContext = Context<unknown, unknown, z.output<typeof pindahManualInput>>;

/** Some of a group to another place, with their part of its cost and fine gold. */
export const pindahManualOf = (context: PindahContext) => {
  const { kunci, qty, berat, ke_gudang, ke_baki, keterangan } = context.body;
  const toko = oneToko(context);
  return oneKind({
    type: PINDAH_MANUAL,
    ground: sql`${groupsColumn(toko, [kunci])} as groups, ${placeColumn(toko, ke_gudang, ke_baki)} as tempat`,
    decide: ({ groups, tempat }: { groups: Group[]; tempat: boolean }) => {
      requirePlain({ ke_gudang, ke_baki });
      if (!tempat) throw fieldError(ke_baki ? 'ke_baki' : 'ke_gudang', 'PILIHAN_TIDAK_SAH');
      const there = requireGroup(groups, kunci, 'kunci');
      const { kode_group, kode_dept, kode_gudang, kode_baki } = there;
      const ke = groupKey({ kode_group, kode_dept, kode_gudang: ke_gudang, kode_baki: ke_baki });
      if (ke === kunci) throw fieldError(ke_baki ? 'ke_baki' : 'ke_gudang', 'BAKI_SAMA');
      const taken = atField(shortOf(there, { qty }), () =>
        takeInBulk(bulkOf(there), { qty, beratMg: berat }),
      );
      const to = placeWords({ kode_gudang: ke_gudang, kode_baki: ke_baki });
      const words = [`${wordsOfKey(kunci)} → ${to}`, keterangan].filter(Boolean).join(' · ');
      return {
        head: { qty, berat, keterangan: words },
        lines: [
          {
            urut: 1,
            kode_group,
            kode_dept,
            kode_gudang,
            kode_baki,
            ke_gudang,
            ke_baki,
            kadar: taken.kadar,
            qty,
            berat,
            murni: taken.murniMg,
            hpp: taken.hppRp,
          },
        ],
        bayar: [],
        books: {
          massa: [groupRow(kunci, PINDAH_MANUAL.jenis, taken, -1), groupRow(ke, PINDAH_MANUAL.jenis, taken)],
        },
        uraian: words,
        data: { kunci: ke, qty, berat: berat / 1000 },
      };
    },
  });
};

/** Moves them. Throws at its field STOCK_TIDAK_TERSEDIA, SISA_TIDAK_HABIS, BAKI_SAMA, PILIHAN_TIDAK_SAH; what postOne() refuses. */
export const pindahManual = (context: PindahContext, tx: Tx, intent?: Intent) =>
  postOne(context, tx, intent, pindahManualOf(context));
