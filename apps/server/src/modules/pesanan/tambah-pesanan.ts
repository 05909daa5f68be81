import { TAMBAH_PESANAN } from '@kadar/contract/dokumen/pesanan.ts';
import type { tambahPesananInput } from '@kadar/contract/endpoints/pesanan.ts';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { fieldError } from '../../platform/errors.ts';
import { oneToko } from '../../platform/http/call.ts';
import type { Intent } from '../../platform/http/command.ts';
import { postOne, type Rekening, rekeningsOf } from '../dokumen/public.ts';
import { depositOf } from './deposit.ts';
import { isOpen, type OpenOrder, orderOf, requireOpen } from './order.ts';

type Input = z.output<typeof tambahPesananInput>;

/**
 * More money for an open order, whose deposit the caller holds. Throws DATA_TIDAK_DITEMUKAN, PESANAN_SELESAI, PEMBAYARAN_*,
 * TITIPAN_MELEBIHI_HARGA for more than its open lines were estimated at.
 */
export const postTambah = (context: Context<unknown, unknown, Input>, tx: Tx, intent?: Intent) => {
  const toko = oneToko(context);
  const { no_pesanan, jumlah_rp, payments } = context.body;
  return postOne(context, tx, intent, {
    type: TAMBAH_PESANAN,
    ground: sql`${orderOf(toko, no_pesanan)} as pesanan,
      ${rekeningsOf(toko, sql`${payments.map(({ no_rekening }) => no_rekening)}::text[]`)} as rekenings`,
    decide: ({ pesanan, rekenings }: { pesanan: OpenOrder | null; rekenings: Rekening[] }) => {
      const { kode_customer, nama_customer, no_hp, saldo, lines } = requireOpen(pesanan, no_pesanan);
      const harga = lines.filter(isOpen).reduce((sum, { perkiraan }) => sum + perkiraan, 0);
      if (saldo + jumlah_rp > harga)
        throw fieldError('jumlah_rp', 'TITIPAN_MELEBIHI_HARGA', { hargaRp: harga });
      const { paid, head, books } = depositOf(jumlah_rp, payments, rekenings, {
        settings: context.settings,
        nama: `${no_pesanan} ${nama_customer}`,
        no_titip: no_pesanan,
      });
      return {
        head: {
          ...head,
          kode_customer,
          nama_customer,
          no_hp,
          keterangan: no_pesanan,
          asal_toko: toko,
          asal_no: no_pesanan,
        },
        bayar: paid.bayar,
        books,
        uraian: `${no_pesanan} ${nama_customer}`,
        data: { jumlah_rp, kembali: paid.changeRp },
      };
    },
  });
};
