import { ambilAksesorisInput, tambahAksesorisInput } from '@kadar/contract/endpoints/aksesoris-input.ts';
import { ambilKind, tambahKind } from '../modules/aksesoris/move-stock.ts';
import type { Posting } from '../modules/dokumen/public.ts';
import { sql } from '../platform/database/sql.ts';
import { judged, write } from './cash-day.ts';
import { DEMO_USER } from './seed-chain.ts';
import type { ShopDay } from './shop.ts';

const MORNING = 8 * 60 + 20;
/** What goes with every piece, and what is sold beside some. */
const POUCH = 'KANTONG01';
export const BOX = 'KOTAK01';
/** Of which nothing is sold: a purchase of it can go back. */
const CASE = 'KOTAK02';
/** What a month uses, and what one of each costs. */
const MONTHLY = [
  { kode_barcode: POUCH, qty: 2_000, harga: 1_500 },
  { kode_barcode: BOX, qty: 35, harga: 18_000 },
] as const;

const by = ({ shop }: ShopDay) => ({ user_id: shop.spv, menit: MORNING });

/** Every piece is sold in a pouch, from the first day on; the first shop that opens says so. */
const sellInPouches = ({ tx }: ShopDay): Promise<number> =>
  tx.execute(sql`
    insert into aksesoris (kode_barcode, nama_barang, kode_dept, harga_jual, berat, kemasan, created_by)
    select ${POUCH}, 'KANTONG SATIN', 'ACC', 5000, 4000, array(select kode_dept from jenis where kode_dept <> 'ACC' order by 1), ${DEMO_USER}
    on conflict do nothing`);

/** Accessories for the month, owed to the first of the suppliers. */
export const accessoryDay = async (day: ShopDay): Promise<void> => {
  const { shop, tanggal, tx } = day;
  if (shop.hari > 0 && !tanggal.endsWith('-01')) return;
  if (shop.hari === 0) await sellInPouches(day);
  const { kode_supplier } = await tx.one<{ kode_supplier: string }>(
    sql`select min(kode_supplier) as kode_supplier from supplier_barang where deleted_at is null`,
  );
  const body = tambahAksesorisInput.parse({
    cara: 'KREDIT',
    kode_supplier,
    no_nota_supplier: `ACC-${shop.kode_toko}-${tanggal.slice(2)}`,
    lines: MONTHLY,
  });
  await write(day, [await judged(day, by(day), body, tambahKind)]);
};

/** Some accessories more, or one that broke, where there is one. */
export const bought = (day: ShopDay): Promise<Posting> =>
  judged(
    day,
    by(day),
    tambahAksesorisInput.parse({ cara: 'TUNAI', lines: [{ kode_barcode: CASE, qty: 1, harga: 18_000 }] }),
    tambahKind,
  );
export const broken = async (day: ShopDay): Promise<Posting | undefined> => {
  const { ada } = await day.tx.one<{ ada: boolean }>(
    sql`select exists (select from kadar_nilai_massa(${day.shop.kode_toko}, 'ACC', ${BOX}) x where x.qty > 0) as ada`,
  );
  if (!ada) return undefined;
  const lines = [{ kode_barcode: BOX, qty: 1 }];
  const body = ambilAksesorisInput.parse({ sebab: 'RUSAK', lines, keterangan: 'TUTUP LEPAS' });
  return judged(day, by(day), body, ambilKind);
};
