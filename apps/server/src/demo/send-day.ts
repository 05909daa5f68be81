import { kirimUangInput } from '@kadar/contract/endpoints/kirim-uang.ts';
import { addDays } from '@kadar/domain/dates.ts';
import { postDokumen } from '../modules/dokumen/public.ts';
import { kirimUangOf } from '../modules/kirim-uang/commands/kirim.ts';
import { terimaUangOf } from '../modules/kirim-uang/commands/terima.ts';
import { sql } from '../platform/database/sql.ts';
import { haveCash, judged } from './cash-day.ts';
import { happensAt, moment, type ShopDay } from './shop.ts';

/** Days of a month on which branches send money to head office. */
const SENDING: readonly string[] = ['05', '12', '20', '27'];
const AMOUNT = 5_000_000;
const SENT_AT = 16 * 60 + 30;
const COUNTED_AT = 10 * 60;
/** Since so many days the last shipment of a branch is under way. */
const LATE_DAYS = 2;
/** By how much the first shipments that are counted differ from what was sent. */
const WRONG = [
  { rp: -50_000, sebab: 'SATU LEMBAR KURANG, SEGEL UTUH' },
  { rp: 50_000, sebab: 'SATU LEMBAR LEBIH, SEGEL UTUH' },
];

export const pusatOf = (chain: ShopDay['chain']): string => {
  const pusat = chain.tokos.find(({ type }) => type === 'PUSAT');
  if (!pusat) throw new Error('the chain has no head office');
  return pusat.kode_toko;
};

/** Four times a month every branch sends some of its cash to head office; lately the first one did, which is under way still. */
export const sendDay = async (day: ShopDay, today: string): Promise<void> => {
  const { kadar, shop, tanggal, tx, chain } = day;
  const late =
    shop.kode_toko === chain.tokos.find(({ type }) => type === 'TOKO')?.kode_toko &&
    tanggal === addDays(today, -LATE_DAYS);
  if (!late && !SENDING.includes(tanggal.slice(8))) return;
  if (moment(tanggal, SENT_AT) > kadar.clock.now()) return;
  await haveCash(day, AMOUNT, SENT_AT);
  const said = { tujuan: pusatOf(chain), jumlah_rp: AMOUNT, keterangan: 'SETORAN CABANG' };
  const body = kirimUangInput.parse({
    ...said,
    tas: 'T-01',
    segel: `S${tanggal.slice(2).replaceAll('-', '')}`,
    kurir: 'PAK JONI',
  });
  const posting = await judged(day, { user_id: shop.spv, menit: SENT_AT }, body, kirimUangOf);
  await postDokumen(tx, { toko: shop.kode_toko, tanggal }, [posting]);
};

/** The days on which head office counts what was sent on the day before; what was sent lately is under way still. */
export const countingDays = (sent: readonly string[], today: string): string[] =>
  [...new Set(sent)]
    .filter((tanggal) => tanggal < addDays(today, -LATE_DAYS))
    .map((tanggal) => addDays(tanggal, 1));

/** Head office counts what came; of the first shipment of all a note lacked, of the second there was one too many. */
export const countMoney = async (day: ShopDay): Promise<void> => {
  const { shop, tanggal, tx } = day;
  const awaited = await tx.rows(
    sql<{ nomor_referensi: string; jumlah_rp: number; ke: number }>`
      select nomor_referensi, jumlah_rp, (select count(*) from kirim_uang x where x.status = 'DONE') + row_number() over (order by nomor_referensi) - 1 as ke
      from kirim_uang where tujuan = ${shop.kode_toko} and status = 'SENT' and tanggal < ${tanggal}::date order by nomor_referensi`,
  );
  await happensAt(day, COUNTED_AT);
  for (const { nomor_referensi, jumlah_rp, ke } of awaited) {
    const { rp, sebab } = WRONG[ke] ?? { rp: 0, sebab: '' };
    const body = { jumlah_rp: jumlah_rp + rp, sebab };
    const posting = await judged(day, { user_id: shop.spv, menit: COUNTED_AT }, body, (context) =>
      terimaUangOf({ ...context, params: { nomor_referensi } }),
    );
    await postDokumen(tx, { toko: shop.kode_toko, tanggal }, [posting]);
  }
};
