import type { UsulanStok } from '@kadar/contract/endpoints/usulan-stok.ts';
import type { ReactNode } from 'react';

/** What each part of the screen is given. */
export interface TabProps {
  data: UsulanStok | undefined;
  error: unknown;
  onRetry: () => void;
  /** The weeks that are chosen, as the reports are asked for them. */
  aim: { pekan: string; target: string };
  /** Where they are chosen. */
  weeks: ReactNode;
}
