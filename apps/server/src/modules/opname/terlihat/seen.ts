import type { Terlihat } from '@kadar/contract/endpoints/opname-barang.ts';
import { seenPermille } from '@kadar/domain/opname.ts';
import type { ReportAt } from '../../../engines/report-engine/define.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';
import { oneToko } from '../../../platform/http/call.ts';
import { BARANG } from '../barang.ts';
import { COUNTED } from '../lying.ts';
import { countsBlind, runningSessions } from '../queries/session.ts';

/** Whether what is known of a piece, `t`, says that it was seen so many days ago at most. */
export const seenWithin = (days: Query<unknown>): Query<boolean> =>
  sql`coalesce(t.at > kadar_now() - ${days} * interval '1 day', false)`;

/** Within how many days each shop wants its pieces seen. */
export const daysOfShops = async ({ rows, settingsOf }: ReportAt, toko: string) => {
  const shops = await rows(sql<{ kode_toko: string }>`select kode_toko from ${shopsOf(toko)} s`);
  const kode_toko = shops.map((shop) => shop.kode_toko);
  const hari = await Promise.all(kode_toko.map(async (shop) => (await settingsOf(shop)).OPNAME_UMUR_HARI));
  return { kode_toko, hari };
};

interface Tray {
  kode_baki: string;
  semua: number;
  belum: number;
}

/** What part of the shop's pieces was seen lately, and where the others lie; null for who counts blind, who sees no tray's sum. */
export const showSeen = async (call: Context, tx: Tx): Promise<Terlihat | null> => {
  const toko = oneToko(call);
  const running = await runningSessions(tx, BARANG, toko);
  const buta = running.some((one) => one.buta) || call.settings.OPNAME_BLIND;
  if (countsBlind(call, { buta })) return null;
  const umur_hari = call.settings.OPNAME_UMUR_HARI;
  const trays = await tx.rows<Tray>(sql`
    select b.kode_baki, count(*) as semua, count(*) filter (where not ${seenWithin(sql`${umur_hari}::int`)}) as belum
    from barang b left join barang_terlihat t using (kode_toko, kode_barcode)
    where b.kode_toko = ${toko} and b.status in ${COUNTED} group by 1 order by 3 desc, 1`);
  const sum = (of: (tray: Tray) => number): number => trays.reduce((all, tray) => all + of(tray), 0);
  const semua = sum((tray) => tray.semua);
  const belum = sum((tray) => tray.belum);
  return {
    umur_hari,
    semua,
    belum,
    persen: seenPermille(semua - belum, semua) / 10,
    baki: trays
      .filter((tray) => tray.belum > 0)
      .map(({ kode_baki, belum: jumlah }) => ({ kode_baki, jumlah })),
  };
};
