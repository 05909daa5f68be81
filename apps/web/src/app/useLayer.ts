import { useEffect } from 'react';

const SHARED = 'data-mantine-shared-portal-node';

/** The place over the page where lists, menus and dialogs open: a named landmark, so that no reader finds them outside of all. */
export const useLayer = (name: string): void => {
  useEffect(() => {
    const found = document.querySelector(`[${SHARED}]`);
    const layer = found ?? document.body.appendChild(document.createElement('div'));
    layer.setAttribute(SHARED, 'true');
    layer.setAttribute('role', 'region');
    layer.setAttribute('aria-label', name);
  }, [name]);
};
