import type { DokumenType } from '@kadar/contract/dokumen.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import { cashOut } from '@kadar/domain/books.ts';
import { settleDebts } from '@kadar/domain/hutang-supplier.ts';
import type { Context } from '../../platform/context.ts';
import { type Query, sql } from '../../platform/database/sql.ts';
import { atField } from '../../platform/errors.ts';
import type { Rekening } from '../dokumen/public.ts';
import { payOut, sumOf } from './pay-out.ts';

type Pihak = 'TUKANG' | 'SALES';
type Payments = Parameters<typeof payOut>[1]['payments'];
type Posted = ReturnType<typeof payOut>['posted'];

/** What stands open of one document. */
export interface Owed {
  no_asal: string;
  rp: number;
  tanggal: string;
}

/** What one person is owed, the oldest first, as a list in json. */
export const owedTo = (toko: string, pihak: Pihak, kode: string): Query<unknown> => sql`
  (select coalesce(json_agg(json_build_object('no_asal', x.no_asal, 'rp', x.rp, 'tanggal', d.tanggal) order by d.tanggal, d.at, x.no_asal), '[]')
   from kadar_saldo_pihak(${toko}, ${sql.lit(pihak)}, ${kode}) x join dokumen d on d.kode_toko = ${toko} and d.no_faktur = x.no_asal)`;

interface Paying<P> {
  jenis: DokumenType['jenis'];
  pihak: Pihak;
  kode: string;
  /** Of whom the document speaks. */
  nama: string;
  /** What the one who approves cash above its limit reads before the amount. */
  notes: string;
  payments: Payments;
  keterangan: string;
  owed: readonly Owed[];
  rekenings: Rekening[];
  settings: Context['settings'];
  /** The journal of the payment. */
  post: (paid: { rp: number; payments: Posted }) => P;
}

/** Pays one person what he is owed, the oldest first. Throws PEMBAYARAN_LEBIH for more than that, and what payOut() refuses. */
export const payOwed = <P extends object>({ jenis, pihak, kode, nama, payments, ...given }: Paying<P>) => {
  const { keterangan, owed, rekenings, settings } = given;
  const debts = owed.map(({ no_asal, rp, tanggal }) => ({ no_asal, rp, jatuhTempo: tanggal }));
  const rp = sumOf(payments);
  const alokasi = atField('payments', () => settleDebts(debts, rp));
  const paid = payOut(rp, { payments }, { rekenings, jenis, nama });
  const tunai = cashOut({ kas: paid.books.kas ?? [] });
  return {
    head: { nama_customer: nama, keterangan, total: rp, grand_total: rp, dibayar: rp },
    lines: alokasi.map((one, index) => ({ urut: index + 1, no_asal: one.no_asal, jumlah_rp: one.rp })),
    bayar: paid.bayar,
    books: {
      ...paid.books,
      pihak: alokasi.map((one) => ({
        pihak,
        kode,
        no_asal: one.no_asal,
        rp: -one.rp,
        emas_mg: 0,
        emas_rp: 0,
        muka_rp: 0,
      })),
      ...given.post({ rp, payments: paid.posted }),
    },
    uraian: `${nama} ${keterangan}`.trim(),
    reasons:
      tunai > settings.LIMIT_KAS_KELUAR_OTORISASI
        ? [{ kategori: 'KAS KELUAR' as const, notes: `${given.notes} ${nama} ${formatRupiah(tunai)}` }]
        : [],
    approves: rp,
    data: { jumlah_rp: rp, sisa_rp: debts.reduce((sum, debt) => sum + debt.rp, 0) - rp },
  };
};
