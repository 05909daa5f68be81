import { RETUR_SUPPLIER } from '@kadar/contract/dokumen/batch.ts';
import type { returInput } from '@kadar/contract/endpoints/batch.ts';
import { grantOf } from '@kadar/contract/permissions.ts';
import { formatGram, formatRupiah } from '@kadar/documents/format.ts';
import { takeFromBatch } from '@kadar/domain/batch.ts';
import { type StockPiece, stockMove } from '@kadar/domain/books/stock.ts';
import { creditReturn, goldOfReturn } from '@kadar/domain/hutang-supplier.ts';
import { type BarangState, barangLifecycle } from '@kadar/domain/lifecycle.ts';
import { postReturSupplier, type SupplierGoods } from '@kadar/domain/posting-supplier.ts';
import type { SistemTerima } from '@kadar/domain/supplier.ts';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { type Query, sql } from '../../platform/database/sql.ts';
import { atField, fieldError } from '../../platform/errors.ts';
import { oneToko } from '../../platform/http/call.ts';
import type { Intent } from '../../platform/http/command.ts';
import { oneKind, postOne } from '../dokumen/public.ts';
import {
  batchMove,
  batchOfPiece,
  heldBatches,
  leftOf,
  type OwnBatch,
  openBatch,
  placeOf,
} from '../terima-supplier/public.ts';
import { ADVANCE, type Debt, debtRow, debtsOf } from './debts.ts';

type Input = z.output<typeof returInput>;
type ReturContext = Context<unknown, unknown, Input>;

type Piece = StockPiece & {
  berat_asli: number;
  status: BarangState;
  milik: string | null;
  /** Out of which batch it was tagged; null for a piece of none. */
  no_batch: string | null;
};

interface Ground {
  terima: {
    kode_supplier: string;
    nama_supplier: string;
    sistem: SistemTerima;
    lines: { no_batch: string; berat: number; hutang_mg: number }[];
  } | null;
  barang: Piece[];
  batches: OwnBatch[];
  debts: Debt[];
}

/** Something that goes back: a piece, or gold of a batch. */
interface Part {
  asal: SupplierGoods;
  no_batch: string;
  kode_barcode: string;
  kadar: number;
  sisa: number;
  qty: 0 | 1;
  berat: number;
  murni: number;
  hpp: number;
}

const sum = (parts: readonly Part[], of: 'qty' | 'berat' | 'murni' | 'hpp'): number =>
  parts.reduce((total, part) => total + part[of], 0);

/** Pieces before batches, as what takes a tag back holds them. */
const groundOf = (toko: string, { kode_supplier, no_asal, barang, batch }: Input): Query<unknown> => sql`
  (select json_build_object('kode_supplier', n.kode_supplier, 'nama_supplier', d.nama_customer, 'sistem', n.sistem, 'lines', (
     select json_agg(json_build_object('no_batch', l.no_faktur || '/' || l.urut, 'berat', l.berat, 'hutang_mg', l.hutang_mg)) from terima_detail l
     where l.kode_toko = n.kode_toko and l.no_faktur = n.no_faktur))
   from terima_nota_detail n join dokumen d using (kode_toko, no_faktur) where n.kode_toko = ${toko} and n.no_faktur = ${no_asal}) as terima,
  (select coalesce(json_agg(x), '[]') from (
     select b.kode_barcode, b.berat, b.berat_asli, b.murni, b.hpp, b.kode_dept, b.kode_group, b.kadar, b.kode_gudang, b.kode_baki, b.status, b.milik, ${batchOfPiece} as no_batch
     from barang b where b.kode_toko = ${toko} and b.kode_barcode = any(${barang}::text[]) order by b.kode_barcode for update of b) x) as barang,
  ${heldBatches(
    toko,
    batch.map(({ no_batch }) => no_batch),
  )} as batches, ${debtsOf(toko, kode_supplier)}`;

/** Throws BARANG_BUKAN_TERIMAAN at a piece that is not for sale, or was not tagged out of the delivery. */
const piecesOf = ({ barang, no_asal }: Input, held: readonly Piece[]): (Piece & { no_batch: string })[] =>
  [...new Set(barang)].map((kode_barcode, at) => {
    const piece = held.find((one) => one.kode_barcode === kode_barcode);
    if (!piece?.no_batch?.startsWith(`${no_asal}/`) || !barangLifecycle.can(piece.status, 'RETUR'))
      throw fieldError(`barang.${at}`, 'BARANG_BUKAN_TERIMAAN', { kode_barcode });
    return { ...piece, no_batch: piece.no_batch };
  });

/** What goes back by weight takes its share of its batch, as a tag does. */
const takenOf = ({ batch: asked, no_asal }: Input, held: readonly OwnBatch[]) =>
  asked.map(({ no_batch, berat }, at) => {
    if (asked.findIndex((one) => one.no_batch === no_batch) !== at)
      throw fieldError(`batch.${at}.no_batch`, 'PILIHAN_TIDAK_SAH');
    const batch = openBatch(held, no_batch, `batch.${at}.no_batch`);
    if (batch.no_faktur !== no_asal) throw fieldError(`batch.${at}.no_batch`, 'DATA_TIDAK_DITEMUKAN');
    const [part] = atField(`batch.${at}.berat`, () => takeFromBatch(leftOf(batch), [berat])).parts;
    return { batch, berat, murni: part?.murniMg ?? 0, hpp: part?.hppRp ?? 0 };
  });

