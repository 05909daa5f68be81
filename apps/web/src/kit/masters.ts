import type { Master } from '@kadar/contract/master.ts';
import { queryOptions } from '@tanstack/react-query';

const FOLDER = '../../../../packages/contract/src/masters';

/** One chunk per declaration, so that a screen loads only those it asks for; a file is named as its master. */
const files = import.meta.glob<Master>(['../../../../packages/contract/src/masters/*.ts', '!**/*.test.ts'], {
  import: 'default',
});

/** The declaration of a master by its name; throws RangeError when the contract has none. */
export const masterQuery = (name: string) =>
  queryOptions({
    queryKey: ['master-declaration', name],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<Master> => {
      const load = files[`${FOLDER}/${name}.ts`];
      if (!load) throw new RangeError(`no master ${name}`);
      return load();
    },
  });

/** A record of a master as it comes over the wire. */
export type MasterRow = Record<string, unknown> & { _version?: number | string; _deleted?: boolean };
