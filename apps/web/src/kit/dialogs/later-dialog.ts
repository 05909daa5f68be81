import type { ComponentType } from 'react';
import { KeysWait } from '../keys/KeysWait.tsx';
import { later } from '../later.tsx';

/** A dialog whose code comes when it is opened; what is typed meanwhile waits for it. */
export const laterDialog = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  later(load, KeysWait);
