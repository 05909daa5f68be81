import { useEffect, useSyncExternalStore } from 'react';

/** Screens of this visit that need the menu's room, so that none of them begins narrow twice. */
const known = new Map<string, boolean>();
let current: string | null = null;
const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

/** Pixels that the menu gives when it is a rail. */
export const MENU_GIVES = 200;

/** Asks for the menu's room while this screen stands, null never; remembered for its next opening. */
export const useWantsRoom = (screen: string | null, wants: boolean | undefined): void => {
  useEffect(() => {
    if (screen === null) return;
    current = screen;
    tell();
    return () => {
      if (current === screen) current = null;
      tell();
    };
  }, [screen]);
  useEffect(() => {
    if (screen === null || wants === undefined) return;
    known.set(screen, wants);
    tell();
  }, [screen, wants]);
};

const isWanted = (): boolean => current !== null && known.get(current) === true;

/** Whether what stands on the screen needs the menu's room. */
export const useRoomWanted = (): boolean =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, isWanted);
