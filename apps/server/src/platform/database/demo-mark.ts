import type pg from 'pg';
import { OperatorError } from '../operator-error.ts';

/** A table that stands from before the first row of the demo until after its last: what is there meanwhile is no whole Kadar. */
export const DEMO_MARK = 'demo_incomplete';

export const isHalfDemo = async (client: pg.ClientBase | pg.Pool): Promise<boolean> => {
  const { rows } = await client.query<{ marked: boolean }>('select to_regclass($1) is not null as marked', [
    `public.${DEMO_MARK}`,
  ]);
  return rows[0]?.marked ?? false;
};

/** For the tools, which would find a part and take it for the whole. Throws when the demo is not loaded to its end. */
export const refuseHalfDemo = async (client: pg.ClientBase | pg.Pool): Promise<void> => {
  if (await isHalfDemo(client))
    throw new OperatorError(
      'Data demo di tempat ini belum selesai dimuat, isinya tidak lengkap. Jalankan npm run demo sampai alamatnya tampil, lalu ulangi.',
    );
};
