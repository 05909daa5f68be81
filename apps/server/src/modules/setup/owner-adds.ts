import { masterSchema } from '@kadar/contract/field-schemas.ts';
import { add } from '../../engines/master-engine/writes.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Catalogue } from '../catalogue.ts';
import { masterHooks } from '../master-hooks.ts';

/** Adds a record to a master by its own command: schema, references, hooks, audit and news as from its screen. */
export type AddAs = (master: string, row: object) => Promise<void>;

/** `call` is the owner's, for the one shop there is. */
export const ownerAdds = (call: Call, tx: Tx, { masters, screens }: Catalogue): AddAs => {
  const hooks = masterHooks(screens);
  const known = new Map(masters.map((master) => [master.name, master]));
  return async (name, row) => {
    const master = known.get(name);
    if (!master) throw new Error(`unknown master ${name}`);
    const toko = master.scope === 'chain' ? '*' : call.toko;
    const parts = { master, hooks: hooks[name] ?? {}, masters: known };
    await add({ ...call, toko, body: masterSchema(master).parse(row) }, tx, parts);
  };
};
