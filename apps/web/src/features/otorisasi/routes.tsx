import { lazy } from 'react';
import { addAuthorisationMode } from '../../kit/dialogs/authorisation-modes.ts';
import type { FeatureRoute } from '../../kit/feature.ts';
import { fetchMode } from './modes/fetch-mode.tsx';

addAuthorisationMode({
  key: 'fingerprint',
  label: 'authFingerprint',
  module: 'FINGERPRINT_MODULE',
  Form: lazy(() => fetchMode(() => import('./modes/FingerprintForm.tsx'))),
});
addAuthorisationMode({
  key: 'qr',
  label: 'authQr',
  module: 'OTORISASI_QR_MODULE',
  first: true,
  Form: lazy(() => fetchMode(() => import('./modes/QrForm.tsx'))),
});

export const routes: FeatureRoute[] = [
  {
    path: '/otorisator',
    title: 'otorisasi:title',
    component: lazy(() => import('./authenticator/Otorisator.tsx')),
    open: true,
  },
];
