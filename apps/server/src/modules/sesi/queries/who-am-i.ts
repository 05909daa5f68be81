import type { Me } from '@kadar/contract/endpoints/session.ts';
import { ACTIONS, type Action, grantOf } from '@kadar/contract/permissions.ts';
import type { SettingKey } from '@kadar/contract/settings.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';
import { VERSION } from '../../../platform/version.ts';
import type { MenuScreen } from '../../catalogue.ts';
import { menuFor } from '../menu.ts';

interface Row {
  tokos: Me['tokos'];
  tgl_system: string | null;
  buka: boolean | null;
  nominal: number | null;
}

/** Of rights and settings the authenticator page learns these, and nothing of the menu, the day or the gold price. */
const AUTHENTICATOR_ACTIONS: readonly Action[] = ['session.use', 'otorisasi.approve'];
const AUTHENTICATOR_SETTINGS: readonly SettingKey[] = ['MULTI_LANGUAGE_FEATURE', 'OTORISASI_TTL_DETIK'];

const lessForAuthenticator = (me: Me): Me => ({
  ...me,
  tgl_system: null,
  buka: false,
  harga_emas_global: null,
  menu: [],
  actions: Object.fromEntries(
    Object.entries(me.actions).filter(([action]) => AUTHENTICATOR_ACTIONS.includes(action as Action)),
  ),
  settings: Object.fromEntries(AUTHENTICATOR_SETTINGS.map((key) => [key, me.settings[key]])),
});

/** What the shell shows and offers, for the shop acted for; the authenticator's session sees only its own part. */
export const whoAmI = async (call: Call, screens: readonly MenuScreen[]): Promise<{ data: Me }> => {
  const { session, settings, language, toko } = call;
  const row = await call.kadar.db.read(call.scope, (tx) =>
    tx.one<Row>(sql`
      select
        (select coalesce(json_agg(json_build_object('kode_toko', kode_toko, 'nama_toko', nama_toko, 'alamat_toko', alamat_toko, 'type', type, 'portal', portal) order by type, kode_toko), '[]')
         from tokos where deleted_at is null and (${session.pusat} or kode_toko = ${session.kode_toko})) as tokos,
        h.tgl_system, h.buka,
        (select nominal from harga_emas_global order by id desc limit 1) as nominal
      from (select 1) one left join hari_kerja h on h.kode_toko = ${toko}`),
  );
  const actions = Object.keys(ACTIONS).flatMap((action) => {
    const grant = grantOf(action as Action, session.level);
    return grant ? [[action, grant] as const] : [];
  });
  const all: Me = {
    user: {
      user_id: session.user_id,
      usere_name: session.usere_name,
      level: session.level,
      kode_toko: session.kode_toko,
    },
    pusat: session.pusat,
    toko: row.tokos.find(({ kode_toko }) => kode_toko === toko) ?? null,
    tokos: row.tokos,
    tgl_system: row.tgl_system,
    buka: row.buka ?? false,
    harga_emas_global: row.nominal,
    menu: menuFor(screens, {
      level: session.level,
      akses: session.akses,
      kode_toko: toko === '*' ? session.kode_toko : toko,
      settings,
      language,
    }),
    actions: Object.fromEntries(actions),
    settings: { ...settings },
    version: VERSION,
  };
  return { data: session.app === 'OTORISATOR' ? lessForAuthenticator(all) : all };
};
