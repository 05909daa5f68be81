import { TITIP } from '@kadar/contract/dokumen/titip.ts';
import type { titipInput } from '@kadar/contract/endpoints/titip.ts';
import { grantOf } from '@kadar/contract/permissions.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import { placed, stockMove } from '@kadar/domain/books/stock.ts';
import { addDays } from '@kadar/domain/dates.ts';
import { barangLifecycle } from '@kadar/domain/lifecycle.ts';
import { postTitip as journalLines } from '@kadar/domain/posting.ts';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import type { Intent } from '../../../platform/http/command.ts';
import {
  type AskedPayment,
  postOne,
  type Rekening,
  rekeningsOf,
  requireSales,
  type SalesGround,
  salesColumn,
  settle,
} from '../../dokumen/public.ts';
import { type PiecePricing, pricePiece, pricingColumns, pricingJoins } from '../../harga/public.ts';

type Input = z.output<typeof titipInput>;
interface Piece extends PiecePricing {
  nama_barang: string;
  kode_dept: string;
  kode_group: string;
  /** Fine gold in mg. */
  murni: number;
  kode_gudang: string;
  kode_baki: string;
  status: string;
  hpp: number;
}
interface Ground extends SalesGround {
  pieces: Piece[];
  rekenings: Rekening[];
  member: boolean;
  tgl_system: string;
}

/** Place and tray of what is kept for customers. */
export const TEMPAT = 'TITIP';

/** Money of a customer that the shop keeps for him; deposits are paid as sales are, but not by points or by each other. */
export const depositOf = (
  rp: number,
  payments: readonly AskedPayment[],
  rekenings: readonly Rekening[],
  { settings, nama, no_titip }: { settings: Context['settings']; nama: string; no_titip: string | null },
) => {
  const words = { kategori: 'TITIPAN', kas: nama, bank: 'TITIPAN' };
  const paid = settle(rp, payments, { rekenings, words }, settings, 'IN');
  return {
    paid,
    head: { total: rp, grand_total: rp, dibayar: paid.paidRp, kembali: paid.changeRp },
    books: {
      ...paid.books,
      titipan: [{ no_titip, jumlah_rp: rp }],
      jurnal: journalLines({ rp, payments: paid.posted }),
    },
  };
};

/** The asked pieces with their price of today, in the order of the lines. Throws when one is not for sale, or costs another sum by now. */
const linesOf = ({ lines }: Input, pieces: readonly Piece[], settings: Context['settings']) =>
  lines.map(({ kode_barcode, harga_jual, harga_emas, diskon }, index) => {
    if (lines.findIndex((line) => line.kode_barcode === kode_barcode) !== index)
      throw new AppError('BARANG_SUDAH_DI_TABEL', { kode_barcode });
    const piece = pieces.find((one) => one.kode_barcode === kode_barcode);
    if (!piece) throw new AppError('BARCODE_TIDAK_DIKENAL', { kode_barcode });
    if (piece.status !== 'READY') throw new AppError('STOCK_TIDAK_TERSEDIA', { kode_barcode });
    const priced = pricePiece(piece, settings, { agreed: harga_emas, diskonRp: diskon });
    if (priced.hargaJualRp !== harga_jual)
      throw new AppError('HARGA_BERUBAH', { kode_barcode, lama: harga_jual, baru: priced.hargaJualRp });
    const listed = harga_emas ? pricePiece(piece, settings).hargaJualRp : harga_jual;
    return { piece, priced, below: listed - harga_jual + priced.diskonRp };
  });

/** How long it is kept. Throws at its field for a day that is over. */
const batasOf = ({ batas }: Input, today: string, days: number): string => {
  if (batas && batas < today) throw fieldError('batas', 'TANGGAL_TIDAK_SAH');
  return batas ?? addDays(today, days);
};

/**
 * Keeps pieces for a customer against a deposit: READY → HOLD, into the place of what is kept. Throws STOCK_TIDAK_TERSEDIA,
 * HARGA_BERUBAH, TITIPAN_MELEBIHI_HARGA, PEMBAYARAN_*, PERLU_OTORISASI for a discount that who asks may not give.
 */
