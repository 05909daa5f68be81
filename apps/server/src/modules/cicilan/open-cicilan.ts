import { CICILAN } from '@kadar/contract/dokumen/cicilan.ts';
import type { cicilanInput } from '@kadar/contract/endpoints/cicilan.ts';
import { grantOf } from '@kadar/contract/permissions.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import type { Instalments } from '@kadar/domain/instalment.ts';
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
import { type PricedPiece, pricePiece } from '../harga/public.ts';
import { signedRow } from './contract.ts';
import { type Piece, pieceOf, placeOf, requireForSale, takenFromSale, totalOf } from './piece.ts';
import { instalmentsBy, type Plan, planOf, rowsOf, termsOf } from './plan.ts';

type Input = z.output<typeof cicilanInput>;
interface Ground extends SalesGround {
  piece: Piece | null;
  plan: Plan | null;
  rekenings: Rekening[];
  member: boolean;
  tgl_system: string;
}

/** The piece that is asked for, at the price of today. Throws when it is not for sale, or costs another sum by now. */
const pricedOf = (
  { kode_barcode, harga_jual, harga_emas, diskon }: Input,
  piece: Piece | null,
  settings: Context['settings'],
) => {
  requireForSale(piece, kode_barcode);
  const priced = pricePiece(piece, settings, { agreed: harga_emas, diskonRp: diskon });
  if (priced.hargaJualRp !== harga_jual)
    throw new AppError('HARGA_BERUBAH', { kode_barcode, lama: harga_jual, baru: priced.hargaJualRp });
  const listed = harga_emas ? pricePiece(piece, settings).hargaJualRp : harga_jual;
  return { piece, priced, below: Math.max(0, listed - harga_jual + priced.diskonRp) };
};

const keptOf = (
  { kode_cicilan, dp, kode_barcode }: Input,
  { piece, priced }: { piece: Piece; priced: PricedPiece },
  plan: Plan,
  made: Instalments,
  { settings, harga }: { settings: Context['settings']; harga: number },
) => ({
  urut: 1,
  kode_barcode,
  nama_barang: piece.nama_barang,
  kode_group: piece.kode_group,
  kadar: piece.kadar,
  berat: piece.berat,
  harga_emas: priced.hargaEmas,
  ongkos: priced.ongkosRp,
  harga_atribut: priced.atributRp,
  // What is added and rounded, and less what is taken off, so that the parts come to the total.
  pembulatan: priced.pembulatanRp + made.total - priced.hargaJualRp,
  harga,
  dp,
  biaya_admin: plan.biaya_admin,
  ...termsOf(kode_cicilan, plan, made, settings),
});

/**
 * Holds a piece for a customer who pays it in months: READY → HOLD, its price and the terms of the plan kept as they are. Throws
 * STOCK_TIDAK_TERSEDIA, HARGA_BERUBAH, PILIHAN_TIDAK_SAH for a plan of none, DP_KURANG, DP_MELEBIHI_HARGA, PEMBAYARAN_*, PERLU_OTORISASI for a
 * discount that who asks may not give.
 */
export const postCicilan = async (context: Context<unknown, unknown, Input>, tx: Tx, intent?: Intent) => {
  const toko = oneToko(context);
  const { body, settings, session } = context;
  return postOne(context, tx, intent, {
    type: CICILAN,
    ground: sql`${placeOf(toko)} as tempat, ${rekeningsOf(toko, sql`${body.payments.map(({ no_rekening }) => no_rekening)}::text[]`)} as rekenings,
      ${salesColumn(toko, body.kode_sales)},
      exists (select 1 from member m where m.kode_customer = ${body.kode_customer} and m.deleted_at is null) as member,
      ${planOf(body.kode_cicilan)} as plan,
      ${pieceOf(toko, body.kode_barcode)} as piece`,
    decide: ({ piece: found, plan, rekenings, member, tgl_system, ...read }: Ground) => {
      requireSales(read);
      if (!member) throw fieldError('kode_customer', 'DATA_TIDAK_DITEMUKAN');
      if (!plan) throw fieldError('kode_cicilan', 'PILIHAN_TIDAK_SAH');
      const one = pricedOf(body, found, settings);
      const harga = totalOf(one, { settings, toko, tanggal: tgl_system });
      const { dp } = body;
      const step = settings.PEMBULATAN;
      const made = instalmentsBy(plan, { harga, dp, tanggal: tgl_system, step }, 'dp');
      const { kode_sales, kode_customer, nama_customer, alamat_customer, no_hp, keterangan } = body;
      const words = { kategori: 'CICILAN', kas: nama_customer, bank: 'CICILAN' };
      const total = dp + plan.biaya_admin;
      const paid = settle(total, body.payments, { rekenings, words }, settings, 'IN');
      const { piece, below } = one;
      return {
        head: {
          kode_sales,
          kode_customer,
          nama_customer,
          alamat_customer,
          no_hp,
          keterangan: [keterangan, `${piece.kode_barcode} ${piece.nama_barang}`].filter(Boolean).join(' '),
          total,
          grand_total: total,
          dibayar: paid.paidRp,
          kembali: paid.changeRp,
        },
        lines: rowsOf(made),
        beside: { cicilan_kontrak_detail: [keptOf(body, one, plan, made, { settings, harga })] },
        bayar: paid.bayar,
        books: {
          ...paid.books,
          titipan: dp > 0 ? [{ no_titip: null, jumlah_rp: dp, jenis: 'CICILAN' }] : [],
          cicilan: [signedRow(kode_customer, dp)],
          stock: [takenFromSale(piece)],
          jurnal: journalLines({ rp: dp, adminRp: plan.biaya_admin, payments: paid.posted }),
        },
        uraian: nama_customer,
        reasons:
          below > 0 && grantOf('penjualan.discount', session.level) !== 'allow'
            ? [{ kategori: 'DISKON', notes: `Cicilan ${nama_customer}, diskon ${formatRupiah(below)}` }]
            : [],
        approves: below,
        data: { kembali: paid.changeRp, total: made.total, angsuran: made.angsuran },
      };
    },
  });
};
