import { KEADAAN_URUSAN, type listUrusan, type Urusan } from '@kadar/contract/endpoints/urusan.ts';
import { type Action, type Level, mayUse } from '@kadar/contract/permissions.ts';
import type { z } from 'zod';
import { type Query, sql } from '../../platform/database/sql.ts';
import { type Call, oneToko } from '../../platform/http/call.ts';
import { openContractsOf } from '../cicilan/public.ts';
import { openPledgesOf } from '../hutang/public.ts';
import { openOrdersOf } from '../pesanan/public.ts';
import { openPreordersOf } from '../pre-order/public.ts';
import { openServicesOf } from '../service/public.ts';
import { openDepositsOf } from '../titip/public.ts';

/** What is open of a customer in a shop: jenis, no_faktur, tanggal, batas, siap, qty, rp; for whom. */
const SOURCES: readonly {
  access: Action;
  of: (toko: Query<unknown>, kode_customer: string) => Query<unknown>;
}[] = [
  { access: 'titip.read', of: openDepositsOf },
  { access: 'service.read', of: openServicesOf },
  { access: 'pesanan.read', of: openOrdersOf },
  { access: 'pesanan.read', of: openPreordersOf },
  { access: 'cicilan.read', of: openContractsOf },
  { access: 'hutang.read', of: openPledgesOf },
];

/** By the day of each and whether it is ready; `h` is the shop's business day. */
const keadaan = sql`case when x.batas < h.tgl_system then 'LEWAT' when x.batas = h.tgl_system then 'HARI_INI' when x.siap then 'SIAP' else 'BERJALAN' end`;

/**
 * What is open of a customer in a shop, `*` is every one, as far as a level may read it; null is whoever asks. Most urgent first, and of them what
 * has waited longest.
 */
export const openOf = (
  toko: string,
  kode_customer: string,
  level: Level | null,
): Query<Urusan & { kode_toko: string }> => {
  const parts = SOURCES.filter(({ access }) => level === null || mayUse(access, level)).map(({ of }) =>
    of(sql`di.kode_toko`, kode_customer),
  );
  return sql`
    select di.kode_toko, x.jenis, x.no_faktur, x.tanggal, x.batas, ${keadaan} as keadaan, x.siap, x.qty, x.rp
    from (select kode_toko from tokos where ${toko} in ('*', kode_toko)) di
    cross join lateral (${sql.join(parts, sql` union all `)}) x left join hari_kerja h on h.kode_toko = di.kode_toko
    order by array_position(${[...KEADAAN_URUSAN]}::text[], ${keadaan}), x.batas nulls last, x.no_faktur`;
};

export const urusanOf = async (
  call: Call<z.output<NonNullable<typeof listUrusan.params>>>,
): Promise<Urusan[]> => {
  const open = openOf(oneToko(call), call.params.kode_customer, call.session.level);
  const rows = await call.kadar.db.read(call.scope, (tx) => tx.rows(open));
  return rows.map(({ kode_toko: _shop, ...one }) => one);
};
