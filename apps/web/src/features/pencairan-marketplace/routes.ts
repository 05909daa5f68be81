export const routes = [
  {
    path: '/pencairan-marketplace',
    title: 'pencairan-marketplace:title',
    load: () => import('./PencairanPage.tsx'),
  },
];
