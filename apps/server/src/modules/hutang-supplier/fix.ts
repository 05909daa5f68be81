import { FIXING } from '@kadar/contract/dokumen/hutang-supplier.ts';
import type { fixingInput } from '@kadar/contract/endpoints/hutang-supplier.ts';
import { fixGold } from '@kadar/domain/fixing.ts';
import { postFixing } from '@kadar/domain/posting-supplier.ts';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { atField, fieldError } from '../../platform/errors.ts';
import { oneToko } from '../../platform/http/call.ts';
import type { Intent } from '../../platform/http/command.ts';
import { oneKind, postOne } from '../dokumen/public.ts';
import { type DebtGround, debtRow, debtsOf, deliveriesOf } from './debts.ts';

type FixingContext = Context<unknown, unknown, z.output<typeof fixingInput>>;

interface Ground extends DebtGround {
  terima: string[];
}

export const fixingOf = (context: FixingContext) => {
  const toko = oneToko(context);
  const { kode_supplier, no_asal, berat: mg, harga_per_g, keterangan } = context.body;
  return oneKind({
    type: FIXING,
    ground: sql`${debtsOf(toko, kode_supplier)}, ${deliveriesOf(toko, kode_supplier, [no_asal])} as terima`,
    decide: ({ nama_supplier, debts, terima }: Ground) => {
      if (nama_supplier === null) throw fieldError('kode_supplier', 'DATA_TIDAK_DITEMUKAN');
      const debt = debts.find((one) => one.no_asal === no_asal);
      if (!debt && terima.length === 0) throw fieldError('no_asal', 'DATA_TIDAK_DITEMUKAN');
      const { emas_mg = 0, emas_rp = 0 } = debt ?? {};
      const fixed = atField('berat', () =>
        fixGold({ emasMg: emas_mg, emasRp: emas_rp }, { mg, hargaRp: harga_per_g }),
      );
      const { nilaiRp: nilai_rp, lepasRp: lepas_rp, selisihRp: selisih_rp, left } = fixed;
      const nama = `${kode_supplier} ${nama_supplier}`;
      return {
        head: { nama_customer: nama, keterangan },
        lines: [{ urut: 1, no_asal, mg, harga_per_g, nilai_rp, lepas_rp, selisih_rp }],
        bayar: [],
        books: {
          pihak: [debtRow(kode_supplier, no_asal, { rp: nilai_rp, emas_mg: -mg, emas_rp: -lepas_rp })],
          ...postFixing(mg, fixed),
        },
        uraian: `${nama} ${no_asal} ${keterangan}`.trim(),
        data: { nilai_rp, selisih_rp, sisa: left.emasMg / 1000 },
      };
    },
  });
};

/**
 * Prices a part of what is owed for a delivery in gold. Throws EMAS_MELEBIHI_HUTANG at `berat`, DATA_TIDAK_DITEMUKAN for a delivery that
 * is not his or of another shop, and what postOne() refuses.
 */
export const fix = (context: FixingContext, tx: Tx, intent?: Intent) =>
  postOne(context, tx, intent, fixingOf(context));
