import { setImmediate as breath } from 'node:timers/promises';
import type { DampakHarga, dampakHarga as endpoint } from '@kadar/contract/endpoints/harga.ts';
import { pembulatanJual } from '@kadar/contract/sale-terms.ts';
import { kadarLabel, parseKadar } from '@kadar/domain/kadar.ts';
import type { Pembulatan } from '@kadar/domain/money.ts';
import { FOR_SALE } from '@kadar/domain/piece.ts';
import {
  addEffect,
  type Effect,
  lineId,
  noEffect,
  type PriceLists,
  priceListsOf,
  type StockLine,
  withPrices,
} from '@kadar/domain/price-lines.ts';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { listed, sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';
import { readLines } from '../lines.ts';
import { ongkosJoin, ongkosRule, type PiecePricing } from '../pricing.ts';

type Body = z.output<typeof endpoint.body & z.ZodType>;

/** Pieces for sale that any price list prices alike, and one of them. */
interface Row
  extends Pick<
    PiecePricing,
    | 'kadar'
    | 'berat'
    | 'harga_emas'
    | 'ongkos'
    | 'harga_atribut'
    | 'jenis_ongkos'
    | 'nilai_ongkos'
    | 'persen_ongkos'
  > {
  kode_toko: string;
  kode_group: string;
  qty: number;
  kode_barcode: string;
}

/** After so many kinds of pieces other calls get their turn. */
const AT_ONCE = 2_000;

const stockOf = (tx: Tx, toko: string, kadars: readonly number[] | null): Promise<Row[]> =>
  tx.rows<Row>(sql`
    select b.kode_toko, b.kode_group, b.kadar, b.berat, b.harga_emas, b.ongkos, b.harga_atribut, o.jenis_ongkos, o.nilai as nilai_ongkos,
      o.persen as persen_ongkos, count(*) as qty, min(b.kode_barcode) as kode_barcode
    from barang b ${ongkosJoin}
    where b.status in ${sql.raw(listed(FOR_SALE))} and ${toko === '*' ? sql`true` : sql`b.kode_toko = ${toko}`}
      and ${kadars === null ? sql`true` : sql`b.kadar = any(${kadars}::numeric[])`}
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10`);

/** How each shop rounds. */
const roundings = async ({ kadar }: Call, rows: readonly Row[]): Promise<Map<string, Pembulatan>> => {
  const shops = [...new Set(rows.map(({ kode_toko }) => kode_toko))];
  return new Map(
    await Promise.all(
      shops.map(async (toko) => [toko, pembulatanJual(await kadar.settings.of(toko))] as const),
    ),
  );
};

interface Moving {
  row: Row;
  stock: StockLine;
}

const effectOn = async (
  call: Call,
  rows: readonly Row[],
  before: PriceLists,
  after: PriceLists,
): Promise<{ effect: Effect; moving: Moving[] }> => {
  const rounding = await roundings(call, rows);
  const effect = noEffect();
  const moving: Moving[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) await breath();
    const stock: StockLine = {
      kodeGroup: row.kode_group,
      kadarMilli: parseKadar(row.kadar),
      itemOverride: row.harga_emas,
      beratMg: row.berat,
      ongkos: ongkosRule(row),
      atributRp: row.harga_atribut,
      pembulatan: rounding.get(row.kode_toko) ?? pembulatanJual(call.settings),
      qty: row.qty,
    };
    if (addEffect(effect, stock, before, after)) moving.push({ row, stock });
  }
  return { effect, moving };
};

/** The piece of middle weight among those that change, before and after. */
const exampleOf = async (
  tx: Tx,
  moving: readonly Moving[],
  before: PriceLists,
  after: PriceLists,
  labelOf: (kadar: number) => string,
): Promise<DampakHarga['contoh']> => {
  const byWeight = moving.toSorted(
    (a, b) => a.row.berat - b.row.berat || (a.row.kode_barcode < b.row.kode_barcode ? -1 : 1),
  );
  const middle = byWeight[Math.floor(byWeight.length / 2)];
  if (!middle) return null;
  const { kode_toko, kode_barcode, berat, kadar } = middle.row;
  const { nama_barang } = await tx.one<{ nama_barang: string }>(
    sql`select nama_barang from barang where kode_toko = ${kode_toko} and kode_barcode = ${kode_barcode}`,
  );
  const alone = noEffect();
  addEffect(alone, { ...middle.stock, qty: 1 }, before, after);
  return {
    kode_toko,
    kode_barcode,
    nama_barang,
    kadar_label: labelOf(kadar),
    berat: berat / 1000,
    sebelum: alone.sebelumRp,
    sesudah: alone.sesudahRp,
  };
};

/** What prices would do before they are saved: to the caller's shop, or to all of them. */
export const dampakHarga = (call: Call<unknown, unknown, Body>): Promise<{ data: DampakHarga }> =>
  call.kadar.db.read(call.scope, async (tx) => {
    const { baris } = call.body;
    const lines = await readLines(tx);
    const labels = new Map(
      lines.flatMap(({ jenis, kadar, label }) => (jenis === 'KADAR' ? [[kadar, label]] : [])),
    );
    const labelOf = (kadar: number) => labels.get(kadar) ?? kadarLabel(parseKadar(kadar));
    const before = priceListsOf(lines);
    const after = priceListsOf(withPrices(lines, new Map(baris.map((line) => [lineId(line), line.harga]))));
    const everything = baris.some(({ jenis }) => jenis === 'GLOBAL');
    const rows = await stockOf(
      tx,
      call.toko,
      everything ? null : [...new Set(baris.map(({ kadar }) => kadar))],
    );
    const { effect, moving } = await effectOn(call, rows, before, after);
    return {
      data: {
        contoh: await exampleOf(tx, moving, before, after, labelOf),
        qty: effect.qty,
        berat: effect.beratMg / 1000,
        sebelum: effect.sebelumRp,
        sesudah: effect.sesudahRp,
        tidak_ikut: [...effect.held.values()]
          .toSorted((a, b) => b.qty - a.qty)
          .map(({ source, kodeGroup, kadarMilli, qty, beratMg }) => ({
            sumber: source,
            kode_group: kodeGroup,
            kadar_label: labelOf(kadarMilli / 1000),
            qty,
            berat: beratMg / 1000,
          })),
      },
    };
  });
