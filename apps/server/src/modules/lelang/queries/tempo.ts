import type { listTempo as endpoint, TempoRow } from '@kadar/contract/endpoints/lelang-tempo.ts';
import { mayUse } from '@kadar/contract/permissions.ts';
import type { z } from 'zod';
import { isPhone } from '../../../platform/database/phone.ts';
import { anywhere, type Query, sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { inPeriod, page } from '../../../platform/http/page.ts';
import { dueOf, type Pledge, pledgeColumns, pledgeSource } from '../../hutang/public.ts';
import { groundIn, shortAt, valuedPledges } from '../../nilai/public.ts';
import { lastPesan } from '../pesan.ts';

type Asked = z.output<NonNullable<typeof endpoint.query>>;
type Row = Pledge & Pick<TempoRow, 'kode_toko' | 'pesan' | 'ltv' | 'kurang'> & { hari: string };

const WHEN: Record<Asked['tab'], Query<unknown>> = {
  HARI_INI: sql`h.jatuh_tempo = t.tgl_system`,
  HARI_7: sql`h.jatuh_tempo between t.tgl_system and t.tgl_system + 7`,
  HARI_30: sql`h.jatuh_tempo between t.tgl_system and t.tgl_system + 30`,
  LEWAT: sql`h.jatuh_tempo < t.tgl_system`,
};

interface Chosen {
  /** Further tables of the list, what it says of them, its condition and its order. */
  joined: Query<unknown>;
  said: Query<unknown>;
  when: Query<unknown>;
  order: Query<unknown>;
}

const NOTHING = sql``;

/** Those that would lack cover at a gold price so many percent away. Throws TIDAK_BERHAK. */
const shortOf = async (call: Call<unknown, Asked>, persen: number): Promise<Chosen> => {
  if (!mayUse('hutang.uji', call.session.level)) throw new AppError('TIDAK_BERHAK');
  const ground = await call.kadar.db.read(call.scope, (tx) => groundIn(call.kadar, tx, call.toko));
  const { kurang, ltv } = shortAt(persen);
  return {
    joined: sql`join ${valuedPledges(ground)} v on v.kode_toko = h.kode_toko and v.no_hutang = h.no_hutang`,
    said: sql`, ${ltv} as ltv, ${kurang} as kurang`,
    when: sql`${kurang} > 0`,
    order: sql`kurang desc, h.no_hutang`,
  };
};

const dueIn = (tab: Asked['tab']): Chosen => ({
  joined: NOTHING,
  said: NOTHING,
  when: WHEN[tab],
  order: sql`h.jatuh_tempo, h.no_hutang`,
});

/** Open pledges by when they fall due, the longest past due first, or short at another price, with today's sum and the last reminder. */
export const listTempo = async (call: Call<unknown, Asked>) => {
  const { tab, q, uji } = call.query;
  const { joined, said, when, order } = uji === undefined ? dueIn(tab) : await shortOf(call, uji);
  const where = sql.join(
    [
      ...inPeriod('h', call, {}),
      sql`h.status = 'AKTIF'`,
      when,
      ...(q
        ? [
            sql`(h.no_hutang ilike ${anywhere(q)} or d.nama_customer ilike ${anywhere(q)} or ${isPhone(sql`d.no_hp`, q)})`,
          ]
        : []),
    ],
    sql` and `,
  );
  const source = sql`${pledgeSource} join hari_kerja t on t.kode_toko = h.kode_toko ${joined}`;
  const listed = await page(
    call,
    sql<Row>`select h.kode_toko, ${pledgeColumns}, to_char(t.tgl_system, 'YYYY-MM-DD') as hari,
      ${lastPesan(['PENGINGAT', 'PEMBERITAHUAN_1', 'PEMBERITAHUAN_2'])} as pesan${said}
      from ${source} where ${where} order by ${order}`,
    sql<{ count: number; pokok: number }>`
      select count(*) as count, coalesce(sum(h.pokok), 0)::bigint as pokok from ${source} where ${where}`,
  );
  const step = call.settings.PEMBULATAN_HUTANG;
  return {
    ...listed,
    data: listed.data.map((row): TempoRow => {
      const { kode_toko, no_hutang, nama_customer, no_hp, keadaan, pesan, hari, ltv, kurang } = row;
      const due = dueOf(row, hari, step);
      return {
        kode_toko,
        no_hutang,
        nama_customer,
        no_hp,
        pesan,
        pokok: keadaan.pokok,
        total_bayar: keadaan.pokok + due.bunga + due.denda.rp,
        jatuh_tempo: keadaan.jatuh_tempo,
        lewat_hari: due.denda.lewatHari,
        ...(kurang !== undefined && { ltv: ltv ?? null, kurang }),
      };
    }),
  };
};
