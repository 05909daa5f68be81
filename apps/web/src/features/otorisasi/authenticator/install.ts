const SCOPE = '/otorisator';
const WORKER = '/otorisator-sw.js';
const LINKS = [
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'apple-touch-icon', href: '/kadar-192.png' },
] as const;

/** Makes this page one that a phone can install; the back office stays a page. Gives what takes the links away. */
export const offerInstall = (): (() => void) => {
  const links = LINKS.map(({ rel, href }) => {
    const link = document.createElement('link');
    link.rel = rel;
    link.href = href;
    document.head.append(link);
    return link;
  });
  // Without https browsers know no service worker; the page works all the same.
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    navigator.serviceWorker.register(WORKER, { scope: SCOPE }).catch((error: unknown) => {
      // A private window refuses to keep files.
      if (!(error instanceof DOMException)) throw error;
    });
  return () => {
    for (const link of links) link.remove();
  };
};
