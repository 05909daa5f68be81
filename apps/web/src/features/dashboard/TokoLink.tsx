import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useLayoutEffect } from 'react';
import { pickedToko, pickToko } from '../../kit/api/context.ts';
import { AppLink } from '../../kit/page/AppLink.tsx';
import { useMe } from '../../kit/session.ts';

/** The shop that was picked at a place of the history whose link went on with another. */
const pickedAt = new Map<string, string | null>();

/** Picks again, when one comes back, what was picked here before a figure opened in its own shop. */
export const usePickedHere = (): void => {
  const client = useQueryClient();
  const { state } = useLocation();
  const place = state.__TSR_key ?? '';
  useLayoutEffect(() => {
    const before = pickedAt.get(place);
    if (before === undefined) return;
    pickedAt.delete(place);
    pickToko(before);
    void client.invalidateQueries();
  }, [place, client]);
};

interface Props {
  /** The shop the figure is of, null for all; head office goes on with it picked. */
  kode_toko: string | null;
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A figure that opens its documents, in its own shop. */
export const TokoLink = ({ kode_toko, href, className, children }: Props) => {
  const client = useQueryClient();
  const { pusat } = useMe();
  const { state } = useLocation();
  const pick = () => {
    if (!pusat || kode_toko === pickedToko()) return;
    pickedAt.set(state.__TSR_key ?? '', pickedToko());
    pickToko(kode_toko);
    void client.invalidateQueries();
  };
  return (
    <AppLink href={href} className={className} onClick={pick}>
      {children}
    </AppLink>
  );
};
