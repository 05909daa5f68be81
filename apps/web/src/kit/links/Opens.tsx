import { linkOfColumn } from '@kadar/contract/links.ts';
import type { ReactNode } from 'react';
import { Linked } from '../page/AppLink.tsx';
import { useLinks } from './useLinks.ts';

interface Props {
  /** The column it is, such as 'input_by'. */
  name: string;
  /** What the link asks for. */
  row: Readonly<Record<string, unknown>>;
  asked?: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** What is said of a column, as a link where one of its name opens. */
export const Opens = ({ name, row, asked, children }: Props) => {
  const hrefOf = useLinks();
  return <Linked href={hrefOf(linkOfColumn(name), name, row, asked)}>{children}</Linked>;
};

/** The name of a user, which opens his record for those who may look at it. */
export const UserLink = ({ user_id }: { user_id: string }) => (
  <Opens name="user_id" row={{ user_id }}>
    {user_id}
  </Opens>
);
