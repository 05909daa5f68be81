import type { BarisUbahHarga, pratinjauHarga } from '@kadar/contract/endpoints/harga-barang.ts';
import { orUnpriced } from '@kadar/domain/pricing.ts';
import { isBelowMinimum, repriced } from '@kadar/domain/repricing.ts';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { type Call, oneToko } from '../../../platform/http/call.ts';
import {
  listPerGram,
  type PiecePricing,
  pricePiece,
  pricingColumns,
  pricingJoins,
} from '../../harga/public.ts';
import { labelOf } from '../barang-row.ts';
import { barcodeNotFound } from '../not-found.ts';

type Body = z.output<NonNullable<typeof pratinjauHarga.body>>;
export type Rules = Pick<Body, 'harga' | 'ongkos'>;

type Row = PiecePricing & {
  nama_barang: string;
  kadar_label: string | null;
  status: string;
  version: number;
};

/** A piece before and after, and what will be its own. */
export interface Judged {
  shown: BarisUbahHarga;
  before: { harga_emas: number | null; ongkos: number | null };
  after: { harga_emas: number | null; ongkos: number | null; harga_acuan: number | null };
  minimum: number;
}

/** What the rules make of these pieces of a shop, by barcode. Throws BARCODE_TIDAK_DIKENAL, BARCODE_TOKO_LAIN for the first not found. */
export const judgePieces = async (
  call: Pick<Call, 'settings'>,
  tx: Tx,
  toko: string,
  barcodes: readonly string[],
  rules: Rules,
): Promise<Judged[]> => {
  const rows = await tx.rows<Row>(sql`
    select b.kode_barcode, b.nama_barang, b.kadar, b.berat, b.harga_emas, b.ongkos, b.harga_atribut, b.status, b.version, ${pricingColumns}
    from barang b ${pricingJoins} where b.kode_toko = ${toko} and b.kode_barcode = any(${barcodes}::text[]) order by b.kode_barcode`);
  const found = new Set(rows.map(({ kode_barcode }) => kode_barcode));
  const missing = barcodes.find((barcode) => !found.has(barcode));
  if (missing !== undefined) throw await barcodeNotFound(tx, missing);
  return rows.map((row) => judge(call, row, rules));
};

const judge = ({ settings }: Pick<Call, 'settings'>, row: Row, rules: Rules): Judged => {
  const priced = (piece: PiecePricing) => orUnpriced(() => pricePiece(piece, settings));
  const now = priced(row);
  const own = repriced({ hargaEmas: row.harga_emas, ongkos: row.ongkos }, now?.hargaEmas ?? null, rules);
  const after = { harga_emas: own.hargaEmas, ongkos: own.ongkos };
  const then = priced({ ...row, ...after });
  const { harga_emas, ongkos } = row;
  return {
    shown: {
      kode_barcode: row.kode_barcode,
      nama_barang: row.nama_barang,
      kadar_label: labelOf(row),
      berat: row.berat / 1000,
      status: row.status,
      harga_emas_lama: now?.hargaEmas ?? null,
      harga_emas_baru: then?.hargaEmas ?? null,
      sumber_baru: then?.sumber ?? '',
      harga_lama: now?.hargaJualRp ?? null,
      harga_baru: then?.hargaJualRp ?? null,
      berubah: row.status === 'READY' && (after.harga_emas !== harga_emas || after.ongkos !== ongkos),
      di_bawah_minimum:
        then !== null &&
        isBelowMinimum({
          totalRp: then.totalRp,
          ongkosRp: then.ongkosRp,
          atributRp: then.atributRp,
          beratMg: row.berat,
          minimum: row.harga_minimum,
        }),
      _version: row.version,
    },
    before: { harga_emas, ongkos },
    after: { ...after, harga_acuan: after.harga_emas === null ? null : listPerGram(row) },
    minimum: row.harga_minimum,
  };
};

/** Pieces that change, and what the till asks for all of them, before and after. */
export const sumsOf = (judged: readonly Judged[]) => {
  const moving = judged.filter(({ shown }) => shown.berubah);
  const total = (rp: (line: BarisUbahHarga) => number | null) =>
    moving.reduce((sum, { shown }) => sum + (rp(shown) ?? 0), 0);
  return {
    qty: moving.length,
    sebelum: total(({ harga_lama }) => harga_lama),
    sesudah: total(({ harga_baru }) => harga_baru),
  };
};

export const pratinjau = (call: Call<unknown, unknown, Body>) => {
  const toko = oneToko(call);
  const { kode_barcodes, ...rules } = call.body;
  return call.kadar.db.read({ toko }, async (tx) => {
    const judged = await judgePieces(call, tx, toko, kode_barcodes, rules);
    return { data: { baris: judged.map(({ shown }) => shown), ...sumsOf(judged) } };
  });
};
