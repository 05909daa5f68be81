import { lazy } from 'react';

const TimbangBaki = lazy(() => import('./TimbangBaki.tsx'));

export const routes = [{ path: '/timbang-baki', title: 'timbang:title', component: TimbangBaki }];
