import { SERVICE_SELESAI } from '@kadar/contract/dokumen/service.ts';
import type { selesaiServiceInput } from '@kadar/contract/endpoints/service-selesai.ts';
import { pembulatanJual } from '@kadar/contract/sale-terms.ts';
import type { MassaRow } from '@kadar/domain/books/massa.ts';
import { leftOf } from '@kadar/domain/bulk.ts';
import { toMilli } from '@kadar/domain/money.ts';
import { type AddedFrom, addedOf, takeForService, weightFor } from '@kadar/domain/service.ts';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { type Query, sql } from '../../platform/database/sql.ts';
import { atField, fieldError } from '../../platform/errors.ts';
import { type BulkKey, type BulkRow, bulkColumn, bulkOfRow } from '../barang/public.ts';
import { holdForSorting, type LotRow, lotNumbered, requireOpenLot } from '../pembelian/public.ts';

type Line = z.output<typeof selesaiServiceInput>['lines'][number];
type Tambah = NonNullable<Line['tambah']>;
const { jenis } = SERVICE_SELESAI;

/** What pieces are given gold of. */
export interface SourceGround {
  sumber: BulkRow[];
  lots: LotRow[];
}

/** Gold that was added to a piece, as its line says it. */
export interface Added {
  tambah_mg: number;
  tambah_kadar: number | null;
  sumber_objek: AddedFrom;
  sumber: string;
  sumber_kadar: number | null;
  sumber_mg: number;
  sumber_qty: number;
  tambah_murni: number;
  tambah_hpp: number;
  harga: number;
  tambah_rp: number;
}
const NOTHING: Added = {
  tambah_mg: 0,
  tambah_kadar: null,
  sumber_objek: 'BATANGAN',
  sumber: '',
  sumber_kadar: null,
  sumber_mg: 0,
  sumber_qty: 0,
  tambah_murni: 0,
  tambah_hpp: 0,
  harga: 0,
  tambah_rp: 0,
};

/** The sources that lines name. */
export const sourcesOf = (lines: readonly Line[]): BulkKey[] =>
  lines.flatMap(({ tambah }) => (tambah ? [{ objek: tambah.sumber, kunci: tambah.kunci }] : []));

const lotsOf = (lines: readonly Line[]): string[] =>
  sourcesOf(lines).flatMap(({ objek, kunci }) => (objek === 'ROSOK' ? [kunci] : []));

/** Who melts a lot, or lifts pieces out of it, waits. */
export const holdLots = async (tx: Tx, toko: string, lines: readonly Line[]): Promise<void> => {
  const lots = lotsOf(lines);
  if (lots.length > 0) await holdForSorting(tx, toko, { lots, barcodes: [] });
};

/** Columns of `SourceGround`. */
export const sourceColumns = (toko: string, lines: readonly Line[]): Query<unknown> => sql`
  ${bulkColumn(toko, sourcesOf(lines))} as sumber,
  (select coalesce(json_agg(x.lot), '[]') from (select ${lotNumbered(toko, sql`k`)} as lot from unnest(${[...new Set(lotsOf(lines))]}::text[]) k) x where x.lot is not null) as lots`;

/** So much of what is there. Throws at its field DATA_TIDAK_DITEMUKAN, BERAT_NOL, PILIHAN_TIDAK_SAH for a group of another purity, BATCH_TIDAK_CUKUP, STOCK_TIDAK_TERSEDIA, SISA_TIDAK_HABIS. */
const takenOf = (row: BulkRow | undefined, { sumber, kadar, berat, qty }: Tambah, field: string) => {
  const there = row && bulkOfRow(row);
  if (!there) throw fieldError(`${field}.kunci`, 'DATA_TIDAK_DITEMUKAN');
  if (sumber === 'GROUP' && kadar !== there.kadar) throw fieldError(`${field}.kadar`, 'PILIHAN_TIDAK_SAH');
  const beratMg = weightFor(sumber, there, berat, toMilli(kadar));
  if (beratMg === 0) throw fieldError(`${field}.berat`, 'BERAT_NOL');
  const short = sumber === 'GROUP' && qty > there.qty ? 'qty' : 'berat';
  return { there, part: atField(`${field}.${short}`, () => takeForService(sumber, there, { beratMg, qty })) };
};

/**
 * What lines take of their sources, one after another, and the rows of these. Throws at its field what `takenOf` does; what requireOpenLot() refuses.
 */
export const addedBy = (
  lines: readonly Line[],
  { sumber, lots }: SourceGround,
  settings: Context['settings'],
): { added: Added[]; rows: MassaRow[] } => {
  const keyOf = (objek: string, kunci: string, kadar: number): string => `${objek} ${kunci} ${kadar}`;
  const left = new Map(sumber.map((row) => [keyOf(row.objek, row.kunci, row.kadar), row]));
  const rows: MassaRow[] = [];
  const added = lines.map(({ tambah }, at): Added => {
    if (!tambah) return NOTHING;
    const { sumber: objek, kunci, kadar_sumber, kadar, berat, harga } = tambah;
    const lot = objek === 'ROSOK' && lots.find(({ no_lot }) => no_lot === kunci);
    if (lot) requireOpenLot(lot);
    const key = keyOf(objek, kunci, kadar_sumber);
    const { there, part } = takenOf(left.get(key), tambah, `lines.${at}.tambah`);
    const { qty, beratMg, murniMg, hppRp } = leftOf(there, part);
    left.set(key, { objek, kunci, kadar: kadar_sumber, qty, berat: beratMg, murni: murniMg, hpp: hppRp });
    rows.push({
      objek,
      kunci,
      kadar: kadar_sumber,
      milik: 'TOKO',
      jenis,
      qty: 0 - part.qty,
      berat: -part.beratMg,
      murni: -part.murniMg,
      hpp: -part.hppRp,
    });
    return {
      tambah_mg: berat,
      tambah_kadar: kadar,
      sumber_objek: objek,
      sumber: kunci,
      sumber_kadar: kadar_sumber,
      sumber_mg: part.beratMg,
      sumber_qty: part.qty,
      tambah_murni: part.murniMg,
      tambah_hpp: part.hppRp,
      harga,
      tambah_rp: addedOf(berat, harga, pembulatanJual(settings)),
    };
  });
  return { added, rows };
};
