import type { DampakHarga } from '@kadar/contract/endpoints/harga.ts';
import { HARI_DAMPAK_BELI } from '@kadar/contract/price-fields.ts';
import type { Settings } from '@kadar/contract/settings.ts';
import { kadarLabel, parseKadar } from '@kadar/domain/kadar.ts';
import { valueAt } from '@kadar/domain/weight.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';
import { type BuyLists, loadPrice } from '../commands/load-beli.ts';
import { listedBuying } from '../price.ts';

/** What lists price alike of what a shop bought, and the one of middle weight; weights in mg. */
interface Row {
  kode_toko: string;
  kode_group: string;
  kadar: number;
  kondisi_barang: string;
  qty: number;
  berat: number;
  contoh: { kode_barcode: string; nama_barang: string; berat: number };
}

/** What was bought by the buying price in the last days of each shop. */
const boughtByPrice = (tx: Tx, toko: string): Promise<Row[]> =>
  tx.rows<Row>(sql`
    select l.kode_toko, l.kode_group, l.kadar, l.kondisi_barang, sum(coalesce(l.qty, 1))::int as qty, sum(l.berat_dibayar)::bigint as berat,
      (array_agg(json_build_object('kode_barcode', l.kode_barcode, 'nama_barang', l.nama_barang, 'berat', l.berat_dibayar)
        order by l.berat_dibayar, l.no_faktur, l.urut))[(count(*) + 1) / 2] as contoh
    from ${shopsOf(toko)} s join hari_kerja h on h.kode_toko = s.kode_toko
    cross join lateral (
      select p.* from pembelian_detail p join dokumen d on d.kode_toko = p.kode_toko and d.no_faktur = p.no_faktur
      where p.kode_toko = s.kode_toko and p.tanggal > h.tgl_system - ${HARI_DAMPAK_BELI}::int and p.dasar = 'HARGA_BELI' and d.status = 'POSTED' offset 0) l
    group by 1, 2, 3, 4
    order by qty desc, 1, 2, 3, 4`);

interface Tried {
  row: Row;
  before: NonNullable<ReturnType<typeof listedBuying>>;
  after: NonNullable<ReturnType<typeof listedBuying>>;
}

const sum = (all: readonly Tried[], of: (one: Tried) => number): number =>
  all.reduce((total, one) => total + of(one), 0);

/** What has a price by the lists as they are and as they would be. */
const tryOn = async (
  { kadar }: Call,
  rows: readonly Row[],
  { before, after }: { before: BuyLists; after: BuyLists },
): Promise<Tried[]> => {
  const shops = [...new Set(rows.map(({ kode_toko }) => kode_toko))];
  const settings = new Map<string, Settings>(
    await Promise.all(shops.map(async (toko) => [toko, await kadar.settings.of(toko)] as const)),
  );
  return rows.flatMap((row) => {
    const own = settings.get(row.kode_toko) as Settings;
    const was = listedBuying(before, row, own);
    const then = listedBuying(after, row, own);
    return was && then ? [{ row, before: was, after: then }] : [];
  });
};

const exampleOf = ({ row, before, after }: Tried): DampakHarga['contoh'] => ({
  kode_toko: row.kode_toko,
  kode_barcode: row.contoh.kode_barcode,
  nama_barang: row.contoh.nama_barang,
  kadar_label: kadarLabel(parseKadar(row.kadar)),
  berat: row.contoh.berat / 1000,
  sebelum: valueAt(row.contoh.berat, before.rp),
  sesudah: valueAt(row.contoh.berat, after.rp),
});

/** What a nearer list holds where it is. */
const heldOf = (tried: readonly Tried[]): DampakHarga['tidak_ikut'] => {
  const held = Map.groupBy(
    tried.filter(({ before, after }) => before.rp === after.rp),
    ({ row, after: { sumber } }) =>
      [sumber, sumber === 'KELOMPOK_HARGA' && row.kode_group, row.kadar].join(' '),
  );
  return [...held.values()]
    .flatMap((ones) => {
      const [one] = ones;
      if (!one) return [];
      const { row, after } = one;
      return {
        sumber: after.sumber,
        kode_group: after.sumber === 'KELOMPOK_HARGA' ? row.kode_group : null,
        kadar_label: kadarLabel(parseKadar(row.kadar)),
        qty: sum(ones, (each) => each.row.qty),
        berat: sum(ones, (each) => each.row.berat) / 1000,
      };
    })
    .toSorted((a, b) => b.qty - a.qty);
};

/** The lists as they would be, and the purities that a change could reach. */
export interface BuyChange {
  changed: (lists: BuyLists) => BuyLists;
  reaches: (kadar: number) => boolean;
}

/** What buying prices would have made of the purchases of the last days; changes nothing. */
export const effectOfBuying = async (
  call: Call,
  tx: Tx,
  { changed, reaches }: BuyChange,
): Promise<DampakHarga> => {
  const before = await loadPrice(tx, call.toko, []);
  const rows = (await boughtByPrice(tx, call.toko)).filter(({ kadar }) => reaches(kadar));
  const tried = await tryOn(call, rows, { before, after: changed(before) });
  const moving = tried.filter((one) => one.before.rp !== one.after.rp);
  const [example] = moving;
  return {
    atas: 'PEMBELIAN',
    contoh: example ? exampleOf(example) : null,
    qty: sum(moving, ({ row }) => row.qty),
    berat: sum(moving, ({ row }) => row.berat) / 1000,
    sebelum: sum(moving, (one) => valueAt(one.row.berat, one.before.rp)),
    sesudah: sum(moving, (one) => valueAt(one.row.berat, one.after.rp)),
    tidak_ikut: heldOf(tried),
  };
};
