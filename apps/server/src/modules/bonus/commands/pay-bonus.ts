import { BAYAR_BONUS } from '@kadar/contract/dokumen/bonus.ts';
import type { bayarBonusInput } from '@kadar/contract/endpoints/bonus-sales.ts';
import { postBayarBonus } from '@kadar/domain/posting-bonus.ts';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { fieldError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import type { Intent } from '../../../platform/http/command.ts';
import { oneKind, postOne, type Rekening, rekeningsOf } from '../../dokumen/public.ts';
import { type Owed, owedTo, payOwed } from '../../hutang-supplier/public.ts';

type BayarContext = Context<unknown, unknown, z.output<typeof bayarBonusInput>>;

interface Ground {
  nama_sales: string | null;
  bonus: Owed[];
  rekenings: Rekening[];
}

export const bayarBonusOf = (context: BayarContext) => {
  const { kode_sales, payments, keterangan } = context.body;
  const toko = oneToko(context);
  const numbers = payments.map(({ no_rekening }) => no_rekening);
  return oneKind({
    type: BAYAR_BONUS,
    ground: sql`
      (select nama_sales from sales where kode_toko = ${toko} and kode_sales = ${kode_sales}) as nama_sales,
      ${owedTo(toko, 'SALES', kode_sales)} as bonus,
      ${rekeningsOf(toko, sql`${numbers}::text[]`)} as rekenings`,
    amount: 'payments',
    decide: ({ nama_sales, bonus, rekenings }: Ground) => {
      if (nama_sales === null) throw fieldError('kode_sales', 'DATA_TIDAK_DITEMUKAN');
      return payOwed({
        jenis: BAYAR_BONUS.jenis,
        pihak: 'SALES',
        kode: kode_sales,
        nama: `${kode_sales} ${nama_sales}`,
        notes: 'Bonus sales',
        payments,
        keterangan,
        owed: bonus,
        rekenings,
        settings: context.settings,
        post: postBayarBonus,
      });
    },
  });
};

/**
 * Pays a sales person what he is owed of bonuses, the oldest first. Throws PEMBAYARAN_LEBIH for more than that, and what payOut() and postOne() refuse;
 * cash above its limit asks for an approval, as any that leaves the drawer.
 */
export const bayarBonus = (context: BayarContext, tx: Tx, intent?: Intent) =>
  postOne(context, tx, intent, bayarBonusOf(context));
