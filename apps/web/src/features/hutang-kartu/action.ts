import type { IconCoin } from '@tabler/icons-react';

/** Something that is done with a pledge, by a letter of its own. */
export interface Action {
  key: string;
  label: string;
  Icon: typeof IconCoin;
  run: () => void;
  /** Why it cannot be done now. */
  why?: string | undefined;
  filled?: boolean;
}
