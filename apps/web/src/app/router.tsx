import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { isApiError } from '../kit/api/errors.ts';
import { homeOf } from '../kit/home.ts';
import { later, withWords } from '../kit/later.tsx';
import { WaitingScreen } from '../kit/page/WaitingRows.tsx';
import { meQuery } from '../kit/session.ts';
import { hadSession, markSession } from '../kit/session-mark.ts';
import { featureRoutes } from './routes.ts';
import { ScreenError } from './ScreenError.tsx';

interface Context {
  client: QueryClient;
}

const root = createRootRouteWithContext<Context>()({ component: Outlet, errorComponent: ScreenError });

/** Whoever is logged in goes on to his first screen instead of the login page. */
const skipLogin = async ({ context }: { context: Context }): Promise<void> => {
  if (!hadSession()) return;
  const me = await context.client.fetchQuery(meQuery).catch((error: unknown) => {
    if (isApiError(error)) return null;
    throw error;
  });
  if (me) throw redirect({ to: homeOf(me) });
};

const open = featureRoutes
  .filter((feature) => feature.open)
  .map(({ path, load }) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: lazyRouteComponent(load),
      ...(path === '/' && { beforeLoad: skipLogin }),
    }),
  );

const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  component: lazyRouteComponent(
    withWords(() => import('./shell/Shell.tsx'), 'shell'),
    'Shell',
  ),
  beforeLoad: async ({ context }) => {
    try {
      await context.client.ensureQueryData(meQuery);
      markSession();
    } catch (error) {
      if (isApiError(error) && error.status === 401) throw redirect({ to: '/' });
      throw error;
    }
  },
});

const nounOf = (title: string): string => title.slice(0, title.indexOf(':'));

const screens = featureRoutes
  .filter((feature) => !feature.open)
  .map(({ path, title, load }) =>
    createRoute({
      getParentRoute: () => shell,
      path,
      component: later(withWords(load, nounOf(title)), WaitingScreen),
    }),
  );

/** Lists of masters, reports, and whatever does not exist. */
const other = createRoute({
  getParentRoute: () => shell,
  path: '$',
  component: lazyRouteComponent(() => import('./DeclaredScreen.tsx'), 'DeclaredScreen'),
});

const asText = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));

export const makeRouter = (client: QueryClient) =>
  createRouter({
    routeTree: root.addChildren([...open, shell.addChildren([...screens, other])]),
    context: { client },
    defaultPreload: false,
    defaultErrorComponent: ScreenError,
    // Plain text both ways: a barcode such as 0012 is no number.
    parseSearch: asText,
    stringifySearch: (search) => {
      const text = new URLSearchParams(search as Record<string, string>).toString();
      return text ? `?${text}` : '';
    },
  });
