import { BAYAR_BELI } from '@kadar/contract/dokumen/pembelian.ts';
import type { bayarInput } from '@kadar/contract/endpoints/bayar-beli-input.ts';
import { postBayarBeli } from '@kadar/domain/posting.ts';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import type { Intent } from '../../../platform/http/command.ts';
import { oneKind, postOne, type Rekening, rekeningsOf, settleOne } from '../../dokumen/public.ts';

type BayarContext = Context<unknown, unknown, z.output<typeof bayarInput>>;

interface Owed {
  rekenings: Rekening[];
  beli: {
    kode_customer: string;
    nama_customer: string;
    jumlah_rp: number;
    status: string;
    lunas: boolean;
  } | null;
}

/** Pays what a purchase is still owed from an account of the shop; the caller holds the purchase. */
export const bayarOf = (context: BayarContext) => {
  const toko = oneToko(context);
  const { no_faktur, no_rekening, biaya, bukti } = context.body;
  return oneKind({
    type: BAYAR_BELI,
    ground: sql`${rekeningsOf(toko, sql`array[${no_rekening}]`)} as rekenings,
      (select json_build_object('kode_customer', d.kode_customer, 'nama_customer', d.nama_customer, 'status', d.status, 'jumlah_rp', b.jumlah_rp,
          'lunas', exists (select 1 from dokumen x where x.asal_toko = d.kode_toko and x.asal_no = d.no_faktur and x.jenis = 'BAYAR_BELI' and x.status = 'POSTED'))
       from dokumen d join dokumen_bayar b on b.kode_toko = d.kode_toko and b.no_faktur = d.no_faktur and b.jenis = 'BELUM_BAYAR'
       where d.kode_toko = ${toko} and d.no_faktur = ${no_faktur}) as beli`,
    amount: 'no_faktur',
    decide: ({ rekenings, beli }: Owed) => {
      if (!beli) throw fieldError('no_faktur', 'DATA_TIDAK_DITEMUKAN');
      if (beli.status === 'BATAL') throw new AppError('SUDAH_DIBATALKAN', { no_faktur });
      if (beli.lunas) throw new AppError('SUDAH_DIBAYAR', { no_faktur });
      const rp = beli.jumlah_rp;
      const to = { jenis: 'TRANSFER', no_rekening, fee: biaya } as const;
      const words = { kategori: BAYAR_BELI.jenis, kas: no_faktur };
      const paid = settleOne(rp, to, { rekenings, words }, 'OUT');
      return {
        head: {
          kode_customer: beli.kode_customer,
          nama_customer: beli.nama_customer,
          keterangan: bukti,
          total: rp,
          grand_total: rp,
          dibayar: rp,
          asal_toko: toko,
          asal_no: no_faktur,
        },
        bayar: paid.bayar,
        books: { ...paid.books, jurnal: postBayarBeli({ rp, payments: paid.posted }) },
        uraian: `${no_faktur} ${beli.nama_customer} ${bukti} ${rp + biaya}`,
        data: { jumlah_rp: rp },
      };
    },
  });
};

/** Pays it once. Throws DATA_TIDAK_DITEMUKAN, SUDAH_DIBAYAR, REKENING_WAJIB. */
export const postBayar = async (context: BayarContext, tx: Tx, intent?: Intent) => {
  const { no_faktur } = context.body;
  // Held until the end, so that of two who pay the same purchase one is first, and that it is not reversed meanwhile.
  await tx.maybe(
    sql`select 1 from dokumen where kode_toko = ${oneToko(context)} and no_faktur = ${no_faktur} for update`,
  );
  return postOne(context, tx, intent, bayarOf(context));
};
