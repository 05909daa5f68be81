import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Kadar } from '../../platform/kadar.ts';
import { addressOf } from '../../platform/portal/reach.ts';
import type { Road } from './ask.ts';

/** Whether goods and money may go to a shop that lives elsewhere: its server's key is registered, and this one has its own. */
export const mayTrade = ({ serverKeys, portalKey }: Kadar['config'], kode_toko: string): boolean =>
  portalKey !== undefined && serverKeys.has(kode_toko);

/** All ways from shops of other servers to those that live here; none where no server is registered. */
export const roadsOf = async ({ config }: Pick<Kadar, 'config'>, tx: Tx): Promise<Road[]> => {
  const tokos = await tx.rows<{ kode_toko: string; portal: string }>(
    sql`select kode_toko, portal from tokos where deleted_at is null order by kode_toko`,
  );
  const here = tokos.filter(({ portal }) => !portal || addressOf(portal) === config.publicUrl);
  const there = tokos.filter(
    (toko) => mayTrade(config, toko.kode_toko) && toko.portal && !here.includes(toko),
  );
  return there.flatMap(({ kode_toko: dari, portal }) =>
    here.map(({ kode_toko: ke }) => ({ dari, ke, portal: addressOf(portal) })),
  );
};
