import { TERIMA_SUPPLIER } from '@kadar/contract/dokumen/terima-supplier.ts';
import { terimaSupplierInput } from '@kadar/contract/endpoints/terima-supplier.ts';
import type { PieceRow, SupplierRow } from '@kadar/demo-data/rows.ts';
import { exchangeRows } from '@kadar/demo-data/suppliers.ts';
import { consignedPart, takeFromBatch } from '@kadar/domain/batch.ts';
import { KADAR_MURNI_MAX } from '@kadar/domain/kadar.ts';
import { toMilli } from '@kadar/domain/money.ts';
import { gramToMg } from '@kadar/domain/weight.ts';
import { postDokumen, reverseDokumen } from '../modules/dokumen/public.ts';
import { terimaSupplierOf } from '../modules/terima-supplier/receive.ts';
import { sql } from '../platform/database/sql.ts';
import { judged } from './cash-day.ts';
import { demoCall } from './demo-call.ts';
import { inMg, tagPieces } from './seed-pieces.ts';
import type { ShopDay } from './shop.ts';

const ARRIVALS = 8 * 60;
/** Of work, in every price. */
const ONGKOS_RP = 25_000;
/** What some write on a line more than it weighs: less than the shop asks about. */
const SHORT_MG: Readonly<Record<string, number>> = { KB: 30, TR: 20 };
/** Fine gold owed above what is in it, where no rate says more. */
const ABOVE_FINE = 3;

/** Pieces of one group: a line of the nota, in mg. */
interface Line {
  pieces: PieceRow[];
  mg: number;
  said: object;
}

const sum = (pieces: readonly PieceRow[], of: (piece: PieceRow) => number): number =>
  pieces.reduce((total, piece) => total + of(piece), 0);

/** What the pieces of a line are to cost, as its nota says it on the terms of who brings them. */
const lineOf = (supplier: SupplierRow, pieces: PieceRow[], tanggal: string): Line => {
  const [first] = pieces;
  if (!first) throw new Error('a line of no pieces');
  const { kadar, kadar_murni, kode_dept, kode_group } = first;
  const mg = sum(pieces, ({ berat_asli }) => gramToMg(berat_asli));
  const perGram = (sum(pieces, ({ hpp }) => hpp) * 1000) / mg / (supplier.pkp ? 1.011 : 1);
  const said = {
    kadar,
    kadar_murni,
    kode_dept,
    kode_group,
    qty: pieces.length,
    berat_nota: (mg + (SHORT_MG[supplier.kode_supplier] ?? 0)) / 1000,
    berat: mg / 1000,
    ongkos: ONGKOS_RP,
  };
  const gold = Math.max(Math.round(perGram) - ONGKOS_RP, 1);
  if (supplier.sistem !== 'BELUM_FIX') return { pieces, mg, said: { ...said, harga_per_g: gold } };
  const kadar_tukar =
    exchangeOf(supplier, kadar, tanggal) ??
    Math.min(Math.round(kadar_murni + ABOVE_FINE), KADAR_MURNI_MAX / 1000);
  return {
    pieces,
    mg,
    said: { ...said, kadar_tukar, harga_acuan: Math.round((gold * 100) / kadar_tukar) },
  };
};

const exchangeOf = ({ kode_supplier }: SupplierRow, kadar: number, tanggal: string): number | undefined =>
  (exchangeRows(tanggal) as { kode_supplier: string; kadar: number; kadar_tukar: number }[])
    .filter((row) => row.kode_supplier === kode_supplier && row.kadar === kadar)
    .at(-1)?.kadar_tukar;

/** A number as tax invoices have it, of who delivers and the day. */
const fakturOf = (at: number, { shop, tanggal }: ShopDay): string =>
  `${tanggal.replaceAll('-', '')}${shop.kode_toko.replace(/\D/g, '').padStart(4, '0')}${at}`.padEnd(17, '0');

/** Early in a month one nota is typed in before its goods are counted, and once more afterwards. */
const isMistaken = ({ tanggal }: ShopDay, { kode_supplier }: SupplierRow): boolean =>
  kode_supplier === 'MK' && Number(tanggal.slice(8)) <= 7;

