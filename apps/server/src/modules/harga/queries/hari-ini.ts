import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { hargaHariIni as endpoint } from '@kadar/contract/endpoints/harga.ts';
import type { Call } from '../../../platform/http/call.ts';
import { readLines, toBaris } from '../lines.ts';
import { mayChange } from '../rights.ts';

/** Every price per gram. They are the chain's: so is the record of when each was set, whichever shop it was set from. */
export const hargaHariIni = async (call: Call): Promise<{ data: DataOf<typeof endpoint> }> => {
  const rows = await call.kadar.db.read({ toko: '*' }, readLines);
  const boleh = {
    GLOBAL: mayChange(call, 'GLOBAL'),
    KADAR: mayChange(call, 'KADAR'),
    GROUP: mayChange(call, 'GROUP'),
  };
  return { data: { baris: toBaris(rows), boleh } };
};
