import { PECAHAN } from '@kadar/contract/endpoints/keuangan.ts';
import { type DayPlan, depositOf, type PlannedCash } from '@kadar/demo-data/plan.ts';
import { bukaHari } from '../modules/hari/commands/buka-hari.ts';
import { tutupHari } from '../modules/hari/commands/tutup-hari.ts';
import { statusHari } from '../modules/hari/queries/status-hari.ts';
import { postKas } from '../modules/kas/commands/post-kas.ts';
import { sql } from '../platform/database/sql.ts';
import type { Kadar } from '../platform/kadar.ts';
import { approved, type DemoActor, demoCall } from './demo-call.ts';
import { type DemoShop, moment } from './shop.ts';

const OPENING = 8 * 60;
const CLOSING = 21 * 60;

const supervisor = (shop: DemoShop): DemoActor => ({ user_id: shop.spv, level: 'SPV', toko: shop.kode_toko });

export const openDay = async (kadar: Kadar, shop: DemoShop, tanggal: string): Promise<void> => {
  const call = await demoCall(kadar, supervisor(shop), { params: {}, body: { tanggal } });
  await kadar.db.transaction(call.scope, (tx) => bukaHari(call, tx), {
    day: 'exclusive',
    at: moment(tanggal, OPENING),
  });
};

/** Notes and coins that make up an amount; what no note fits is left over. */
const countedNotes = (rupiah: number): { pecahan: number; lembar: number }[] => {
  let left = rupiah;
  const notes = PECAHAN.map((pecahan) => {
    const lembar = Math.floor(left / pecahan);
    left -= lembar * pecahan;
    return { pecahan, lembar };
  });
  return left > 0 ? [...notes, { pecahan: left, lembar: 1 }] : notes;
};

/** The day's cash in and out, in order; a deposit brings what is really above the float. */
export const runCash = async (kadar: Kadar, shop: DemoShop, { tanggal, cash }: DayPlan): Promise<void> => {
  for (const entry of cash) {
    const jumlah_rp =
      entry.sisakan === null ? entry.jumlah_rp : depositOf(await drawer(kadar, shop, tanggal), entry.sisakan);
    if (jumlah_rp > 0) await postEntry(kadar, shop, tanggal, { ...entry, jumlah_rp });
  }
};

const drawer = (kadar: Kadar, { kode_toko }: DemoShop, tanggal: string): Promise<number> =>
  kadar.db.transaction({ toko: kode_toko }, async (tx) => {
    const { saldo } = await tx.one<{ saldo: number }>(
      sql`select kadar_kas_awal(${kode_toko}, ${tanggal}::date + 1) as saldo`,
    );
    return saldo;
  });

const postEntry = async (
  kadar: Kadar,
  shop: DemoShop,
  tanggal: string,
  entry: PlannedCash,
): Promise<void> => {
  const actor: DemoActor = {
    user_id: entry.input_by,
    level: entry.input_by === shop.spv ? 'SPV' : 'KASIR',
    toko: shop.kode_toko,
  };
  const { jenis, kategori, jumlah_rp, keterangan } = entry;
  await approved(kadar, actor, shop, async (headers) => {
    const call = await demoCall(
      kadar,
      actor,
      { params: {}, body: { jenis, kategori, jumlah_rp, keterangan } },
      headers,
    );
    return kadar.db.transaction(call.scope, (tx) => postKas(call, tx), {
      day: 'shared',
      at: moment(tanggal, entry.menit),
    });
  });
};

/** Counts what the books say and closes the day. */
export const closeDay = async (kadar: Kadar, shop: DemoShop, tanggal: string): Promise<void> => {
  const { data } = await statusHari(await demoCall(kadar, supervisor(shop), { params: {}, body: {} }));
  const body = {
    tanggal,
    rincian_kas: countedNotes(data.kas.saldo_akhir),
    non_cash: data.non_cash.map(({ no_rekening, jumlah_rp }) => ({ no_rekening, jumlah_rp })),
    catatan: '',
  };
  const call = await demoCall(kadar, supervisor(shop), { params: {}, body });
  await kadar.db.transaction(call.scope, (tx) => tutupHari(call, tx), {
    day: 'exclusive',
    at: moment(tanggal, CLOSING),
  });
};
