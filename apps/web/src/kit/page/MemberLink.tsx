import type { ReactNode } from 'react';
import { useCan, useSetting } from '../session.ts';
import { AppLink } from './AppLink.tsx';
import pageCss from './page.module.css';

/** Where a member's page stands. */
export const memberHref = (kode_customer: string): string =>
  `/halaman-member?kode=${encodeURIComponent(kode_customer)}`;

/** Whether this user may open the pages of members. */
export const useOpensMember = (): boolean => {
  const module = useSetting('MEMBER_MODULE');
  const may = useCan('penjualan.post') !== undefined;
  return module && may;
};

interface Props {
  kode_customer: string;
  children: ReactNode;
}

/** A customer's name, which opens his page where he is a member. */
export const MemberLink = ({ kode_customer, children }: Props) => {
  const opens = useOpensMember();
  if (!opens || kode_customer === '') return children;
  return (
    <AppLink className={pageCss.link} href={memberHref(kode_customer)}>
      {children}
    </AppLink>
  );
};
