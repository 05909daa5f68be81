import { BAYAR_KELEBIHAN, BAYAR_KLAIM } from '@kadar/contract/dokumen/hutang-lelang.ts';
import type { bayarAkhirInput } from '@kadar/contract/endpoints/lelang-akhir.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import { postBayarKewajiban } from '@kadar/domain/lelang.ts';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import type { Intent } from '../../../platform/http/command.ts';
import { postOne, type Rekening, rekeningsOf, settleOne } from '../../dokumen/public.ts';
import { notedRow, type Pledge, pledgeColumns, pledgeSource } from '../../hutang/public.ts';
import { headOf } from '../rows.ts';

/** What an auction or a claim owes to a customer, and the document that settled it already. */
export interface Terutang {
  jenis: string;
  kelebihan: number;
  no_bayar: string | null;
  pledge: Pledge;
}

/** Terutang of a document as JSON; null for a number of none that stands. */
export const terutangOf = (toko: string, no_faktur: string): Query<Terutang | null> => sql`(
  select json_build_object('jenis', x.jenis, 'kelebihan', a.kelebihan,
    'no_bayar', (select y.no_faktur from dokumen y where y.asal_toko = x.kode_toko and y.asal_no = x.no_faktur and y.status = 'POSTED' limit 1),
    'pledge', (select to_json(p) from (select ${pledgeColumns} from ${pledgeSource} where h.kode_toko = a.kode_toko and h.no_hutang = a.no_hutang) p))
  from dokumen x join akhir_hutang_detail a using (kode_toko, no_faktur)
  where x.kode_toko = ${toko} and x.no_faktur = ${no_faktur} and x.status = 'POSTED')`;

/** The loan of a document held, before anything is read of it: of two who would settle what it owes, one is first. */
export const holdTerutang = (tx: Tx, toko: string, no_faktur: string): Promise<unknown> =>
  tx.rows(sql`
    select 1 from hutang where kode_toko = ${toko} and no_hutang = (
      select no_hutang from akhir_hutang_detail where kode_toko = ${toko} and no_faktur = ${no_faktur}) for update`);

interface Ground {
  terutang: Terutang | null;
  rekenings: Rekening[];
}

/**
 * Pays out what an auction (KELEBIHAN) or a claim owes, whole and once. Throws DATA_TIDAK_DITEMUKAN, SUDAH_DIBAYARKAN, DATA_BERUBAH when
 * another sum is owed, REKENING_WAJIB, KAS_TIDAK_CUKUP, PERLU_OTORISASI.
 */
export const payOut =
  (what: 'KELEBIHAN' | 'KLAIM') =>
  async (context: Context<unknown, unknown, z.output<typeof bayarAkhirInput>>, tx: Tx, intent?: Intent) => {
    const toko = oneToko(context);
    const { body } = context;
    const { no_faktur, jumlah_rp, no_rekening, keterangan } = body;
    const surplus = what === 'KELEBIHAN';
    const [type, from, role, kategori] = surplus
      ? ([BAYAR_KELEBIHAN, 'LELANG', 'HUTANG_KELEBIHAN', 'KELEBIHAN_LELANG'] as const)
      : ([BAYAR_KLAIM, 'KLAIM', 'HUTANG_KLAIM', 'BAYAR_KLAIM'] as const);
    await holdTerutang(tx, toko, no_faktur);
    return postOne(context, tx, intent, {
      type,
      ground: sql`${terutangOf(toko, no_faktur)} as terutang, ${rekeningsOf(toko, sql`array[${no_rekening}]`)} as rekenings`,
      amount: 'jumlah_rp',
      decide: ({ terutang, rekenings }: Ground) => {
        if (terutang?.jenis !== from || terutang.kelebihan === 0) throw new AppError('DATA_TIDAK_DITEMUKAN');
        const { pledge, kelebihan, no_bayar } = terutang;
        if (no_bayar) throw new AppError('SUDAH_DIBAYARKAN', { no_faktur });
        if (kelebihan !== jumlah_rp) throw new AppError('DATA_BERUBAH');
        const { nama_customer } = pledge;
        const words = { kategori, kas: nama_customer };
        const paid = settleOne(jumlah_rp, body, { rekenings, words }, 'OUT');
        const uraian = `${no_faktur} ${nama_customer}`;
        return {
          head: {
            ...headOf(pledge, toko, keterangan, no_faktur),
            total: jumlah_rp,
            grand_total: jumlah_rp,
            dibayar: jumlah_rp,
          },
          bayar: paid.bayar,
          books: {
            ...paid.books,
            gadai: [notedRow(pledge, what)],
            jurnal: postBayarKewajiban(role, jumlah_rp, paid.posted),
          },
          uraian,
          reasons: context.mustAuthorise
            ? [
                {
                  kategori: surplus ? 'BAYAR KELEBIHAN' : 'BAYAR KLAIM',
                  notes: `${uraian}, ${formatRupiah(jumlah_rp)}`,
                },
              ]
            : [],
          approves: jumlah_rp,
          data: {},
        };
      },
    });
  };
