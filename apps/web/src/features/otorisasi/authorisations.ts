import type { AuthorisationMode } from '../../kit/dialogs/authorisation-modes.ts';
import { lateMode } from './modes/fetch-mode.tsx';

export const modes: AuthorisationMode[] = [
  {
    key: 'fingerprint',
    label: 'authFingerprint',
    module: 'FINGERPRINT_MODULE',
    Form: lateMode(() => import('./modes/FingerprintForm.tsx')),
  },
  {
    key: 'qr',
    label: 'authQr',
    module: 'OTORISASI_QR_MODULE',
    first: true,
    Form: lateMode(() => import('./modes/QrForm.tsx')),
  },
];
