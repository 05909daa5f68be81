import { useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import css from './page.module.css';
import { beginAnew } from './trail.ts';

export interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path with its query, such as '/lihat-penjualan?no_faktur=…'. */
  href: string;
  ref?: Ref<HTMLAnchorElement>;
  /** It is chosen for itself, as from the menu, not from what stands on this screen. */
  begins?: boolean;
}

/** A link inside the app; opens elsewhere with Ctrl, Shift or the middle button as any link does. */
export const AppLink = ({ href, begins, onClick, ...rest }: AppLinkProps) => {
  const router = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    event.preventDefault();
    if (begins) beginAnew();
    router.history.push(href);
  };
  return <a {...rest} href={href} onClick={follow} />;
};

/** What is shown, as a link where it opens. */
export const Linked = ({ href, children }: { href: string | null | undefined; children: ReactNode }) =>
  href ? (
    <AppLink href={href} className={css.link}>
      {children}
    </AppLink>
  ) : (
    children
  );

/** Goes to a path with its query, from code. */
export const useGo = (): ((href: string) => void) => {
  const router = useRouter();
  return (href) => router.history.push(href);
};
