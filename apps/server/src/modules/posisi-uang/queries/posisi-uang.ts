import type { PosisiUang } from '@kadar/contract/endpoints/posisi-uang.ts';
import { calendarDay } from '../../../platform/clock.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';
import { moneyAt } from './position.ts';

/** The latest business date of the shops asked about, the calendar's where none of them began, and where their money is. */
export const posisiUang = (call: Call): Promise<{ data: PosisiUang }> =>
  call.kadar.db.read(
    call.scope,
    async (tx) => {
      const calendar = calendarDay(call.kadar.clock.now(), call.settings.ZONA_WAKTU);
      const { tanggal } = await tx.one<{ tanggal: string }>(sql`
        select coalesce(max(h.tgl_system), ${calendar}::date) as tanggal from ${shopsOf(call.toko)} s join hari_kerja h on h.kode_toko = s.kode_toko`);
      const baris = await tx.rows(
        sql<PosisiUang['baris'][number]>`select * from ${moneyAt(call.toko, tanggal)} u`,
      );
      return { data: { tanggal, baris } };
    },
    { snapshot: true },
  );
