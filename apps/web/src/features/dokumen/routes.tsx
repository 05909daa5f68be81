import { ANY_DOKUMEN } from '@kadar/contract/dokumen.ts';
import { lazy } from 'react';

/** Any document by its number; whose each one is, the server decides. */
export const routes = [
  {
    path: ANY_DOKUMEN,
    title: 'dokumen:title',
    component: lazy(() => import('./DokumenPage.tsx')),
    personal: true,
  },
];
