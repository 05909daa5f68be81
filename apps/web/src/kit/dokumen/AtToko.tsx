import { Fragment, type ReactNode } from 'react';
import { PickToko } from '../page/PickToko.tsx';
import { useActingToko } from '../session.ts';
import { AddressedDrawer } from './AddressedDrawer.tsx';

interface Props {
  title: string;
  children: (toko: string) => ReactNode;
}

/** A screen of one shop's documents: head office picks the shop first, and a document that the address names opens before. */
export const AtToko = ({ title, children }: Props) => {
  const toko = useActingToko();
  if (toko !== null) return <Fragment key={toko}>{children(toko)}</Fragment>;
  return (
    <>
      <PickToko title={title} />
      <AddressedDrawer />
    </>
  );
};