/** The pieces and the gold of a return, each as it is written. */
const partsOf = (
  sistem: SistemTerima,
  pieces: readonly (Piece & { no_batch: string })[],
  taken: ReturnType<typeof takenOf>,
): Part[] => [
  ...pieces.map(({ no_batch, kode_barcode, kadar, berat_asli, murni, hpp }) => ({
    asal: sistem === 'KONSINYASI' ? ('KONSINYASI' as const) : ('PERSEDIAAN' as const),
    no_batch,
    kode_barcode,
    kadar,
    sisa: 0,
    qty: 1 as const,
    berat: berat_asli,
    murni,
    hpp,
  })),
  ...taken.map(({ batch, ...part }) => ({
    asal: placeOf(batch),
    no_batch: batch.no_batch,
    kode_barcode: '',
    kadar: batch.kadar,
    sisa: batch.berat,
    qty: 0 as const,
    ...part,
  })),
];

export const returOf = (context: ReturContext) => {
  const toko = oneToko(context);
  const { body, session } = context;
  const { kode_supplier, no_asal, no_nota_kredit, nota_kredit, keterangan } = body;
  return oneKind({
    type: RETUR_SUPPLIER,
    ground: groundOf(toko, body),
    decide: ({ terima, barang, batches, debts }: Ground) => {
      if (terima?.kode_supplier !== kode_supplier) throw fieldError('no_asal', 'DATA_TIDAK_DITEMUKAN');
      if (body.barang.length + body.batch.length === 0) throw fieldError('barang', 'WAJIB_DIISI');
      const { sistem } = terima;
      if (sistem === 'KONSINYASI' && nota_kredit > 0) throw fieldError('nota_kredit', 'RETUR_KONSINYASI');
      const pieces = piecesOf(body, barang);
      const taken = takenOf(body, batches);
      const parts = partsOf(sistem, pieces, taken);
      const tukarMg = terima.lines.reduce((mg, { no_batch, berat: beratMg, hutang_mg: hutangMg }) => {
        const ofLine = parts.filter((part) => part.no_batch === no_batch);
        return mg + goldOfReturn({ hutangMg, beratMg }, sum(ofLine, 'berat'));
      }, 0);
      const debt = debts.find((one) => one.no_asal === no_asal);
      const credit = creditReturn({
        hppRp: sum(parts, 'hpp'),
        notaKreditRp: nota_kredit,
        hutangRp: debt?.rp ?? 0,
        emas: { tukarMg, debt: { emasMg: debt?.emas_mg ?? 0, emasRp: debt?.emas_rp ?? 0 } },
      });
      const { hutangRp: hutang_rp, mukaRp: muka_rp, emasMg: emas_mg, emasRp: emas_rp } = credit;
      const nota = [no_nota_kredit, keterangan].filter(Boolean).join(' ');
      return {
        head: {
          nama_customer: terima.nama_supplier,
          asal_toko: toko,
          asal_no: no_asal,
          qty: pieces.length,
          berat: sum(parts, 'berat'),
          keterangan: nota,
        },
        lines: parts.map(({ asal: _place, ...line }, at) => ({ urut: at + 1, ...line })),
        beside: {
          retur_detail: [
            {
              urut: 1,
              kode_supplier,
              no_asal,
              no_nota_kredit,
              nota_kredit,
              hutang_rp,
              muka_rp,
              emas_mg,
              emas_rp,
              selisih_rp: credit.selisihRp,
            },
          ],
        },
        bayar: [],
        books: {
          stock: pieces.map((piece) => ({
            ...stockMove(piece, { jenis: 'RETUR', dari_status: 'READY', ke_status: 'RETUR', qty: -1 }),
            milik: piece.milik,
          })),
          massa: taken.map(({ batch, berat, murni, hpp }) =>
            batchMove(batch, 'RETUR', { berat: -berat, murni: -murni, hpp: -hpp }),
          ),
          pihak: [
            ...(hutang_rp > 0 || emas_mg > 0
              ? [debtRow(kode_supplier, no_asal, { rp: -hutang_rp, emas_mg: -emas_mg, emas_rp: -emas_rp })]
              : []),
            ...(muka_rp > 0 ? [debtRow(kode_supplier, ADVANCE, { muka_rp })] : []),
          ],
          ...postReturSupplier(
            parts.map(({ asal, hpp, murni }) => ({ asal, hppRp: hpp, murniMg: murni })),
            credit,
          ),
        },
        uraian: `${terima.nama_supplier} ${no_asal} ${nota}`.trim(),
        reasons:
          grantOf('terima.free', session.level) === 'allow'
            ? []
            : [
                {
                  kategori: 'RETUR SUPPLIER' as const,
                  notes: `${no_asal}: ${formatGram(sum(parts, 'berat'))} g, nota kredit ${formatRupiah(nota_kredit)}`,
                },
              ],
        approves: nota_kredit,
        data: { hutang_rp, muka_rp, emas: emas_mg / 1000 },
      };
    },
  });
};

/**
 * Goods of a delivery go back to its supplier. Throws DATA_TIDAK_DITEMUKAN for a delivery that is not his or of another shop, at the part
 * what piecesOf(), openBatch() and takeFromBatch() refuse, RETUR_KONSINYASI, and what postOne() refuses.
 */
export const retur = (context: ReturContext, tx: Tx, intent?: Intent) =>
  postOne(context, tx, intent, returOf(context));
