import { CICILAN } from '@kadar/contract/dokumen/cicilan.ts';
import type { gantiCicilanInput } from '@kadar/contract/endpoints/cicilan-ganti.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import { stockMove } from '@kadar/domain/books/stock.ts';
import { postCicilan as journalLines } from '@kadar/domain/posting-cicilan.ts';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError, fieldError } from '../../platform/errors.ts';
import { oneToko } from '../../platform/http/call.ts';
import type { Intent } from '../../platform/http/command.ts';
import {
  postOne,
  type Rekening,
  rekeningsOf,
  requireSales,
  type SalesGround,
  salesColumn,
  settle,
} from '../dokumen/public.ts';
import {
  type Contract,
  contractHeld,
  headOf,
  movedRow,
  requireRunning,
  signedRow,
  standingOf,
} from './contract.ts';
import { instalmentsBy, type Plan, planOf, rowsOf, termsOf } from './plan.ts';

type Input = z.output<typeof gantiCicilanInput>;
interface Ground extends SalesGround {
  contract: Contract | null;
  plan: Plan | null;
  rekenings: Rekening[];
  tgl_system: string;
}

/** What the new contract keeps: piece and price of the old one, paid down by what was paid on it and `tambah`, on the terms of the plan. */
const keptOf = ({ terms, keadaan }: Contract, { tambah }: Input, of: ReturnType<typeof termsOf>) => {
  const { kode_barcode, nama_barang, kode_group, kadar, berat, harga_emas, ongkos, harga_atribut, harga } =
    terms;
  return {
    urut: 1,
    kode_barcode,
    nama_barang,
    kode_group,
    kadar,
    berat,
    harga_emas,
    ongkos,
    harga_atribut,
    pembulatan: terms.pembulatan + of.total - terms.total,
    harga,
    dp: keadaan.dibayar + tambah,
    // It was paid with the first one.
    biaya_admin: 0,
    ...of,
  };
};

/**
 * Ends a contract and opens another over the same piece, in one document: other terms, paid down by what was paid and what comes in now
 * (modules-2 §10, rule 15). The old one stays as it was signed. Throws DATA_TIDAK_DITEMUKAN, CICILAN_SUDAH_SELESAI, CICILAN_GRAM, DENDA_BELUM_LUNAS,
 * PILIHAN_TIDAK_SAH for a plan of none, DP_KURANG, DP_MELEBIHI_HARGA, DATA_BERUBAH where another sum is paid by now, PEMBAYARAN_*,
 * PERLU_OTORISASI.
 */
export const restructure = (
  context: Context<{ no_faktur: string }, unknown, Input>,
  tx: Tx,
  intent?: Intent,
) => {
  const toko = oneToko(context);
  const { body, params, settings } = context;
  const { no_faktur: no_cicilan } = params;
  const accounts = body.payments.map(({ no_rekening }) => no_rekening);
  return postOne(context, tx, intent, {
    type: CICILAN,
    ground: sql`${contractHeld(toko, no_cicilan)} as contract, ${planOf(body.kode_cicilan)} as plan, ${salesColumn(toko, body.kode_sales)},
      ${rekeningsOf(toko, sql`${accounts}::text[]`)} as rekenings`,
    audit: { ...body, no_cicilan },
    decide: ({ contract: found, plan, rekenings, tgl_system: tanggal, ...sales }: Ground) => {
      requireSales(sales);
      const contract = requireRunning(found, no_cicilan);
      if (contract.gram) throw new AppError('CICILAN_GRAM', { no_cicilan });
      const { denda } = standingOf(contract, tanggal);
      if (denda > 0) throw new AppError('DENDA_BELUM_LUNAS', { dendaRp: denda });
      if (!plan) throw fieldError('kode_cicilan', 'PILIHAN_TIDAK_SAH');
      const { piece, keadaan, kode_customer, nama_customer, terms } = contract;
      const { dibayar } = keadaan;
      const { tambah } = body;
      if (!piece || dibayar !== body.dibayar) throw new AppError('DATA_BERUBAH');
      const { harga } = terms;
      const dp = dibayar + tambah;
      const step = settings.PEMBULATAN;
      const made = instalmentsBy(plan, { harga, dp, tanggal, step }, 'tambah');
      const words = { kategori: 'CICILAN', kas: nama_customer, bank: no_cicilan };
      const paid = settle(tambah, body.payments, { rekenings, words }, settings, 'IN');
      const uraian = `${no_cicilan} ${nama_customer}`;
      return {
        head: {
          ...headOf(contract, toko, body.keterangan),
          kode_sales: body.kode_sales,
          total: tambah,
          grand_total: tambah,
          dibayar: paid.paidRp,
          kembali: paid.changeRp,
        },
        lines: rowsOf(made),
        beside: {
          cicilan_kontrak_detail: [keptOf(contract, body, termsOf(body.kode_cicilan, plan, made, settings))],
        },
        bayar: paid.bayar,
        books: {
          ...paid.books,
          titipan: [
            ...(dibayar > 0
              ? [{ no_titip: no_cicilan, jumlah_rp: -dibayar, jenis: 'CICILAN' as const }]
              : []),
            ...(dp > 0 ? [{ no_titip: null, jumlah_rp: dp, jenis: 'CICILAN' as const }] : []),
          ],
          cicilan: [
            movedRow(contract, 'GANTI', 'GANTI', { dibayar: -dibayar }),
            signedRow(kode_customer, dp),
          ],
          stock: [
            {
              ...stockMove(piece, { jenis: CICILAN.jenis, dari_status: 'HOLD', ke_status: 'HOLD', qty: 0 }),
              pegang: null,
              lepas: no_cicilan,
            },
          ],
          jurnal: journalLines({ rp: tambah, payments: paid.posted }),
        },
        uraian,
        reasons: context.mustAuthorise
          ? [
              {
                kategori: 'RESTRUKTUR CICILAN',
                notes: `${uraian}, ${made.jadwal.length} x ${formatRupiah(made.angsuran)}`,
              },
            ]
          : [],
        approves: made.total - dp,
        data: { kembali: paid.changeRp, total: made.total, angsuran: made.angsuran },
      };
    },
  });
};
