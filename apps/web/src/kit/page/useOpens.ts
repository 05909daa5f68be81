import { useMemo } from 'react';
import { useMe } from '../session.ts';

/** Whether the user's menu opens a screen, by its route. */
export const useOpens = (): ((route: string) => boolean) => {
  const { menu } = useMe();
  return useMemo(() => {
    const open = new Set(
      menu.flatMap(({ sections }) =>
        sections.flatMap(({ entries }) => entries.flatMap((one) => (one.open ? [one.route] : []))),
      ),
    );
    return (route) => open.has(route);
  }, [menu]);
};
