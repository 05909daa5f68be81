import { lazy } from 'react';

const SetorBankPage = lazy(() => import('./SetorBankPage.tsx'));

export const routes = [{ path: '/setor-bank', title: 'setor-bank:title', component: SetorBankPage }];
