import { UANG_MUKA_SUPPLIER } from '@kadar/contract/dokumen/hutang-supplier.ts';
import type { uangMukaInput } from '@kadar/contract/endpoints/hutang-supplier.ts';
import { postUangMuka } from '@kadar/domain/posting-supplier.ts';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { fieldError } from '../../platform/errors.ts';
import { oneToko } from '../../platform/http/call.ts';
import type { Intent } from '../../platform/http/command.ts';
import { oneKind, postOne, type Rekening, rekeningsOf } from '../dokumen/public.ts';
import { ADVANCE, debtRow } from './debts.ts';
import { payOut, sumOf } from './pay-out.ts';

type MukaContext = Context<unknown, unknown, z.output<typeof uangMukaInput>>;

interface Ground {
  nama_supplier: string | null;
  rekenings: Rekening[];
}

export const uangMukaOf = (context: MukaContext) => {
  const { kode_supplier, payments, keterangan } = context.body;
  const numbers = payments.map(({ no_rekening }) => no_rekening);
  return oneKind({
    type: UANG_MUKA_SUPPLIER,
    ground: sql`(select nama_supplier from supplier_barang where kode_supplier = ${kode_supplier} and deleted_at is null) as nama_supplier,
      ${rekeningsOf(oneToko(context), sql`${numbers}::text[]`)} as rekenings`,
    amount: 'payments',
    decide: ({ nama_supplier, rekenings }: Ground) => {
      if (nama_supplier === null) throw fieldError('kode_supplier', 'DATA_TIDAK_DITEMUKAN');
      const rp = sumOf(payments);
      const nama = `${kode_supplier} ${nama_supplier}`;
      const paid = payOut(rp, { payments }, { rekenings, jenis: UANG_MUKA_SUPPLIER.jenis, nama });
      return {
        head: { nama_customer: nama, keterangan, total: rp, grand_total: rp, dibayar: rp },
        bayar: paid.bayar,
        books: {
          ...paid.books,
          pihak: [debtRow(kode_supplier, ADVANCE, { muka_rp: rp })],
          ...postUangMuka({ rp, payments: paid.posted }),
        },
        uraian: `${nama} ${keterangan}`.trim(),
        data: { jumlah_rp: rp },
      };
    },
  });
};

/** Pays a supplier in advance. Throws what payOut() and postOne() refuse. */
export const uangMuka = (context: MukaContext, tx: Tx, intent?: Intent) =>
  postOne(context, tx, intent, uangMukaOf(context));
