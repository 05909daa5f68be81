import { PENCAIRAN_MARKETPLACE } from '@kadar/contract/dokumen/marketplace.ts';
import type { BelumCairLuar, cairLuarInput } from '@kadar/contract/endpoints/pencairan-marketplace.ts';
import { postPencairanMarketplace } from '@kadar/domain/marketplace.ts';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError, fieldError } from '../../platform/errors.ts';
import { oneToko } from '../../platform/http/call.ts';
import type { Intent } from '../../platform/http/command.ts';
import { postOne, type Rekening, rekeningsOf, settleOne } from '../dokumen/public.ts';
import { waitingSales } from './belum-cair.ts';

type Input = z.output<typeof cairLuarInput>;
interface Ground {
  rekenings: Rekening[];
  waiting: BelumCairLuar[];
}

/** The asked sales, each once and of this channel. Throws PESANAN_SUDAH_CAIR for one that waits no more, PILIHAN_TIDAK_SAH for another channel's. */
const chosen = ({ jual, kode_marketplace }: Input, waiting: readonly BelumCairLuar[]): BelumCairLuar[] => {
  if (new Set(jual).size !== jual.length) throw fieldError('jual', 'PILIHAN_TIDAK_SAH');
  return jual.map((no) => {
    const sale = waiting.find(({ no_faktur }) => no_faktur === no);
    if (!sale) throw new AppError('PESANAN_SUDAH_CAIR', { no_pesanan: no });
    if (sale.kode_marketplace !== kode_marketplace) throw fieldError('jual', 'PILIHAN_TIDAK_SAH');
    return sale;
  });
};

const sum = (rows: readonly BelumCairLuar[], of: 'jumlah_rp' | 'biaya'): number =>
  rows.reduce((total, row) => total + row[of], 0);

/**
 * A channel pays out sales: what it owes of them leaves PIUTANG_MARKETPLACE for the account, what came less (or more) is its cost. Throws
 * PESANAN_SUDAH_CAIR, PILIHAN_TIDAK_SAH, REKENING_WAJIB, WAJIB_DIISI at the reason where it kept another sum than was expected.
 */
export const cairkan = async (context: Context<unknown, unknown, Input>, tx: Tx, intent?: Intent) => {
  const toko = oneToko(context);
  const { no_rekening, kode_marketplace, jual, diterima, keterangan } = context.body;
  // Held until the end: of two payouts of one sale one is first, and none of it is reversed meanwhile.
  await tx.rows(
    sql`select 1 from dokumen where kode_toko = ${toko} and no_faktur = any(${jual}::text[]) order by no_faktur for update`,
  );
  return postOne(context, tx, intent, {
    type: PENCAIRAN_MARKETPLACE,
    ground: sql`${rekeningsOf(toko, sql`array[${no_rekening}]`)} as rekenings,
      (select coalesce(json_agg(w), '[]') from ${waitingSales(toko)} w where w.no_faktur = any(${jual}::text[])) as waiting`,
    decide: ({ rekenings: [rekening], waiting }: Ground) => {
      if (!rekening) throw fieldError('no_rekening', 'REKENING_WAJIB');
      const sales = chosen(context.body, waiting);
      const piutang = sum(sales, 'jumlah_rp');
      const biaya = sum(sales, 'biaya');
      const selisih = piutang - biaya - diterima;
      if (selisih !== 0 && !keterangan) throw fieldError('keterangan', 'WAJIB_DIISI');
      const words = {
        kategori: PENCAIRAN_MARKETPLACE.jenis,
        kas: keterangan || `PENCAIRAN ${kode_marketplace}`,
      };
      const { bayar, books } = settleOne(
        diterima,
        { jenis: 'TRANSFER', no_rekening },
        { rekenings: [rekening], words },
        'IN',
      );
      return {
        head: { keterangan, total: diterima, grand_total: diterima, dibayar: diterima },
        lines: sales.map((sale, index) => ({
          urut: index + 1,
          no_jual: sale.no_faktur,
          kode_marketplace,
          no_pesanan_luar: sale.no_pesanan_luar,
          biaya: sale.biaya,
          jumlah_rp: sale.jumlah_rp,
        })),
        bayar,
        books: {
          ...books,
          jurnal: postPencairanMarketplace({
            piutangRp: piutang,
            diterimaRp: diterima,
            ...(rekening.nomor_akun && { nomor_akun: rekening.nomor_akun }),
          }),
        },
        uraian: `${kode_marketplace} ${no_rekening} ${keterangan}`.trim(),
        data: { grand_total: diterima, piutang, biaya, selisih },
      };
    },
  });
};
