import { BAYAR_BONUS } from '@kadar/contract/dokumen/bonus.ts';
import type { bayarBonusInput } from '@kadar/contract/endpoints/bonus-sales.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import { cashOut } from '@kadar/domain/books.ts';
import { settleDebts } from '@kadar/domain/hutang-supplier.ts';
import { postBayarBonus } from '@kadar/domain/posting-bonus.ts';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { atField, fieldError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import type { Intent } from '../../../platform/http/command.ts';
import { oneKind, postOne, type Rekening, rekeningsOf } from '../../dokumen/public.ts';
import { payOut, sumOf } from '../../hutang-supplier/public.ts';

type BayarContext = Context<unknown, unknown, z.output<typeof bayarBonusInput>>;

interface Ground {
  nama_sales: string | null;
  bonus: { no_asal: string; rp: number; tanggal: string }[];
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
      (select coalesce(json_agg(json_build_object('no_asal', x.no_asal, 'rp', x.rp, 'tanggal', d.tanggal) order by d.tanggal, d.at, x.no_asal), '[]')
       from kadar_saldo_pihak(${toko}, 'SALES', ${kode_sales}) x join dokumen d on d.kode_toko = ${toko} and d.no_faktur = x.no_asal) as bonus,
      ${rekeningsOf(toko, sql`${numbers}::text[]`)} as rekenings`,
    amount: 'payments',
    decide: ({ nama_sales, bonus, rekenings }: Ground) => {
      if (nama_sales === null) throw fieldError('kode_sales', 'DATA_TIDAK_DITEMUKAN');
      const debts = bonus.map(({ no_asal, rp, tanggal }) => ({ no_asal, rp, jatuhTempo: tanggal }));
      const rp = sumOf(payments);
      const alokasi = atField('payments', () => settleDebts(debts, rp));
      const nama = `${kode_sales} ${nama_sales}`;
      const paid = payOut(rp, { payments }, { rekenings, jenis: BAYAR_BONUS.jenis, nama });
      const tunai = cashOut({ kas: paid.books.kas ?? [] });
      return {
        head: { nama_customer: nama, keterangan, total: rp, grand_total: rp, dibayar: rp },
        lines: alokasi.map((one, index) => ({ urut: index + 1, no_asal: one.no_asal, jumlah_rp: one.rp })),
        bayar: paid.bayar,
        books: {
          ...paid.books,
          pihak: alokasi.map((one) => ({
            pihak: 'SALES' as const,
            kode: kode_sales,
            no_asal: one.no_asal,
            rp: -one.rp,
            emas_mg: 0,
            emas_rp: 0,
            muka_rp: 0,
          })),
          ...postBayarBonus({ rp, payments: paid.posted }),
        },
        uraian: `${nama} ${keterangan}`.trim(),
        reasons:
          tunai > context.settings.LIMIT_KAS_KELUAR_OTORISASI
            ? [{ kategori: 'KAS KELUAR', notes: `Bonus sales ${nama} ${formatRupiah(tunai)}` }]
            : [],
        approves: rp,
        data: { jumlah_rp: rp, sisa_rp: debts.reduce((sum, debt) => sum + debt.rp, 0) - rp },
      };
    },
  });
};

/**
 * Pays a sales person what he is owed of bonuses, the oldest first. Throws PEMBAYARAN_LEBIH for more than that, and what payOut() and postOne() refuse;
 * cash above its limit asks for an approval, as any that leaves the drawer.
 */
export const bayarBonus = (context: BayarContext, tx: Tx, intent?: Intent) =>
  postOne(context, tx, intent, bayarBonusOf(context));
