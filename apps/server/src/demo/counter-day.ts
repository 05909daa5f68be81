import { bayarInput } from '@kadar/contract/endpoints/bayar-beli-input.ts';
import { hadiahInput } from '@kadar/contract/endpoints/hadiah.ts';
import { pindahInput } from '@kadar/contract/endpoints/pindah-barang.ts';
import { weekday } from '@kadar/demo-data/calendar.ts';
import type { PlannedGift } from '@kadar/demo-data/plan.ts';
import { rngFrom } from '@kadar/demo-data/rng.ts';
import { addDays } from '@kadar/domain/dates.ts';
import type { Posting } from '../modules/dokumen/public.ts';
import { postHadiah } from '../modules/hadiah/post-hadiah.ts';
import { bayarOf } from '../modules/pembelian/commands/bayar-beli.ts';
import { postPindah } from '../modules/pindah-barang/post-pindah.ts';
import { sql } from '../platform/database/sql.ts';
import { judged } from './cash-day.ts';
import { demoCall } from './demo-call.ts';
import { actorOf, happensAt, ownAccount, type ShopDay } from './shop.ts';

/** Transfers are made so many days after the purchase. */
const PAID_AFTER = 2;
const WEDNESDAY = 3;
const FEE_RP = 2_500;

/** Points that a gift takes, and what its member has left: he may have brought goods back since. */
const affords = async ({ tx }: ShopDay, { kode_customer, lines }: PlannedGift): Promise<boolean> => {
  const [{ kode_hadiah, qty } = { kode_hadiah: '', qty: 0 }] = lines;
  const { enough } = await tx.one<{ enough: boolean }>(
    sql`select kadar_poin_saldo(${kode_customer}) >= point * ${qty}::int as enough from hadiah where kode_hadiah = ${kode_hadiah}`,
  );
  return enough;
};

/** Gifts that come in or go to members. */
export const giftDay = async (day: ShopDay, gifts: readonly PlannedGift[]): Promise<void> => {
  const { kadar, tx, shop } = day;
  for (const gift of gifts) {
    const { menit, input_by, arah, kode_customer, lines } = gift;
    if (arah === 'TUKAR' && !(await affords(day, gift))) continue;
    const body = hadiahInput.parse({ arah, kode_customer, lines });
    await happensAt(day, menit);
    await postHadiah(await demoCall(kadar, actorOf(shop, input_by), { params: {}, body }), tx);
  }
};

/** Transfers for what was bought some days ago, to be written with the day's cash; what is younger waits. */
export const payDay = async (day: ShopDay): Promise<Posting[]> => {
  const { shop, tanggal } = day;
  const due = shop.hutang.filter((one) => one.tanggal <= addDays(tanggal, -PAID_AFTER));
  const by = { user_id: shop.spv, menit: 9 * 60 + 30 };
  const transfers: Posting[] = [];
  for (const { no_faktur } of due) {
    const bukti = `TRF${no_faktur.slice(-8)}`;
    const body = bayarInput.parse({ no_faktur, no_rekening: ownAccount(day), biaya: FEE_RP, bukti });
    transfers.push(await judged(day, by, body, bayarOf));
  }
  day.after(() => {
    shop.hutang = shop.hutang.filter((one) => !due.includes(one));
  });
  return transfers;
};

/** Trays are tidied every other Wednesday: a few pieces change theirs, or all of one wait in the safe while it is cleaned. */
export const moveDay = async (day: ShopDay, seed: string): Promise<void> => {
  const { kadar, tx, chain, shop, tanggal } = day;
  const ofMonth = Number(tanggal.slice(8));
  if (weekday(tanggal) !== WEDNESDAY || ofMonth % 14 < 7) return;
  const rng = rngFrom(`${seed}/move/${shop.kode_toko}/${tanggal.slice(0, 7)}`);
  const shown = chain.baki.filter((row) => row.kode_toko === shop.kode_toko && row.kode_gudang === 'ETALASE');
  const at = rng.int(0, shown.length - 2);
  const dari_baki = shown[at]?.kode_baki ?? '';
  const kode_baki = shown[at + 1]?.kode_baki ?? '';
  const safe = chain.baki.find((row) => row.kode_toko === shop.kode_toko && row.kode_gudang === 'BRANKAS');
  await happensAt(day, 8 * 60 + 40);
  const move = async (said: object): Promise<void> => {
    const body = pindahInput.parse(said);
    await postPindah(await demoCall(kadar, actorOf(shop, shop.spv), { params: {}, body }), tx);
  };
  if (ofMonth > 14) {
    const some = await tx.rows<{ kode_barcode: string }>(
      sql`select kode_barcode from barang where kode_toko = ${shop.kode_toko} and kode_gudang = 'ETALASE' and kode_baki = ${dari_baki} and status = 'READY'
        order by kode_barcode limit 3`,
    );
    const lines = some.map(({ kode_barcode }) => ({ kode_barcode, dari_baki }));
    if (lines.length > 0) await move({ kode_baki, lines, keterangan: 'RAPIKAN BAKI' });
    return;
  }
  await move({ kode_baki: safe?.kode_baki, dari_baki, keterangan: 'BAKI DIBERSIHKAN' });
  await happensAt(day, 8 * 60 + 55);
  await move({ kode_baki: dari_baki, dari_baki: safe?.kode_baki, keterangan: 'DIPAJANG LAGI' });
};
