import { ANY_DOKUMEN } from '@kadar/contract/dokumen.ts';
/** Any document by its number; whose each one is, the server decides. */
export const routes = [
  {
    path: ANY_DOKUMEN,
    title: 'dokumen:title',
    load: () => import('./DokumenPage.tsx'),
    personal: true,
  },
];
