import { BAYAR_SUPPLIER } from '@kadar/contract/dokumen/hutang-supplier.ts';
import type { bayarSupplierInput } from '@kadar/contract/endpoints/hutang-supplier.ts';
import { settleDebts } from '@kadar/domain/hutang-supplier.ts';
import { postBayarSupplier } from '@kadar/domain/posting-supplier.ts';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { atField, fieldError } from '../../platform/errors.ts';
import { oneToko } from '../../platform/http/call.ts';
import type { Intent } from '../../platform/http/command.ts';
import { oneKind, postOne, type Rekening, rekeningsOf } from '../dokumen/public.ts';
import { ADVANCE, type DebtGround, debtRow, debtsOf, deliveriesOf, mukaOf } from './debts.ts';
import { payOut, sumOf } from './pay-out.ts';

type BayarContext = Context<unknown, unknown, z.output<typeof bayarSupplierInput>>;

interface Ground extends DebtGround {
  rekenings: Rekening[];
  terima: string[];
}

/** What of each delivery is paid: what is named, or the sum of all payments on what is due first. Throws at `tagihan`. */
const paidOf = ({ tagihan, payments, muka_rp }: BayarContext['body'], { debts, terima }: Ground) => {
  for (const [index, { no_asal }] of tagihan.entries())
    if (!terima.includes(no_asal) && !debts.some((debt) => debt.no_asal === no_asal))
      throw fieldError(`tagihan.${index}.no_asal`, 'DATA_TIDAK_DITEMUKAN');
  const owed = debts.map(({ no_asal, rp, tempo }) => ({ no_asal, rp, jatuhTempo: tempo }));
  const named = tagihan.map(({ no_asal, jumlah_rp }) => ({ no_asal, rp: jumlah_rp }));
  const all = sumOf(payments) + muka_rp;
  return atField('tagihan', () => settleDebts(owed, named.length > 0 ? named : all));
};

export const bayarSupplierOf = (context: BayarContext) => {
  const toko = oneToko(context);
  const { kode_supplier, tagihan, muka_rp, payments, keterangan } = context.body;
  const numbers = payments.map(({ no_rekening }) => no_rekening);
  const named = tagihan.map(({ no_asal }) => no_asal);
  return oneKind({
    type: BAYAR_SUPPLIER,
    ground: sql`${debtsOf(toko, kode_supplier)}, ${deliveriesOf(toko, kode_supplier, named)} as terima, ${rekeningsOf(toko, sql`${numbers}::text[]`)} as rekenings`,
    amount: 'payments',
    decide: (ground: Ground) => {
      const { nama_supplier, debts, rekenings } = ground;
      if (nama_supplier === null) throw fieldError('kode_supplier', 'DATA_TIDAK_DITEMUKAN');
      const sisaRp = mukaOf(debts);
      if (muka_rp > sisaRp) throw fieldError('muka_rp', 'UANG_MUKA_TIDAK_CUKUP', { sisaRp });
      const alokasi = paidOf(context.body, ground);
      const rp = alokasi.reduce((sum, one) => sum + one.rp, 0);
      const nama = `${kode_supplier} ${nama_supplier}`;
      const paid = payOut(rp, { payments, muka_rp }, { rekenings, jenis: BAYAR_SUPPLIER.jenis, nama });
      return {
        head: { nama_customer: nama, keterangan, total: rp, grand_total: rp, dibayar: rp },
        lines: alokasi.map((one, index) => ({
          urut: index + 1,
          no_asal: one.no_asal,
          jumlah_rp: one.rp,
        })),
        bayar: paid.bayar,
        books: {
          ...paid.books,
          pihak: [
            ...alokasi.map((one) => debtRow(kode_supplier, one.no_asal, { rp: -one.rp })),
            ...(muka_rp > 0 ? [debtRow(kode_supplier, ADVANCE, { muka_rp: -muka_rp })] : []),
          ],
          // What was paid in advance is one of its payments.
          ...postBayarSupplier({ rp, mukaRp: 0, payments: paid.posted }),
        },
        uraian: `${nama} ${keterangan}`.trim(),
        data: {
          jumlah_rp: rp,
          tagihan: alokasi.map((one) => ({ no_asal: one.no_asal, jumlah_rp: one.rp })),
        },
      };
    },
  });
};

/**
 * Pays a supplier what is owed in rupiah. Throws PEMBAYARAN_LEBIH where that is more than is owed or than the named deliveries come to,
 * UANG_MUKA_TIDAK_CUKUP, DATA_TIDAK_DITEMUKAN for a delivery that is not his or of another shop, and what payOut() and postOne() refuse.
 */
export const bayarSupplier = (context: BayarContext, tx: Tx, intent?: Intent) =>
  postOne(context, tx, intent, bayarSupplierOf(context));