export const postTitip = async (context: Context<unknown, unknown, Input>, tx: Tx, intent?: Intent) => {
  const toko = oneToko(context);
  const { body, settings, session } = context;
  const barcodes = body.lines.map(({ kode_barcode }) => kode_barcode);
  return postOne(context, tx, intent, {
    type: TITIP,
    ground: sql`kadar_tempat(${toko}, ${TEMPAT}, 'BARANG TITIPAN', 'TITIP') as tempat, ${rekeningsOf(toko, sql`${body.payments.map(({ no_rekening }) => no_rekening)}::text[]`)} as rekenings,
      ${salesColumn(toko, body.kode_sales)},
      exists (select 1 from member m where m.kode_customer = ${body.kode_customer} and m.deleted_at is null) as member,
      (select coalesce(json_agg(p), '[]') from (
        select b.kode_barcode, b.nama_barang, b.kode_dept, b.kode_group, b.kadar, b.murni, b.berat, b.kode_gudang, b.kode_baki, b.status, b.hpp, b.milik,
          b.harga_emas, b.ongkos, b.harga_atribut, ${pricingColumns}
        from barang b ${pricingJoins} where b.kode_toko = ${toko} and b.kode_barcode = any(${barcodes}::text[]) order by b.kode_barcode for update of b) p) as pieces`,
    decide: ({ pieces, rekenings, member, tgl_system, ...read }: Ground) => {
      requireSales(read);
      if (body.kode_customer && !member) throw fieldError('kode_customer', 'DATA_TIDAK_DITEMUKAN');
      const batas = batasOf(body, tgl_system, settings.TITIPAN_HARI);
      const lines = linesOf(body, pieces, settings);
      const harga = lines.reduce((sum, { priced }) => sum + priced.totalRp, 0);
      if (body.jumlah_rp > harga) throw fieldError('jumlah_rp', 'TITIPAN_MELEBIHI_HARGA', { hargaRp: harga });
      const below = lines.reduce((sum, line) => sum + Math.max(0, line.below), 0);
      const { kode_sales, kode_customer, nama_customer, alamat_customer, no_hp, keterangan } = body;
      const said = { kode_sales, kode_customer, nama_customer, alamat_customer, no_hp, keterangan };
      const { paid, head, books } = depositOf(body.jumlah_rp, body.payments, rekenings, {
        settings,
        nama: nama_customer,
        no_titip: null,
      });
      return {
        head: { ...said, ...head },
        lines: lines.map(({ piece, priced }, index) => ({
          urut: index + 1,
          kode_barcode: piece.kode_barcode,
          nama_barang: piece.nama_barang,
          kode_group: piece.kode_group,
          kadar: piece.kadar,
          berat: piece.berat,
          kode_gudang: piece.kode_gudang,
          kode_baki: piece.kode_baki,
          mengikat: body.mengikat,
          batas,
          harga_emas: priced.hargaEmas,
          ongkos: priced.ongkosRp,
          harga_atribut: priced.atributRp,
          pembulatan: priced.pembulatanRp,
          harga_jual: priced.hargaJualRp,
          diskon: priced.diskonRp,
        })),
        bayar: paid.bayar,
        books: {
          ...books,
          stock: lines.map(({ piece }) =>
            placed(
              stockMove(piece, {
                jenis: 'TITIP',
                dari_status: 'READY',
                ke_status: barangLifecycle.next('READY', 'TAHAN'),
                qty: 0,
              }),
              { kode_gudang: TEMPAT, kode_baki: TEMPAT },
            ),
          ),
        },
        uraian: nama_customer,
        reasons:
          below > 0 && grantOf('penjualan.discount', session.level) !== 'allow'
            ? [{ kategori: 'DISKON', notes: `Titip ${nama_customer}, diskon ${formatRupiah(below)}` }]
            : [],
        approves: below,
        data: { jumlah_rp: body.jumlah_rp, kembali: paid.changeRp },
      };
    },
  });
};
