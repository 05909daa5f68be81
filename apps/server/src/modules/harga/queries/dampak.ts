import { setImmediate as breath } from 'node:timers/promises';
import type { DampakHarga, dampakHarga as endpoint } from '@kadar/contract/endpoints/harga.ts';
import { pembulatanJual } from '@kadar/contract/sale-terms.ts';
import { kadarLabel, parseKadar } from '@kadar/domain/kadar.ts';
import type { Pembulatan } from '@kadar/domain/money.ts';
import { type OngkosRow, ongkosFor } from '@kadar/domain/ongkos.ts';
import { FOR_SALE } from '@kadar/domain/piece.ts';
import {
  addEffect,
  type Effect,
  lineId,
  noEffect,
  type PriceLine,
  type PriceLists,
  priceListsOf,
  type StockLine,
  withPrices,
} from '@kadar/domain/price-lines.ts';
import { gramToMg } from '@kadar/domain/weight.ts';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { listed, type Query, sql } from '../../../platform/database/sql.ts';
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
  kode_dept: string;
  qty: number;
  kode_barcode: string;
}

/** After so many kinds of pieces other calls get their turn. */
const AT_ONCE = 2_000;

/** Which of the stock: of some purities, of what some making charges hold for, or all of it. */
type Part = { kadars: readonly number[] } | { ongkos: readonly OngkosRow[] } | null;

const partOf = (part: Part): Query<unknown> => {
  if (part === null) return sql`true`;
  if ('kadars' in part) return sql`b.kadar = any(${part.kadars}::numeric[])`;
  const rules = part.ongkos.map(({ kode_dept, kode_group, berat_from, berat_to }) => ({
    d: kode_dept || null,
    g: kode_group || null,
    dari: gramToMg(berat_from),
    ke: gramToMg(berat_to),
  }));
  // What has a charge of its own is asked no list's.
  return sql`b.ongkos is null and exists (
    select from jsonb_to_recordset(${JSON.stringify(rules)}::jsonb) as r(d text, g text, dari bigint, ke bigint)
    where (r.d is null or r.d = b.kode_dept) and (r.g is null or r.g = b.kode_group) and b.berat between r.dari and r.ke)`;
};

const stockOf = (tx: Tx, toko: string, part: Part): Promise<Row[]> =>
  tx.rows<Row>(sql`
    select b.kode_toko, b.kode_group, b.kode_dept, b.kadar, b.berat, b.harga_emas, b.ongkos, b.harga_atribut, o.jenis_ongkos, o.nilai as nilai_ongkos,
      o.persen as persen_ongkos, count(*) as qty, min(b.kode_barcode) as kode_barcode
    from barang b ${ongkosJoin}
    where b.status in ${sql.raw(listed(FOR_SALE))} and ${toko === '*' ? sql`true` : sql`b.kode_toko = ${toko}`}
      and ${partOf(part)}
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11`);

/** How each shop rounds. */
const roundings = async ({ kadar }: Call, rows: readonly Row[]): Promise<Map<string, Pembulatan>> => {
  const shops = [...new Set(rows.map(({ kode_toko }) => kode_toko))];
  return new Map(
    await Promise.all(
      shops.map(async (toko) => [toko, pembulatanJual(await kadar.settings.of(toko))] as const),
    ),
  );
};

/** The lists before and after; the making charges as they would be, where those change. */
interface Change {
  before: PriceLists;
  after: PriceLists;
  ongkos?: readonly OngkosRow[];
}

interface Moving {
  row: Row;
  stock: StockLine;
}

const effectOn = async (
  call: Call,
  rows: readonly Row[],
  { before, after, ongkos }: Change,
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
      ...(ongkos && {
        ongkosAfter: ongkosFor(ongkos, {
          kode_dept: row.kode_dept,
          kode_group: row.kode_group,
          beratMg: row.berat,
        }),
      }),
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
  { before, after }: Change,
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

/** What a change does to a part of the stock: of the caller's shop, or of all of them. */
const told = async (
  call: Call,
  tx: Tx,
  { change, part, labelOf }: { change: Change; part: Part; labelOf: (kadar: number) => string },
): Promise<DampakHarga> => {
  const { effect, moving } = await effectOn(call, await stockOf(tx, call.toko, part), change);
  return {
    atas: 'STOK',
    contoh: await exampleOf(tx, moving, change, labelOf),
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
  };
};

type Lines = Awaited<ReturnType<typeof readLines>>;

const labelIn = (lines: Lines): ((kadar: number) => string) => {
  const labels = new Map(
    lines.flatMap(({ jenis, kadar, label }) => (jenis === 'KADAR' ? [[kadar, label]] : [])),
  );
  return (kadar) => labels.get(kadar) ?? kadarLabel(parseKadar(kadar));
};

/** What prices would do before they are saved: to the caller's shop, or to all of them. */
export const dampakHarga = (call: Call<unknown, unknown, Body>): Promise<{ data: DampakHarga }> =>
  call.kadar.db.read(call.scope, async (tx) => {
    const { baris } = call.body;
    const lines = await readLines(tx);
    const after = withPrices(lines, new Map(baris.map((line) => [lineId(line), line.harga])));
    const everything = baris.some(({ jenis }) => jenis === 'GLOBAL');
    return {
      data: await told(call, tx, {
        change: { before: priceListsOf(lines), after: priceListsOf(after) },
        part: everything ? null : { kadars: [...new Set(baris.map(({ kadar }) => kadar))] },
        labelOf: labelIn(lines),
      }),
    };
  });

/** What records of a price list would do: their lines leave, and come back as they would be. */
export const effectOfLines = async (
  call: Call,
  tx: Tx,
  { leave, come }: { leave: readonly PriceLine[]; come: readonly PriceLine[] },
): Promise<DampakHarga> => {
  const lines = await readLines(tx);
  const leaving = new Set(leave.map(lineId));
  const after = [...lines.filter((line) => !leaving.has(lineId(line))), ...come];
  return told(call, tx, {
    change: { before: priceListsOf(lines), after: priceListsOf(after) },
    part: { kadars: [...new Set([...leave, ...come].map(({ kadar }) => kadar))] },
    labelOf: labelIn(lines),
  });
};

/** What making charges would do: `leave` are those that change as they are, by their keys, `come` the same as they would be. */
export const effectOfOngkos = async (
  call: Call,
  tx: Tx,
  { leave, come }: { leave: ReadonlyMap<string, OngkosRow>; come: readonly OngkosRow[] },
): Promise<DampakHarga> => {
  const lines = await readLines(tx);
  const lists = priceListsOf(lines);
  const staying = await tx.rows<OngkosRow>(sql`
    select kode_dept, kode_group, berat_from / 1000.0 as berat_from, berat_to / 1000.0 as berat_to, jenis_ongkos, nilai, persen
    from parameter_ongkos where deleted_at is null and _id <> all(${[...leave.keys()]}::text[])`);
  return told(call, tx, {
    change: { before: lists, after: lists, ongkos: [...staying, ...come] },
    part: { ongkos: [...leave.values(), ...come] },
    labelOf: labelIn(lines),
  });
};
