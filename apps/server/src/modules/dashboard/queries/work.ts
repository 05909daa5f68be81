import { JANJI_HAL, type JanjiPelanggan } from '@kadar/contract/endpoints/dashboard.ts';
import { type Action, mayUse } from '@kadar/contract/permissions.ts';
import type { Settings } from '@kadar/contract/settings.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';
import { contractWork } from '../../cicilan/public.ts';
import { orderWork, sampleWork } from '../../pesanan/public.ts';
import { preorderWork } from '../../pre-order/public.ts';
import { serviceWork } from '../../service/public.ts';

interface Work {
  jenis: JanjiPelanggan['jenis'];
  access: Action;
  /** Rows {kode_toko, no_faktur, tanggal, at, rp, nama_customer, janji, lewat, siap, tagih} of what is open, from an index of it. */
  of(toko: string, settings: Settings): Query<unknown>;
  /** A module that may be off. */
  on?(settings: Settings): boolean;
}

/** What is done for customers and not ended, each noun's own. */
const WORK: readonly Work[] = [
  {
    jenis: 'SERVICE',
    access: 'service.read',
    of: (toko, { SERVICE_TAGIH_HARI }) => serviceWork(toko, SERVICE_TAGIH_HARI),
  },
  { jenis: 'PESANAN', access: 'pesanan.read', of: orderWork },
  { jenis: 'PREORDER', access: 'pesanan.read', of: preorderWork },
  { jenis: 'CONTOH', access: 'pesanan.read', of: sampleWork },
  {
    jenis: 'CICILAN',
    access: 'cicilan.read',
    of: contractWork,
    on: ({ CICILAN_MODULE }) => CICILAN_MODULE,
  },
];

/** Those whose module is on. */
export const worksIn = (settings: Settings): Work[] => WORK.filter(({ on }) => on?.(settings) ?? true);

/** What of it is promised for today, late, ready and unclaimed, by noun: one statement; what there is none of is not told. */
export const janjiPelanggan = async (call: Call): Promise<{ data: JanjiPelanggan[] }> => {
  const { settings, session, toko } = call;
  const parts = worksIn(settings)
    .filter(({ access }) => mayUse(access, session.level))
    .map(({ jenis, of }) => sql`select ${jenis} as jenis, w.* from (${of(toko, settings)}) w`);
  if (parts.length === 0) return { data: [] };
  const data = await call.kadar.db.read(call.scope, (tx) =>
    tx.rows<JanjiPelanggan>(sql`
      select w.jenis, v.hal, count(*)::int as jumlah, sum(w.rp)::bigint as rp from (${sql.join(parts, sql` union all `)}) w
      cross join lateral (values ('JANJI', w.janji), ('LEWAT', w.lewat), ('SIAP', w.siap), ('TAGIH', w.tagih)) v(hal, begitu)
      where v.begitu group by 1, 2`),
  );
  const order = ({ jenis, hal }: JanjiPelanggan): number =>
    WORK.findIndex((work) => work.jenis === jenis) * JANJI_HAL.length + JANJI_HAL.indexOf(hal);
  return { data: data.sort((a, b) => order(a) - order(b)) };
};
