import type { Master } from '@kadar/contract/master.ts';
import { queryOptions } from '@tanstack/react-query';

const all = async (): Promise<readonly Master[]> => (await import('./declarations.ts')).declarations;

/** The declaration of a master by its name; throws RangeError when the contract has none. */
export const masterQuery = (name: string) =>
  queryOptions({
    queryKey: ['master-declaration', name],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<Master> => {
      const found = (await all()).find((master) => master.name === name);
      if (!found) throw new RangeError(`no master ${name}`);
      return found;
    },
  });

/** The master whose list stands on a route, or null. */
export const masterOfRouteQuery = (route: string) =>
  queryOptions({
    queryKey: ['master-of-route', route],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<Master | null> =>
      (await all()).find((master) => master.route === route) ?? null,
  });

/** A record of a master as it comes over the wire. */
export type MasterRow = Record<string, unknown> & { _version?: number | string; _deleted?: boolean };
