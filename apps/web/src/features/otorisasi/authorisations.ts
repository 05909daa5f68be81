import { lazy } from 'react';
import type { AuthorisationMode } from '../../kit/dialogs/authorisation-modes.ts';
import { fetchMode } from './modes/fetch-mode.tsx';

export const modes: AuthorisationMode[] = [
  {
    key: 'fingerprint',
    label: 'authFingerprint',
    module: 'FINGERPRINT_MODULE',
    Form: lazy(() => fetchMode(() => import('./modes/FingerprintForm.tsx'))),
  },
  {
    key: 'qr',
    label: 'authQr',
    module: 'OTORISASI_QR_MODULE',
    first: true,
    Form: lazy(() => fetchMode(() => import('./modes/QrForm.tsx'))),
  },
];