const takeBack = async ({ kadar, tx, shop }: ShopDay, no_faktur: string): Promise<void> => {
  const actor = { user_id: shop.spv, level: 'MU', toko: shop.kode_toko } as const;
  const said = { params: { no_faktur }, body: { alasan: 'BARANG BELUM DIHITUNG' } };
  await reverseDokumen(await demoCall(kadar, actor, said), tx, undefined, [TERIMA_SUPPLIER.jenis]);
};

/** A supplier's nota is received on his terms, and all of it tagged. */
const deliver = async (day: ShopDay, supplier: SupplierRow, pieces: readonly PieceRow[]): Promise<void> => {
  const { tx, shop, tanggal, chain } = day;
  const place = { toko: shop.kode_toko, tanggal };
  const { kode_supplier, pkp, sistem } = supplier;
  const consigned = sistem === 'KONSINYASI';
  const lines = [...Map.groupBy(pieces, ({ kode_group }) => kode_group).values()].map((same) =>
    lineOf(supplier, same, tanggal),
  );
  const body = terimaSupplierInput.parse({
    kode_supplier,
    no_nota_supplier: `${kode_supplier}-${tanggal.slice(2).replaceAll('-', '')}-${shop.kode_toko}`,
    tgl_nota: tanggal,
    sistem,
    // Of what stays his there is no tax invoice before it is sold.
    ...(pkp &&
      !consigned && {
        no_faktur_pajak: fakturOf(chain.suppliers.indexOf(supplier), day),
        tgl_faktur: tanggal,
      }),
    lines: lines.map(({ said }) => said),
  });
  const receive = async (): Promise<string> => {
    const received = await judged(day, { user_id: shop.spv, menit: ARRIVALS }, body, terimaSupplierOf);
    return (await postDokumen(tx, place, [received]))[0]?.no ?? '';
  };
  if (isMistaken(day, supplier)) await takeBack(day, await receive());
  const no = await receive();
  const batches = await tx.rows<{ urut: number; hpp: number; berat: number; murni: number; titip: number }>(
    sql`select l.urut, b.hpp, b.berat, b.murni, coalesce(l.harga_titip, 0) as titip from terima_detail l
      join terima_batch b on b.kode_toko = l.kode_toko and b.no_batch = l.no_faktur || '/' || l.urut
      where l.kode_toko = ${shop.kode_toko} and l.no_faktur = ${no} order by 1`,
  );
  const tags = batches.flatMap(({ urut, hpp, berat, murni, titip }) => {
    const of = lines[urut - 1]?.pieces ?? [];
    const left = {
      hppRp: hpp,
      beratMg: berat,
      murniMg: murni,
      kadarMurniMilli: toMilli(of[0]?.kadar_murni ?? 0),
    };
    const { parts } = takeFromBatch(
      left,
      of.map(({ berat_asli }) => gramToMg(berat_asli)),
    );
    let leftMg = berat;
    return of.map((piece, index) => {
      const made = inMg(piece);
      const harga_titip = consignedPart({ hargaTitipRp: titip, beratMg: berat }, leftMg, made.berat_asli);
      leftMg -= made.berat_asli;
      return {
        ...made,
        hpp: parts[index]?.hppRp ?? 0,
        murni: parts[index]?.murniMg ?? 0,
        batch: `${no}/${urut}`,
        ...(consigned && {
          milik: 'SUPPLIER' as const,
          no_terima: no,
          kode_supplier,
          harga_titip,
          ada_faktur_pajak: false,
        }),
      };
    });
  });
  await tagPieces(tx, { ...place, user: shop.spv }, tags, no);
};

/** What comes in by the morning, each supplier's by a nota of his own. */
export const deliverDay = async (day: ShopDay, arrivals: readonly PieceRow[]): Promise<void> => {
  for (const supplier of day.chain.suppliers) {
    const his = arrivals.filter(({ kode_intern }) => kode_intern.startsWith(supplier.kode_supplier));
    if (his.length > 0) await deliver(day, supplier, his);
  }
};
