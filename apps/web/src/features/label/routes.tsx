import { lazy } from 'react';

const EditorLabel = lazy(() => import('./EditorLabel.tsx'));

export const routes = [{ path: '/editor-label', title: 'label:title', component: EditorLabel }];
