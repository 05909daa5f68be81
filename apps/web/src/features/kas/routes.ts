export const routes = [{ path: '/kas', title: 'kas:title', load: () => import('./KasPage.tsx') }];
