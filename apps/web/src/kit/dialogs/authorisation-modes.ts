import type { SettingKey } from '@kadar/contract/settings.ts';
import type { ComponentType } from 'react';
import type { NeedAuth } from '../api/context.ts';

export interface AuthorisationModeProps {
  need: NeedAuth;
  /** The one-time token of the approval, or null when the dialog closes without one. */
  close: (token: string | null) => void;
  /** Goes on in the manual mode, where another one cannot be used. */
  goManual: () => void;
}

export interface AuthorisationMode {
  key: string;
  /** Key of the name in the dictionary 'kit'. */
  label: 'authManual' | 'authFingerprint' | 'authQr';
  Form: ComponentType<AuthorisationModeProps>;
  /** The setting that must be on for it. */
  module?: SettingKey;
  /** The dialog opens in this mode where it may be used. */
  first?: boolean;
}

const modes: AuthorisationMode[] = [];

/** Adds a way to authorise, such as fingerprint or QR; shown as a choice beside the manual one. */
export const addAuthorisationMode = (mode: AuthorisationMode): void => {
  if (!modes.some(({ key }) => key === mode.key)) modes.push(mode);
};

const LAST = 'kadar.device.otorisasi-cara';

/** What this till was approved by last, for the next dialog to open in. */
export const noteModeUsed = (key: string): void => localStorage.setItem(LAST, key);
export const modeUsedLast = (): string | null => localStorage.getItem(LAST);

/** The way a dialog opens in: that of the last approval where it is still open, else the one that goes first. */
export const openingMode = (
  open: readonly AuthorisationMode[],
  last: string | null,
): AuthorisationMode | undefined => open.find(({ key }) => key === last) ?? open.find(({ first }) => first);

/** The ways to authorise that these settings leave open. */
export const openModes = (settings: Readonly<Record<string, unknown>>): AuthorisationMode[] =>
  modes.filter(({ module }) => module === undefined || settings[module] === true);
