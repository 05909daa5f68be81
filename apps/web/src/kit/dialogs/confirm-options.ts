import type { ReactNode } from 'react';

export interface ConfirmOptions {
  text: ReactNode;
  title?: string;
  /** The standard pair is 'Tidak' and 'OK' [spec B §2]. */
  ok?: string;
  cancel?: string;
  /** Draws the OK button as dangerous, and gives the focus to the other one. */
  danger?: boolean;
  /** A habit may have brought him here: the focus stands on the other button, so that no Enter says OK by itself. */
  careful?: boolean;
}
