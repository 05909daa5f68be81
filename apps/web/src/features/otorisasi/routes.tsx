import { lazy } from 'react';
import { addAuthorisationMode } from '../../kit/dialogs/authorisation-modes.ts';
import type { FeatureRoute } from '../../kit/feature.ts';

addAuthorisationMode({
  key: 'fingerprint',
  label: 'authFingerprint',
  module: 'FINGERPRINT_MODULE',
  Form: lazy(() => import('./modes/FingerprintForm.tsx')),
});
addAuthorisationMode({
  key: 'qr',
  label: 'authQr',
  module: 'OTORISASI_QR_MODULE',
  first: true,
  Form: lazy(() => import('./modes/QrForm.tsx')),
});

export const routes: FeatureRoute[] = [
  {
    path: '/otorisator',
    title: 'otorisasi:title',
    component: lazy(() => import('./authenticator/Otorisator.tsx')),
    open: true,
  },
];
