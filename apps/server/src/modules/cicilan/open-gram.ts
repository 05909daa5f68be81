import { CICILAN } from '@kadar/contract/dokumen/cicilan.ts';
import type { gramCicilanInput } from '@kadar/contract/endpoints/cicilan-gram.ts';
import { addMonths } from '@kadar/domain/dates.ts';
import { growsBy } from '@kadar/domain/gram-plan.ts';
import { type Instalments, leastDown } from '@kadar/domain/instalment.ts';
import { toMilli } from '@kadar/domain/money.ts';
import { postCicilan as journalLines } from '@kadar/domain/posting-cicilan.ts';
import { inGrams } from '@kadar/domain/weight.ts';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError, atField, fieldError } from '../../platform/errors.ts';
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
import { type ModelRate, modelOf } from './gram.ts';
import { type Piece, pieceOf, placeOf, requireForSale, takenFromSale, totalOf } from './piece.ts';
import { type Plan, planOf, rowsOf, termsOf } from './plan.ts';

type Input = z.output<typeof gramCicilanInput>;
interface Ground extends SalesGround {
  piece: Piece | null;
  model: ModelRate | null;
  plan: Plan | null;
  rekenings: Rekening[];
  member: boolean;
  tgl_system: string;
}
/** What grows: a piece of the stock, or what a piece of the model would be. */
type Wanted = Pick<
  Piece,
  'kode_barcode' | 'nama_barang' | 'kode_dept' | 'kode_group' | 'kadar' | 'kadar_murni' | 'berat'
>;

/** What grows, at the price of the day. Throws what says that it is not there, HARGA_BERUBAH where a gram costs another sum by now. */
const wantedOf = (
  { kode_barcode, model: asked, harga_emas }: Input,
  { piece, model }: Ground,
  settings: Context['settings'],
) => {
  if (asked ? kode_barcode !== '' : kode_barcode === '') throw fieldError('kode_barcode', 'WAJIB_DIISI');
  if (!asked) requireForSale(piece, kode_barcode);
  const goods = asked ? model : piece;
  if (!goods) throw fieldError('model.kode_group', 'PILIHAN_TIDAK_SAH');
  const priced = pricePiece(goods, settings);
  if (priced.hargaEmas !== harga_emas)
    throw new AppError('HARGA_BERUBAH', {
      kode_barcode: kode_barcode || goods.kode_barcode || (asked?.kode_group ?? ''),
      lama: harga_emas,
      baru: priced.hargaEmas,
    });
  const wanted: Wanted = asked ? { ...(goods as ModelRate), ...asked } : (goods as Piece);
  return { wanted, priced, ada_faktur_pajak: goods.ada_faktur_pajak, held: asked ? null : piece };
};

/** One row: what was not paid of the day's price is due when the plan ends, and nothing is added or fined. */
const madeOf = (
  plan: Plan,
  { harga, bayar, tanggal, step }: { harga: number; bayar: number; tanggal: string; step: number },
): Instalments => {
  const minimum = leastDown(harga, toMilli(plan.dp_persen), step);
  if (bayar < minimum) throw fieldError('bayar', 'DP_KURANG', { minimumRp: minimum });
  if (bayar >= harga) throw fieldError('bayar', 'DP_MELEBIHI_HARGA', { totalRp: harga });
  const angsuran = harga - bayar;
  return {
    jasa: 0,
    total: harga,
    angsuran,
    jadwal: [{ jatuhTempo: addMonths(tanggal, plan.tenor), angsuran }],
  };
};

const keptOf = (
  { bayar, kode_cicilan }: Input,
  { wanted, priced }: { wanted: Wanted; priced: PricedPiece },
  plan: Plan,
  made: Instalments,
  settings: Context['settings'],
) => ({
  urut: 1,
  kode_barcode: wanted.kode_barcode,
  nama_barang: wanted.nama_barang,
  kode_group: wanted.kode_group,
  kadar: wanted.kadar,
  berat: wanted.berat,
  harga_emas: priced.hargaEmas,
  ongkos: priced.ongkosRp,
  harga_atribut: priced.atributRp,
  pembulatan: priced.pembulatanRp + made.total - priced.hargaJualRp,
  harga: made.total,
  dp: bayar,
  biaya_admin: plan.biaya_admin,
  ...termsOf(kode_cicilan, { ...plan, denda_rp: 0, potongan_cepat_persen: 0 }, made, settings),
});

