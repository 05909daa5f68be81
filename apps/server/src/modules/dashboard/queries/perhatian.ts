import type { SatuHal } from '@kadar/contract/endpoints/perhatian.ts';
import { mayUse, waivesDateLock } from '@kadar/contract/permissions.ts';
import { addDays } from '@kadar/domain/dates.ts';
import { calendarDay } from '../../../platform/clock.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Reader } from '../../../platform/http/reader.ts';
import { wrongLines } from '../../kesehatan/public.ts';
import { standing, watchedEvents } from './perhatian-events.ts';
import { latestDay, shopDays } from './shops.ts';

/** How many days back is looked, that of today inside. */
const HARI = 7;

/** What is wrong with the server itself, for who may look at it, as a row of its shop: until it is well, whoever looked. */
const serverLines = async (call: Reader, today: string): Promise<SatuHal[]> => {
  const { kadar, session, toko } = call;
  const shown = session.pusat && mayUse('kesehatan.read', session.level) && kadar.jobs.running;
  if (!shown || (toko !== '*' && toko !== session.kode_toko)) return [];
  const { length: jumlah } = await wrongLines(kadar);
  const row = { hal: 'KESEHATAN', orang: '', jumlah, rp: 0, berat: 0, dari: today, sampai: today } as const;
  return jumlah === 0 ? [] : [{ kode_toko: session.kode_toko, ...row }];
};

/** What nobody is done with, by shop, kind and person: two statements. Who stays on the business date sees that day alone. */
export const perhatian = async (call: Reader): Promise<{ data: SatuHal[] }> => {
  const { kadar, settings, session, toko } = call;
  const today = calendarDay(kadar.clock.now(), settings.ZONA_WAKTU);
  const locked =
    settings.ACTIVE_DATE_LOCK_MODULE && !waivesDateLock(session.level, settings.PREVIOUS_DATE_SPV_MODULE);
  const rows = await kadar.db.read(call.scope, async (tx) => {
    const last = latestDay(await tx.rows(shopDays(toko)), today);
    const to = last > today ? last : today;
    const watched = {
      toko,
      from: locked ? last : addDays(last, 1 - HARI),
      to,
      timeZone: settings.ZONA_WAKTU,
    };
    return tx.rows<SatuHal>(sql`
      select e.kode_toko, e.hal, e.orang, count(*) as jumlah, sum(e.rp)::bigint as rp, sum(e.berat)::bigint as berat, min(e.tanggal) as dari, max(e.tanggal) as sampai
      from (select * from ${watchedEvents(watched)} w union all select * from ${standing(toko, today, settings)} u) e
      where e.selesai_oleh is null
      group by e.kode_toko, e.hal, e.orang order by rp desc, berat desc, e.kode_toko, e.hal, e.orang`);
  });
  const shown = rows.map((row) => ({ ...row, berat: row.berat / 1000 }));
  return { data: [...(await serverLines(call, today)), ...shown] };
};
