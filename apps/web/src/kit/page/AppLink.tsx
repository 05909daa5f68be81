import { useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';

export interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path with its query, such as '/lihat-penjualan?no_faktur=…'. */
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link inside the app; opens elsewhere with Ctrl, Shift or the middle button as any link does. */
export const AppLink = ({ href, onClick, ...rest }: AppLinkProps) => {
  const router = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    event.preventDefault();
    router.history.push(href);
  };
  return <a {...rest} href={href} onClick={follow} />;
};

/** Goes to a path with its query, from code. */
export const useGo = (): ((href: string) => void) => {
  const router = useRouter();
  return (href) => router.history.push(href);
};
