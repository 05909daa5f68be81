import { useEffect, useState } from 'react';

/** The browser's offer to install the page, which the types do not know yet. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event;

/** What installs this page, while the browser offers it; null where it does not or the page is installed. */
export const useInstall = (): (() => void) | null => {
  const [offer, setOffer] = useState<InstallOffer | null>(null);
  useEffect(() => {
    const offered = (event: Event) => {
      if (!isOffer(event)) return;
      event.preventDefault();
      setOffer(event);
    };
    const installed = () => setOffer(null);
    window.addEventListener('beforeinstallprompt', offered);
    window.addEventListener('appinstalled', installed);
    return () => {
      window.removeEventListener('beforeinstallprompt', offered);
      window.removeEventListener('appinstalled', installed);
    };
  }, []);
  if (!offer) return null;
  return () => {
    setOffer(null);
    void offer.prompt();
  };
};
