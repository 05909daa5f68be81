import { useEffect, useState, useSyncExternalStore } from 'react';
import { ScaleConnection, type ScaleState } from './scale-connection.ts';
import { webSerial } from './serial.ts';

const connection = (): ScaleConnection =>
  new ScaleConnection(webSerial(), { store: localStorage, now: () => performance.now() });

/** The scale of this machine for as long as a screen stands; a port that was granted before is opened at once. */
export const useScale = (): { scale: ScaleConnection; state: ScaleState } => {
  const [scale] = useState(connection);
  useEffect(() => {
    void scale.resume();
    return () => void scale.disconnect();
  }, [scale]);
  return { scale, state: useSyncExternalStore(scale.subscribe, scale.snapshot) };
};
