import type { ReactNode } from 'react';
import { AppLink } from '../../kit/page/AppLink.tsx';

interface Props {
  /** null where it opens nothing for this user. */
  href: string | null;
  className?: string | undefined;
  children: ReactNode;
}

/** A figure that opens what it is made of. */
export const Figure = ({ href, className, children }: Props) =>
  href === null ? (
    <span className={className}>{children}</span>
  ) : (
    <AppLink href={href} className={className}>
      {children}
    </AppLink>
  );
