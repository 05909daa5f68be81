import { UPAH_TUKANG } from '@kadar/contract/dokumen/tukang-emas.ts';
import type { upahTukangInput } from '@kadar/contract/endpoints/tukang-emas.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import { cashOut } from '@kadar/domain/books.ts';
import { settleDebts } from '@kadar/domain/hutang-supplier.ts';
import { postUpahTukang } from '@kadar/domain/posting-craftsman.ts';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { atField, fieldError } from '../../platform/errors.ts';
import { oneToko } from '../../platform/http/call.ts';
import type { Intent } from '../../platform/http/command.ts';
import { oneKind, postOne, type Rekening, rekeningsOf } from '../dokumen/public.ts';
import { payOut, sumOf } from '../hutang-supplier/public.ts';

type UpahContext = Context<unknown, unknown, z.output<typeof upahTukangInput>>;

interface Ground {
  nama_tukang: string | null;
  upah: { no_asal: string; rp: number; tanggal: string }[];
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
      (select coalesce(json_agg(json_build_object('no_asal', x.no_asal, 'rp', x.rp, 'tanggal', d.tanggal) order by d.tanggal, d.at, x.no_asal), '[]')
       from kadar_saldo_pihak(${toko}, 'TUKANG', ${kode_tukang}) x join dokumen d on d.kode_toko = ${toko} and d.no_faktur = x.no_asal) as upah,
      ${rekeningsOf(toko, sql`${numbers}::text[]`)} as rekenings`,
    amount: 'payments',
    decide: ({ nama_tukang, upah, rekenings }: Ground) => {
      if (nama_tukang === null) throw fieldError('kode_tukang', 'DATA_TIDAK_DITEMUKAN');
      const debts = upah.map(({ no_asal, rp, tanggal }) => ({ no_asal, rp, jatuhTempo: tanggal }));
      const rp = sumOf(payments);
      const alokasi = atField('payments', () => settleDebts(debts, rp));
      const nama = `${kode_tukang} ${nama_tukang}`;
      const paid = payOut(rp, { payments }, { rekenings, jenis: UPAH_TUKANG.jenis, nama });
      const tunai = cashOut({ kas: paid.books.kas ?? [] });
      return {
        head: { nama_customer: nama, keterangan, total: rp, grand_total: rp, dibayar: rp },
        lines: alokasi.map((one, index) => ({ urut: index + 1, no_asal: one.no_asal, jumlah_rp: one.rp })),
        bayar: paid.bayar,
        books: {
          ...paid.books,
          pihak: alokasi.map((one) => ({
            pihak: 'TUKANG' as const,
            kode: kode_tukang,
            no_asal: one.no_asal,
            rp: -one.rp,
            emas_mg: 0,
            emas_rp: 0,
            muka_rp: 0,
          })),
          ...postUpahTukang({ rp, payments: paid.posted }),
        },
        uraian: `${nama} ${keterangan}`.trim(),
        reasons:
          tunai > context.settings.LIMIT_KAS_KELUAR_OTORISASI
            ? [{ kategori: 'KAS KELUAR', notes: `Upah tukang ${nama} ${formatRupiah(tunai)}` }]
            : [],
        approves: rp,
        data: { jumlah_rp: rp, sisa_rp: debts.reduce((sum, debt) => sum + debt.rp, 0) - rp },
      };
    },
  });
};

/**
 * Pays a craftsman's wages, the oldest first. Throws PEMBAYARAN_LEBIH for more than he is owed, and what payOut() and postOne() refuse;
 * cash above its limit asks for an approval, as any that leaves the drawer.
 */
export const upahTukang = (context: UpahContext, tx: Tx, intent?: Intent) =>
  postOne(context, tx, intent, upahTukangOf(context));
