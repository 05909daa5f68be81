import type { ReactNode } from 'react';

/** A hand-made screen. A feature's routes.ts exports `routes: FeatureRoute[]` and is found by looking. */
export interface FeatureRoute {
  path: string;
  /** 'noun:key' of the dictionaries: what the screen is called where it is not in the menu. */
  title: string;
  /** The screen is a chunk of its own. */
  load: () => Promise<{ default: () => ReactNode }>;
  /** Stands outside the shell and needs no session. */
  open?: boolean;
  /** Needs the width: beside it the menu is the rail of icons, whatever the user keeps elsewhere. */
  narrowMenu?: boolean;
  /** A nota leaves from here: numbers are written as it prints them. */
  asPaper?: boolean;
  /** Begins with a field for scans: one that comes before the screen does waits for it. */
  scans?: boolean;
  /** Every user's own, such as his profile: stands in the shell without an entry of the menu. */
  personal?: boolean;
}
