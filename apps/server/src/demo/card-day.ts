import { cairInput, tunaiInput } from '@kadar/contract/endpoints/gesek.ts';
import { branchCodes } from '@kadar/demo-data/chain.ts';
import { postPencairan } from '../modules/gesek/commands/cairkan.ts';
import { postGesekTunai } from '../modules/gesek/commands/gesek-tunai.ts';
import { setujui } from '../modules/gesek/commands/setujui.ts';
import { swipesAt } from '../modules/gesek/queries/swipes.ts';
import { sql } from '../platform/database/sql.ts';
import { haveCash } from './cash-day.ts';
import { approved, demoCall } from './demo-call.ts';
import { actorOf, happensAt, ownAccount, type ShopDay } from './shop.ts';

const PAID_AT = 14 * 60;
const SWIPED_AT = 15 * 60 + 10;
/** Of the last shop: the first swipes come day by day, then seldom. */
const FIRST_DAYS = 6;
const EVERY = 40;
const GESEK_RP = 1_500_000;
/** What the bank keeps beyond its fee, now and then. */
const KEPT_RP = 2_500;

interface Waiting {
  no_faktur: string;
  urut: number;
  no_rekening: string;
  jumlah_rp: number;
}

/** Cards and QRIS whose money the bank should have sent before today, a payout for each account. */
const payoutDay = async (day: ShopDay): Promise<void> => {
  const { kadar, tx, shop, tanggal } = day;
  const rows = await tx.rows<Waiting>(sql`
    select no_faktur, urut, no_rekening, jumlah_rp from ${swipesAt(shop.kode_toko)} w
    where harap < ${tanggal}::date order by no_faktur, urut limit 500`);
  if (rows.length === 0) return;
  await happensAt(day, PAID_AT);
  for (const [no_rekening, some] of Map.groupBy(rows, (row) => row.no_rekening)) {
    const kept = shop.hari % 7 === 3 ? KEPT_RP : 0;
    const body = cairInput.parse({
      no_rekening,
      gesek: some.map(({ no_faktur, urut }) => ({ no_faktur, urut })),
      diterima: some.reduce((sum, { jumlah_rp }) => sum + jumlah_rp, 0) - kept,
      keterangan: kept > 0 ? 'BIAYA BANK TAMBAHAN' : '',
    });
    const actor = actorOf(shop, shop.spv);
    await approved(tx, actor, shop, async (approval) =>
      postPencairan(await demoCall(kadar, actor, { params: {}, body }, approval), tx),
    );
  }
};

/** The last shop hands out cash for debit cards: its owner knows what he does. */
const cashForCard = async (day: ShopDay): Promise<void> => {
  const { kadar, tx, chain, shop } = day;
  const comes = shop.hari < FIRST_DAYS || shop.hari % EVERY === 0;
  if (shop.kode_toko !== branchCodes(chain).at(-1) || !comes) return;
  await happensAt(day, SWIPED_AT);
  if (shop.hari === 0) {
    const owner = { user_id: shop.owner, level: 'OWN' as const, toko: shop.kode_toko };
    await kadar.settings.write(tx, shop.kode_toko, { GESEK_TUNAI_MODULE: true }, shop.owner);
    await setujui(await demoCall(kadar, owner, { params: {}, body: {} }), tx);
  }
  const body = tunaiInput.parse({
    no_rekening: ownAccount(day),
    jenis: 'DEBET',
    gesek: GESEK_RP,
    fee_persen: 2,
    nama_customer: 'RINA MARLINA',
    no_ktp: '3173014509870003',
    no_kartu: '9876',
    keterangan: '',
  });
  await haveCash(day, GESEK_RP, SWIPED_AT);
  const actor = actorOf(shop, shop.spv);
  await approved(tx, actor, shop, async (approval) =>
    postGesekTunai(await demoCall(kadar, actor, { params: {}, body }, approval), tx),
  );
};

/** What banks and cards bring beside the sales. */
export const cardDay = async (day: ShopDay): Promise<void> => {
  await payoutDay(day);
  await cashForCard(day);
};
