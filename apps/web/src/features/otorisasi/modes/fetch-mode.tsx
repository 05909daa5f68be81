import { type ComponentType, useEffect } from 'react';
import type { AuthorisationModeProps } from '../../../kit/dialogs/authorisation-modes.ts';

interface Mode {
  default: ComponentType<AuthorisationModeProps>;
}

/** Stands for a mode whose code could not be fetched. */
export const GoManual = ({ goManual }: AuthorisationModeProps) => {
  useEffect(goManual, [goManual]);
  return null;
};

/** A mode's code; over a line that gives none the manual mode goes on, whose code is there with the dialog. */
export const fetchMode = (load: () => Promise<Mode>): Promise<Mode> =>
  load().catch(() => ({ default: GoManual }));
