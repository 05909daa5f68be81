import { masterSchema } from '@kadar/contract/field-schemas.ts';
import type { Master } from '@kadar/contract/master.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { MasterRecord } from './hooks.ts';
import { insertRecord } from './store.ts';

/** Adds records through the declaration's own schema, without a session: first run, demo and tests. */
export const seedRecords = async (
  tx: Tx,
  masters: readonly Master[],
  name: string,
  rows: readonly MasterRecord[],
  user: string,
): Promise<void> => {
  const master = masters.find((one) => one.name === name);
  if (!master) throw new AppError('DATA_TIDAK_DITEMUKAN', {}, { cause: new Error(`unknown master ${name}`) });
  for (const row of rows) {
    const { kode_toko, ...fields } = row;
    const readonly = Object.fromEntries(
      Object.entries(master.fields).flatMap(([field, { readonly: own }]) =>
        own ? [[field, fields[field]]] : [],
      ),
    );
    for (const field of Object.keys(readonly)) delete fields[field];
    const toko = master.scope === 'toko' ? String(kode_toko) : '*';
    const own = master.scope === 'chain' && Object.hasOwn(master.fields, 'kode_toko') ? { kode_toko } : {};
    const parsed = masterSchema(master).parse({ ...fields, ...own }) as MasterRecord;
    await insertRecord(tx, master, toko, { ...parsed, ...readonly }, user);
  }
};
