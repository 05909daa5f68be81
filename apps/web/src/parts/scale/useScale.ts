import { useEffect, useSyncExternalStore } from 'react';
import { webSerial } from '../../kit/serial.ts';
import { ScaleConnection, type ScaleState } from './scale-connection.ts';

/** One port can be open once: all screens of a page share the scale of this machine. */
let shared: ScaleConnection | null = null;
let screens = 0;

const connection = (): ScaleConnection => {
  shared ??= new ScaleConnection(webSerial(), { store: localStorage, now: () => performance.now() });
  return shared;
};

/** The scale of this machine for as long as a screen stands; a port that was granted before is opened at once. */
export const useScale = (): { scale: ScaleConnection; state: ScaleState } => {
  const scale = connection();
  useEffect(() => {
    screens++;
    void scale.resume();
    return () => {
      screens--;
      if (screens === 0) void scale.disconnect();
    };
  }, [scale]);
  return { scale, state: useSyncExternalStore(scale.subscribe, scale.snapshot) };
};
