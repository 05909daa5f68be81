/** Promos to customers by WhatsApp. */
export const routes = [
  {
    path: '/jadwal-notifikasi-promo',
    title: 'promo:title',
    load: () => import('./PromoPage.tsx'),
  },
];
