import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pickedToko, pickToko } from '../../kit/api/context.ts';
import { AppLink } from '../../kit/page/AppLink.tsx';
import { useMe } from '../../kit/session.ts';

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
  const pick = () => {
    if (!pusat || kode_toko === pickedToko()) return;
    pickToko(kode_toko);
    void client.invalidateQueries();
  };
  return (
    <AppLink href={href} className={className} onClick={pick}>
      {children}
    </AppLink>
  );
};
