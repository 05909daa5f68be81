import { UPAH_TUKANG } from '@kadar/contract/dokumen/tukang-emas.ts';
import type { upahTukangInput } from '@kadar/contract/endpoints/tukang-emas.ts';
import { postUpahTukang } from '@kadar/domain/posting-craftsman.ts';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { fieldError } from '../../platform/errors.ts';
import { oneToko } from '../../platform/http/call.ts';
import type { Intent } from '../../platform/http/command.ts';
import { oneKind, postOne, type Rekening, rekeningsOf } from '../dokumen/public.ts';
import { type Owed, owedTo, payOwed } from '../hutang-supplier/public.ts';

type UpahContext = Context<unknown, unknown, z.output<typeof upahTukangInput>>;

interface Ground {
  nama_tukang: string | null;
  upah: Owed[];
  rekenings: Rekening[];
}

/** The wage of a craftsman. */
export const upahTukangOf = (context: UpahContext) => {
  const { kode_tukang, payments, keterangan } = context.body;
  const toko = oneToko(context);
  const numbers = payments.map(({ no_rekening }) => no_rekening);
  return oneKind({
    type: UPAH_TUKANG,
    ground: sql`
      (select nama_tukang from tukang where kode_toko = ${toko} and kode_tukang = ${kode_tukang} and deleted_at is null) as nama_tukang,
      ${owedTo(toko, 'TUKANG', kode_tukang)} as upah,
      ${rekeningsOf(toko, sql`${numbers}::text[]`)} as rekenings`,
    amount: 'payments',
    decide: ({ nama_tukang, upah, rekenings }: Ground) => {
      if (nama_tukang === null) throw fieldError('kode_tukang', 'DATA_TIDAK_DITEMUKAN');
      return payOwed({
        jenis: UPAH_TUKANG.jenis,
        pihak: 'TUKANG',
        kode: kode_tukang,
        nama: `${kode_tukang} ${nama_tukang}`,
        notes: 'Upah tukang',
        payments,
        keterangan,
        owed: upah,
        rekenings,
        settings: context.settings,
        post: postUpahTukang,
      });
    },
  });
};

/**
 * Pays a craftsman's wages, the oldest first. Throws PEMBAYARAN_LEBIH for more than he is owed, and what payOut() and postOne() refuse;
 * cash above its limit asks for an approval, as any that leaves the drawer.
 */
export const upahTukang = (context: UpahContext, tx: Tx, intent?: Intent) =>
  postOne(context, tx, intent, upahTukangOf(context));
