import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
  useMatch,
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

/** Lists of masters, reports, and whatever does not exist. */
const declared = later(
  async () => ({ default: (await import('./DeclaredScreen.tsx')).DeclaredScreen }),
  WaitingScreen,
);

type Screen = typeof declared;
/** Those that were opened, by their paths. */
const opened = new Map<string, Screen>();

/** What stands at an address; a last slash does not matter. */
const screenAt = (pathname: string): Screen => {
  const path = pathname.replace(/\/$/, '');
  const before = opened.get(path);
  if (before) return before;
  const feature = featureRoutes.find((one) => one.path === path && !one.open);
  if (!feature) return declared;
  const made = later(withWords(feature.load, nounOf(feature.title)), WaitingScreen);
  opened.set(path, made);
  return made;
};

const ScreenHere = () => {
  // Of what stands, not of where one is going.
  const Screen = screenAt(useMatch({ strict: false, select: ({ pathname }) => pathname }));
  return <Screen />;
};

/** One route for all screens: a router of hundreds of them is made before anything can be drawn. */
const screens = createRoute({
  getParentRoute: () => shell,
  path: '$',
  component: ScreenHere,
  loader: ({ location: { pathname } }) => screenAt(pathname).preload(),
});

const asText = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));

export const makeRouter = (client: QueryClient) =>
  createRouter({
    routeTree: root.addChildren([...open, shell.addChildren([screens])]),
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
