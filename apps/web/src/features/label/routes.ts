export const routes = [
  { path: '/editor-label', title: 'label:title', load: () => import('./EditorLabel.tsx') },
];
