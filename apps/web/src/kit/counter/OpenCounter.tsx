import { type ReactNode, useEffect } from 'react';
import { screenDrawn } from '../keys/keys.ts';
import { PickToko } from '../page/PickToko.tsx';
import { useActingToko, useMe } from '../session.ts';
import { DayClosed } from './DayClosed.tsx';
import type { KeptForm } from './kept-store.ts';
import { type KeptTill, useKeptTill } from './useKept.ts';

interface Props<T extends { draft: unknown }> {
  title: string;
  /** Under this its till is kept, in this form. */
  noun: string;
  form: KeptForm<T>;
  /** Said of its draft while the day is closed. */
  waits?: (till: T) => string | null;
  /** Whether it stands whatever the day does. */
  stays?: (till: T) => boolean;
  children: (handle: KeptTill<T>) => ReactNode;
}

const OfUser = <T extends { draft: unknown }>(props: Props<T> & { toko: string; user: string }) => {
  const { title, noun, form, waits, stays, children } = props;
  const { buka, tgl_system } = useMe();
  const handle = useKeptTill(noun, form, props);
  const { till } = handle;
  if ((!buka || !tgl_system) && !stays?.(till))
    return <DayClosed title={title} tanggal={tgl_system} note={waits?.(till) ?? null} />;
  return children(handle);
};

/** The till of a user in one shop, on an open business day. */
export const OpenCounter = <T extends { draft: unknown }>(props: Props<T>) => {
  const { user } = useMe();
  const toko = useActingToko();
  useEffect(screenDrawn, []);
  if (!toko) return <PickToko title={props.title} />;
  return <OfUser key={`${toko}/${user.user_id}`} {...props} toko={toko} user={user.user_id} />;
};
