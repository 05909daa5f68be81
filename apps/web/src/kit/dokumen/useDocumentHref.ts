import { useMemo } from 'react';
import { useMe } from '../session.ts';
import { hrefOfNumber } from './types.ts';

/** Where a number opens for this user; null for what is no number of a document. */
export const useDocumentHref = (): ((no: string) => string | null) => {
  const { menu } = useMe();
  return useMemo(() => {
    const open = new Set(
      menu.flatMap(({ sections }) =>
        sections.flatMap(({ entries }) => entries.flatMap((one) => (one.open ? [one.route] : []))),
      ),
    );
    return (no) => hrefOfNumber(no, (screen) => open.has(screen));
  }, [menu]);
};
