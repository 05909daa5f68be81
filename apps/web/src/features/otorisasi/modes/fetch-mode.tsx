import { Skeleton } from '@mantine/core';
import { type ComponentType, useEffect } from 'react';
import type { AuthorisationModeProps } from '../../../kit/dialogs/authorisation-modes.ts';
import { later } from '../../../kit/later.tsx';

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

const Waiting = () => <Skeleton h={260} aria-busy="true" />;

/** A mode whose code comes when it is first chosen. */
export const lateMode = (load: () => Promise<Mode>) => later(() => fetchMode(load), Waiting);
