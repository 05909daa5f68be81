/** Pledges: the list, the new one at the counter (`?baru=1`), and the card of one (`?no=`). */
export const routes = [{ path: '/hutang', title: 'hutang:title', load: () => import('./HutangPage.tsx') }];
