import type { PricedBarang } from '@kadar/contract/endpoints/barang.ts';
import { type Level, mayUse } from '@kadar/contract/permissions.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import {
  type PiecePricing,
  type PricedPiece,
  pricePiece,
  pricingColumns,
  pricingJoins,
} from '../../harga/public.ts';
import { accessoriesOf } from '../accessories.ts';
import { type BarangRow, barangColumns, barangNames, toBarang } from '../barang-row.ts';
import { barcodeNotFound, liesElsewhere, liveFirst } from '../not-found.ts';

/** A piece as a scan tells of it. */
export const withPrice = (
  row: BarangRow & PiecePricing,
  call: Pick<Context, 'session'>,
  price: PricedPiece,
): PricedBarang => ({
  ...toBarang(row, call),
  harga_emas: price.hargaEmas,
  sumber_harga: price.sumber,
  ongkos: price.ongkosRp,
  harga_atribut: price.atributRp,
  pembulatan: price.pembulatanRp,
  harga_jual: price.hargaJualRp,
  harga_minimum: row.harga_minimum,
});

/** The nota by which a piece was sold last, for who may open it. */
const soldBy = async (tx: Tx, row: BarangRow, level: Level): Promise<string | undefined> => {
  if (row.status !== 'SOLD' || !mayUse('penjualan.read', level)) return undefined;
  const sale = await tx.maybe<{ no_faktur: string }>(sql`
    select no_faktur from mutasi_stock where kode_toko = ${row.kode_toko} and kode_barcode = ${row.kode_barcode} and ke_status = 'SOLD'
    order by id desc limit 1`);
  return sale?.no_faktur;
};

/** Throws BARANG_CONTOH for a piece that an order has as its sample. */
const refuseSample = async (tx: Tx, { kode_toko, kode_barcode, status }: BarangRow): Promise<void> => {
  if (status !== 'HOLD') return;
  const { no_pesanan } = await tx.one<{ no_pesanan: string | null }>(
    sql`select kadar_contoh(${kode_toko}, ${kode_barcode}) as no_pesanan`,
  );
  if (no_pesanan) throw new AppError('BARANG_CONTOH', { kode_barcode, no_pesanan });
};

/** What a single piece has, and other wares do not. */
export const NO_PIECE = {
  size: '',
  kadar: 0,
  kadar_murni: 0,
  kadar_label: '',
  berat: 0,
  berat_asli: 0,
  berat_bandrol: 0,
  kode_baki: '',
  harga_emas_khusus: null,
  ongkos_khusus: null,
  atribut: [],
  foto: false,
  tanggal_masuk: '',
  harga_emas: 0,
  ongkos: 0,
  pembulatan: 0,
  harga_minimum: 0,
  _version: 0,
} satisfies Partial<PricedBarang>;

/** The accessory under the scanner, of which there are some; undefined where the barcode is none's. Throws STOCK_TIDAK_TERSEDIA. */
const scanAccessory = async (
  tx: Tx,
  { toko }: Pick<Context, 'toko'>,
  kode_barcode: string,
): Promise<PricedBarang | undefined> => {
  const found = await tx.maybe(
    accessoriesOf<{ nama_dept: string; nama_group: string }>(
      toko,
      sql`${[kode_barcode]}::text[]`,
      sql`, j.nama_dept, coalesce(g.nama_group, '') as nama_group`,
      sql`left join jenis j on j.kode_dept = a.kode_dept left join group_barang g on g.kode_group = a.kode_group`,
    ),
  );
  if (!found) return undefined;
  const { qty, hppRp: _cost, harga_jual, ...said } = found;
  if (qty === 0) throw new AppError('STOCK_TIDAK_TERSEDIA', { kode_barcode });
  return {
    ...NO_PIECE,
    ...said,
    kode_toko: toko,
    ada_faktur_pajak: true,
    status: 'READY',
    sumber_harga: 'AKSESORIS',
    harga_atribut: harga_jual,
    harga_jual,
    objek: 'ACC',
    stock: qty,
  };
};

/** The piece, or the accessory, under the scanner with its price of now. Throws BARCODE_TIDAK_DIKENAL, BARCODE_TOKO_LAIN, BARANG_CONTOH, STOCK_TIDAK_TERSEDIA. */
export const scanBarang = async (call: Context<{ kode_barcode: string }>): Promise<PricedBarang> => {
  const { kode_barcode } = call.params;
  const { row, noFaktur, accessory } = await call.kadar.db.read(call.scope, async (tx) => {
    const found = await tx.maybe<BarangRow & PiecePricing>(sql`
      select ${barangColumns(call.settings.ZONA_WAKTU)}, ${pricingColumns}
      from barang b ${barangNames} ${pricingJoins} where b.kode_barcode = ${kode_barcode} ${liveFirst}`);
    if (!found) {
      const other = await scanAccessory(tx, call, kode_barcode);
      if (other) return { accessory: other };
    }
    if (!found || (await liesElsewhere(tx, found))) throw await barcodeNotFound(tx, kode_barcode);
    await refuseSample(tx, found);
    return { row: found, noFaktur: await soldBy(tx, found, call.session.level) };
  });
  if (accessory) return accessory;
  if (row.status !== 'READY') {
    const { status } = row;
    throw new AppError('STOCK_TIDAK_TERSEDIA', { kode_barcode, status }, { ...(noFaktur && { noFaktur }) });
  }
  return withPrice(row, call, pricePiece(row, call.settings));
};
