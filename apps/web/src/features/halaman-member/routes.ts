/** A member's page: `?kode=` is his code, `?macam=` what of his history is shown. */
export const routes = [
  {
    path: '/halaman-member',
    title: 'halaman-member:title',
    load: () => import('./MemberPage.tsx'),
    personal: true,
  },
];
