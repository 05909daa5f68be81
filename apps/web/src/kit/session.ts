import type { Me } from '@kadar/contract/endpoints/session.ts';
import type { Action, Grant } from '@kadar/contract/permissions.ts';
import type { SettingKey, Settings } from '@kadar/contract/settings.ts';
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { pickedToko, pickToko } from './api/context.ts';
import { request } from './api/transport.ts';

/** The one shop that head office has: nobody is asked for what can only be one. Null where there are more, or none. */
export const soleToko = ({ pusat, tokos }: Pick<Me, 'pusat' | 'tokos'>): string | null => {
  const shops = tokos.filter(({ type }) => type === 'TOKO');
  return pusat && shops.length === 1 ? (shops[0]?.kode_toko ?? null) : null;
};

/**
 * Who is logged in, for which shop, with which menu, rights and settings. Named by its path and typed by the contract,
 * so that the login page does without the contract's schemas (first load, design §7).
 */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async (): Promise<Me> => {
    const { data } = await request<Me>('GET', 'users/me');
    const sole = soleToko(data);
    if (sole === null || pickedToko() !== null) return data;
    pickToko(sole);
    return (await request<Me>('GET', 'users/me')).data;
  },
  staleTime: 60_000,
  retry: false,
});

/** Inside the shell, where a session is certain. */
export const useMe = (): Me => useSuspenseQuery(meQuery).data;

/** Where there may be no session yet, such as the login page. */
export const useMaybeMe = (): Me | undefined => useQuery({ ...meQuery, enabled: false }).data;

/** allow, authorise (someone approves), or undefined: refused. The server decides again on every call. */
export const useCan = (action: Action): Grant | undefined => useMe().actions[action];

export const useSetting = <K extends SettingKey>(key: K): Settings[K] => useMe().settings[key] as Settings[K];

/** Shops as choices, 'K01 · TOKO MAS'; the portal stands beside the name where a branch has one [spec B §2]. */
export const tokoChoices = (tokos: Me['tokos']): { value: string; label: string }[] =>
  tokos.map(({ kode_toko, nama_toko, portal }) => ({
    value: kode_toko,
    label: [kode_toko, nama_toko, portal].filter(Boolean).join(' · '),
  }));

/** The shop that calls are for; null when head office looks at all of them. */
export const useActingToko = (): string | null => {
  const { pusat, toko } = useMe();
  return pusat ? pickedToko() : (toko?.kode_toko ?? null);
};