/**
 * Opens a gram plan (modules-2 §10): a piece is held, or a model named; the first payment buys its milligrams at the price of the day. Throws
 * MODUL_TIDAK_AKTIF, WAJIB_DIISI for neither or both, STOCK_TIDAK_TERSEDIA, PILIHAN_TIDAK_SAH, HARGA_BERUBAH, DP_KURANG, DP_MELEBIHI_HARGA,
 * PEMBAYARAN_*.
 */
export const postGram = async (context: Context<unknown, unknown, Input>, tx: Tx, intent?: Intent) => {
  const toko = oneToko(context);
  const { body, settings } = context;
  if (!settings.CICILAN_MODULE) throw new AppError('MODUL_TIDAK_AKTIF');
  return postOne(context, tx, intent, {
    type: CICILAN,
    ground: sql`${placeOf(toko)} as tempat, ${rekeningsOf(toko, sql`${body.payments.map(({ no_rekening }) => no_rekening)}::text[]`)} as rekenings,
      ${salesColumn(toko, body.kode_sales)},
      exists (select 1 from member m where m.kode_customer = ${body.kode_customer} and m.deleted_at is null) as member,
      ${planOf(body.kode_cicilan)} as plan, ${pieceOf(toko, body.kode_barcode)} as piece, ${body.model ? modelOf(body.model) : sql`null::json`} as model`,
    decide: (ground: Ground) => {
      requireSales(ground);
      const { plan, rekenings, member, tgl_system: tanggal } = ground;
      if (!member) throw fieldError('kode_customer', 'DATA_TIDAK_DITEMUKAN');
      if (!plan) throw fieldError('kode_cicilan', 'PILIHAN_TIDAK_SAH');
      const of = wantedOf(body, ground, settings);
      const { wanted, priced, held } = of;
      const { bayar } = body;
      const harga = totalOf(
        { priced, piece: { ...wanted, ada_faktur_pajak: of.ada_faktur_pajak } },
        { settings, toko, tanggal },
      );
      const made = madeOf(plan, { harga, bayar, tanggal, step: settings.PEMBULATAN });
      const mg = atField('bayar', () =>
        growsBy(bayar, { perGramRp: priced.hargaEmas, beratMg: wanted.berat, saldoMg: 0 }),
      );
      const { kode_sales, kode_customer, nama_customer, alamat_customer, no_hp, keterangan } = body;
      const total = bayar + plan.biaya_admin;
      const words = { kategori: 'CICILAN', kas: nama_customer, bank: 'CICILAN' };
      const paid = settle(total, body.payments, { rekenings, words }, settings, 'IN');
      return {
        head: {
          kode_sales,
          kode_customer,
          nama_customer,
          alamat_customer,
          no_hp,
          keterangan: [keterangan, wanted.kode_barcode, wanted.nama_barang].filter(Boolean).join(' '),
          total,
          grand_total: total,
          dibayar: paid.paidRp,
          kembali: paid.changeRp,
        },
        lines: rowsOf(made),
        beside: {
          cicilan_kontrak_detail: [keptOf(body, of, plan, made, settings)],
          cicilan_gram_detail: [
            { urut: 1, kode_dept: wanted.kode_dept, kadar_murni: wanted.kadar_murni, mg },
          ],
        },
        bayar: paid.bayar,
        books: {
          ...paid.books,
          titipan: [{ no_titip: null, jumlah_rp: bayar, jenis: 'CICILAN' as const }],
          cicilan: [signedRow(kode_customer, bayar)],
          stock: held ? [takenFromSale(held)] : [],
          jurnal: journalLines({ rp: bayar, adminRp: plan.biaya_admin, payments: paid.posted }),
        },
        uraian: nama_customer,
        data: { kembali: paid.changeRp, total: made.total, gram: inGrams(mg) },
      };
    },
  });
};
