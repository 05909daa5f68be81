import { TITIP_TAMBAH } from '@kadar/contract/dokumen/titip.ts';
import type { tambahInput } from '@kadar/contract/endpoints/titip.ts';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { fieldError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import type { Intent } from '../../../platform/http/command.ts';
import { postOne, type Rekening, rekeningsOf } from '../../dokumen/public.ts';
import { type OpenTitip, requireOpen, titipOf } from '../open-titip.ts';
import { depositOf } from './post-titip.ts';

type Input = z.output<typeof tambahInput>;

/** More money on an open deposit, which the caller holds. Throws DATA_TIDAK_DITEMUKAN, TITIPAN_SELESAI, TITIPAN_MELEBIHI_HARGA, PEMBAYARAN_*. */
export const postTambah = (context: Context<unknown, unknown, Input>, tx: Tx, intent?: Intent) => {
  const toko = oneToko(context);
  const { no_titip, jumlah_rp, payments } = context.body;
  return postOne(context, tx, intent, {
    type: TITIP_TAMBAH,
    ground: sql`${titipOf(toko, no_titip)} as titip,
      ${rekeningsOf(toko, sql`${payments.map(({ no_rekening }) => no_rekening)}::text[]`)} as rekenings`,
    decide: ({ titip, rekenings }: { titip: OpenTitip | null; rekenings: Rekening[] }) => {
      const { kode_customer, nama_customer, no_hp, harga, saldo } = requireOpen(titip, no_titip);
      if (saldo + jumlah_rp > harga)
        throw fieldError('jumlah_rp', 'TITIPAN_MELEBIHI_HARGA', { hargaRp: harga });
      const { paid, head, books } = depositOf(jumlah_rp, payments, rekenings, {
        settings: context.settings,
        nama: `${no_titip} ${nama_customer}`,
        no_titip,
      });
      return {
        head: {
          ...head,
          kode_customer,
          nama_customer,
          no_hp,
          keterangan: no_titip,
          asal_toko: toko,
          asal_no: no_titip,
        },
        bayar: paid.bayar,
        books,
        uraian: `${no_titip} ${nama_customer}`,
        data: { jumlah_rp, kembali: paid.changeRp },
      };
    },
  });
};
