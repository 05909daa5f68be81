import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { handleCalls } from '../kit/api/context.ts';
import { noteEnd } from '../kit/api/ended.ts';
import { isApiError } from '../kit/api/errors.ts';
import { dismissDialogs } from '../kit/dialogs/open-dialog.ts';
import { useOverlaysWanted } from '../kit/dialogs/overlays.ts';
import { Adding } from '../kit/fields/records.ts';
import { later } from '../kit/later.tsx';
import { addRecord } from '../kit/list/add-record.tsx';
import { makeOffers } from './offers.ts';
import { OPEN_PATHS } from './open-paths.ts';
import { makeRouter } from './router.tsx';
import { clearSession } from './session.ts';
import { themeWith } from './theme/theme.ts';
import { useLayer } from './useLayer.ts';

const Nothing = (): ReactNode => null;
/** Dialogs that cannot be fetched must not take the screen away. */
const Overlays = later(() => import('../kit/dialogs/Overlays.tsx').catch(() => ({ default: Nothing })));
const MAX_RETRIES = 2;

const client = new QueryClient({
  defaultOptions: {
    queries: {
      refetchOnWindowFocus: false,
      // A refusal stays one; only a lost line is worth another try.
      retry: (count, error) => count < MAX_RETRIES && isApiError(error) && error.unanswered,
    },
  },
});
const router = makeRouter(client);
const colours = localStorageColorSchemeManager({ key: 'kadar.device.colours' });

makeOffers();
handleCalls({
  authorise: async (need) => {
    const { askAuthorisation } = await import('../kit/dialogs/AuthorisationDialog.tsx');
    return askAuthorisation(need);
  },
  unanswered: async () => {
    const { askUnanswered } = await import('../kit/dialogs/UnansweredDialog.tsx');
    return askUnanswered();
  },
  sessionEnded: (sebab) => {
    if (sebab) noteEnd(sebab);
    // What they show is the session's, and would ask for it again.
    dismissDialogs();
    clearSession(client);
    const { pathname } = router.state.location;
    if (pathname === '/') return;
    // An open page, such as the authenticator, has a door of its own.
    if (OPEN_PATHS.includes(pathname)) window.location.reload();
    else void router.navigate({ to: '/' });
  },
});

/** Fetches what the address asks for. */
export const loadFirst = (): Promise<void> => router.load();

/** Drawn when that is there. Waited for without Suspense: what that shows comes 300 ms after it began to wait, or later. */
const Routes = ({ first }: { first: Promise<void> }) => {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const show = () => setReady(true);
    // What failed is told by the routes.
    first.then(show, show);
  }, [first]);
  return ready && <RouterProvider router={router} />;
};

const Themed = ({ first }: { first: Promise<void> }) => {
  const { t } = useTranslation('kit');
  const theme = useMemo(() => themeWith({ close: t('close') }), [t]);
  const overlays = useOverlaysWanted();
  useLayer(t('layer'));
  return (
    <MantineProvider
      theme={theme}
      // Built as style sheets: variables.ts; of the classes none is used.
      withCssVariables={false}
      withGlobalClasses={false}
      defaultColorScheme="auto"
      colorSchemeManager={colours}
    >
      <Adding value={addRecord}>
        <Routes first={first} />
        {overlays && <Overlays />}
      </Adding>
    </MantineProvider>
  );
};

/** Providers around the routes; stands while `first` is under way. */
export const App = ({ first }: { first: Promise<void> }) => (
  <QueryClientProvider client={client}>
    <Themed first={first} />
  </QueryClientProvider>
);
