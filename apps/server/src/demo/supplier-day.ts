import { bayarSupplierInput, fixingInput } from '@kadar/contract/endpoints/hutang-supplier.ts';
import { weekday } from '@kadar/demo-data/calendar.ts';
import { addDays } from '@kadar/domain/dates.ts';
import { bayarSupplierOf } from '../modules/hutang-supplier/bayar.ts';
import { fixingOf } from '../modules/hutang-supplier/fix.ts';
import { kasOf } from '../modules/kas/commands/post-kas.ts';
import { sql } from '../platform/database/sql.ts';
import { bankOf, judged, write } from './cash-day.ts';
import { ownAccount, type ShopDay } from './shop.ts';

const MORNING = 8 * 60 + 35;
const THURSDAY = 4;
/** Stays at the bank. */
const RESERVE_RP = 100_000_000;
/** Half of what is owed in gold is fixed in the week it came, the rest in the next. */
const FIX_WITHIN_DAYS = 7;
/** What gold was fixed at, in percent of what it was worth when it came: a little more or less, by the day of the month. */
const fixedAt = (tanggal: string): number => 99 + (Number(tanggal.slice(8)) % 5) * 0.5;

interface Owed {
  kode_supplier: string;
  no_asal: string;
  rp: number;
  emas_mg: number;
  emas_rp: number;
  tanggal: string;
  tempo: string;
}

const owedOf = ({ tx, shop, tanggal }: ShopDay): Promise<Owed[]> =>
  tx.rows(sql`
    select n.kode_supplier, x.no_asal, x.rp, x.emas_mg, x.emas_rp, n.tanggal, coalesce(n.tempo, ${tanggal}::date) as tempo
    from supplier_barang s cross join lateral kadar_saldo_pihak(${shop.kode_toko}, 'SUPPLIER', s.kode_supplier) x
    join terima_nota_detail n on n.kode_toko = ${shop.kode_toko} and n.no_faktur = x.no_asal
    order by n.kode_supplier, n.tempo, x.no_asal`);

const by = ({ shop }: ShopDay) => ({ user_id: shop.owner, menit: MORNING });

const fix = async (day: ShopDay, { kode_supplier, no_asal, emas_mg, emas_rp }: Owed, mg: number) => {
  const harga_per_g = Math.round((emas_rp * 10 * fixedAt(day.tanggal)) / emas_mg);
  const body = fixingInput.parse({ kode_supplier, no_asal, berat: mg / 1000, harga_per_g });
  await write(day, [await judged(day, by(day), body, fixingOf)]);
};

/** By transfer, all that is named of one supplier. */
const pay = async (day: ShopDay, owed: readonly Owed[]): Promise<void> => {
  const tagihan = owed.map(({ no_asal, rp }) => ({ no_asal, jumlah_rp: rp }));
  const jumlah_rp = owed.reduce((sum, { rp }) => sum + rp, 0);
  const payments = [{ jenis: 'TRANSFER', jumlah_rp, no_rekening: ownAccount(day) }];
  const body = bayarSupplierInput.parse({ kode_supplier: owed[0]?.kode_supplier, tagihan, payments });
  await write(day, [await judged(day, by(day), body, bayarSupplierOf)]);
};

const atBank = async ({ tx, shop }: ShopDay): Promise<number> =>
  (
    await tx.one<{ rp: number }>(
      sql`select coalesce(sum(jumlah_rp), 0)::bigint as rp from bank_mutasi where kode_toko = ${shop.kode_toko}`,
    )
  ).rp;

/** What a shop opens with is the owner's: his money pays those who filled its trays. */
const payOpening = async (day: ShopDay): Promise<void> => {
  for (const owed of await owedOf(day)) if (owed.emas_mg > 0) await fix(day, owed, owed.emas_mg);
  const owed = (await owedOf(day)).filter(({ rp }) => rp > 0);
  const jumlah_rp = owed.reduce((sum, { rp }) => sum + rp, 0);
  if (jumlah_rp === 0) return;
  const capital = {
    jenis: 'MASUK' as const,
    kategori: 'MODAL',
    jumlah_rp,
    keterangan: 'MODAL BARANG PEMBUKAAN',
  };
  await write(day, [await judged(day, by(day), capital, kasOf)]);
  await write(day, [
    await bankOf(day, by(day), { arah: 'SETOR', jumlah_rp, keterangan: 'MODAL BARANG PEMBUKAAN' }),
  ]);
  for (const his of Map.groupBy(owed, ({ kode_supplier }) => kode_supplier).values()) await pay(day, his);
};

/** Those who delivered are paid on Thursdays, what is due by the next as far as the bank goes; unpriced gold is fixed before. */
export const supplierDay = async (day: ShopDay): Promise<void> => {
  const { shop, tanggal } = day;
  if (shop.hari === 0) return payOpening(day);
  if (weekday(tanggal) !== THURSDAY) return;
  for (const owed of await owedOf(day)) {
    if (owed.emas_mg === 0) continue;
    const late = addDays(owed.tanggal, FIX_WITHIN_DAYS) < tanggal;
    await fix(day, owed, late ? owed.emas_mg : Math.ceil(owed.emas_mg / 2));
  }
  let left = (await atBank(day)) - RESERVE_RP;
  const due = (await owedOf(day)).filter(({ rp, tempo }) => rp > 0 && tempo < addDays(tanggal, 7));
  const paid = due.filter(({ rp }) => {
    if (rp > left) return false;
    left -= rp;
    return true;
  });
  for (const his of Map.groupBy(paid, ({ kode_supplier }) => kode_supplier).values()) await pay(day, his);
};
