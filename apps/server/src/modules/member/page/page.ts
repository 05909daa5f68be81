import type {
  dilihatMember,
  HalamanMember,
  riwayatMember,
} from '@kadar/contract/endpoints/halaman-member.ts';
import { mayUse } from '@kadar/contract/permissions.ts';
import type { z } from 'zod';
import { writeAudit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';
import { openOf } from '../../urusan/public.ts';
import { lookAt } from '../search/look.ts';
import { figuresOf, memberOf } from './head.ts';
import { timelineOf } from './timeline.ts';

/** Looks that are told. */
const LOOKS = 100;

type Named = Call<{ kode_customer: string }>;

/** Who may only search members looks as in a search, which is counted; whoever is shown the list is written down each time. Throws PERLU_OTORISASI. */
const noteLook = (call: Named, tx: Tx): Promise<void> => {
  const { toko, session, ip, params } = call;
  const { kode_customer } = params;
  if (!mayUse('member.list', session.level))
    return lookAt(call, tx, { q: kode_customer, codes: [kode_customer] });
  const look = { action: 'look', entity: 'member', key: kode_customer };
  return writeAudit(tx, { toko, user: session.user_id, ip, ...look, after: { dilihat: [kode_customer] } });
};

/** Everything of the first look at a member's page. Throws DATA_TIDAK_DITEMUKAN, PERLU_OTORISASI. */
export const memberPage = (call: Named): Promise<HalamanMember> => {
  const { kadar, scope, toko, session, params } = call;
  const { kode_customer } = params;
  return kadar.db.transaction(scope, async (tx) => {
    const member = await memberOf(tx, kode_customer, call.settings.ZONA_WAKTU);
    await noteLook(call, tx);
    return {
      member,
      angka: await figuresOf(tx, toko, kode_customer),
      urusan: await tx.rows(openOf(toko, kode_customer, session.level)),
      riwayat: await timelineOf(tx, call, { kode_customer }),
    };
  });
};

type Asked = z.output<NonNullable<typeof riwayatMember.query>>;

export const memberTimeline = (call: Call<{ kode_customer: string }, Asked>) =>
  call.kadar.db.read(call.scope, (tx) => timelineOf(tx, call, { ...call.params, ...call.query }));

/** Who looked at him, carried his data away, or changed his record; searches that showed him among others too; in whatever shop. */
export const looksAt = (call: Named): Promise<z.input<typeof dilihatMember.data>> =>
  call.kadar.db.read({ toko: '*' }, (tx) =>
    tx.rows(sql`
      select kadar_iso(a.at) as at, a.kode_toko, a.user_id, a.action, a.ip from (
        (select id from audit where entity = 'member' and entity_key = ${call.params.kode_customer} order by id desc limit ${LOOKS})
        union
        (select id from audit where entity = 'member' and action = 'look' and after -> 'dilihat' ? ${call.params.kode_customer} order by id desc limit ${LOOKS})) x
      join audit a using (id) order by a.id desc limit ${LOOKS}`),
  );
