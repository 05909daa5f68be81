import { HAPUS_HUTANG, KLAIM } from '@kadar/contract/dokumen/hutang-lelang.ts';
import type { hapusInput, klaimInput } from '@kadar/contract/endpoints/lelang-akhir.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import { postHapusHutang, postKlaim } from '@kadar/domain/lelang.ts';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { fieldError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import type { Intent } from '../../../platform/http/command.ts';
import { postOne } from '../../dokumen/public.ts';
import { dueOf, type Pledge, pledgesHeld, requireActive } from '../../hutang/public.ts';
import { endedRow, headOf, NO_FIGURES } from '../rows.ts';

interface Ground {
  pledges: Pledge[];
  tgl_system: string;
}

/**
 * Goods that the shop lost or damaged: their value clears the principal, the rest is owed to the customer, interest is no more
 * asked for. Throws DATA_TIDAK_DITEMUKAN, HUTANG_SUDAH_SELESAI, KLAIM_DI_BAWAH_POKOK at nilai.
 */
export const claim = (
  context: Context<unknown, unknown, z.output<typeof klaimInput>>,
  tx: Tx,
  intent?: Intent,
) => {
  const toko = oneToko(context);
  const { no_hutang, nilai, sebab, keterangan } = context.body;
  return postOne(context, tx, intent, {
    type: KLAIM,
    ground: sql`${pledgesHeld(toko, [no_hutang])} as pledges`,
    decide: ({ pledges, tgl_system }: Ground) => {
      const pledge = requireActive(pledges, no_hutang);
      const { pokok, akrual } = pledge.keadaan;
      if (nilai < pokok) throw fieldError('nilai', 'KLAIM_DI_BAWAH_POKOK', { pokok: formatRupiah(pokok) });
      const due = dueOf(pledge, tgl_system, context.settings.PEMBULATAN_HUTANG);
      return {
        head: headOf(pledge, toko, `${sebab} ${keterangan}`),
        lines: [{ ...NO_FIGURES, urut: 1, no_hutang, nilai, pokok, kelebihan: nilai - pokok }],
        bayar: [],
        books: {
          gadai: [endedRow(pledge, tgl_system, due, { jenis: 'KLAIM', move: 'KLAIM' })],
          jurnal: postKlaim({ nilai, pokok, akrual }),
        },
        uraian: `${no_hutang} ${pledge.nama_customer}`,
        data: { terutang: nilai - pokok },
      };
    },
  });
};

/** Writes a loan off. Throws DATA_TIDAK_DITEMUKAN, HUTANG_SUDAH_SELESAI. */
export const writeOff = (
  context: Context<unknown, unknown, z.output<typeof hapusInput>>,
  tx: Tx,
  intent?: Intent,
) => {
  const toko = oneToko(context);
  const { no_hutang, keterangan } = context.body;
  return postOne(context, tx, intent, {
    type: HAPUS_HUTANG,
    ground: sql`${pledgesHeld(toko, [no_hutang])} as pledges`,
    decide: ({ pledges, tgl_system }: Ground) => {
      const pledge = requireActive(pledges, no_hutang);
      const { pokok, akrual } = pledge.keadaan;
      const due = dueOf(pledge, tgl_system, context.settings.PEMBULATAN_HUTANG);
      return {
        head: headOf(pledge, toko, keterangan),
        lines: [{ ...NO_FIGURES, urut: 1, no_hutang, pokok, rugi: pokok + akrual }],
        bayar: [],
        books: {
          gadai: [endedRow(pledge, tgl_system, due, { jenis: 'HAPUS', move: 'HAPUS' })],
          jurnal: postHapusHutang({ pokok, akrual }),
        },
        uraian: `${no_hutang} ${pledge.nama_customer}`,
        data: {},
      };
    },
  });
};
