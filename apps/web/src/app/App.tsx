import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { Suspense } from 'react';
import { handleCalls } from '../kit/api/context.ts';
import { isApiError } from '../kit/api/errors.ts';
import { askAuthorisation } from '../kit/dialogs/AuthorisationDialog.tsx';
import { ConnectionDialogs } from '../kit/dialogs/ConnectionDialogs.tsx';
import { DialogHost } from '../kit/dialogs/DialogHost.tsx';
import { makeRouter } from './router.tsx';
import { clearSession } from './session.ts';
import { cssVariables, theme } from './theme/theme.ts';

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

handleCalls({
  authorise: askAuthorisation,
  sessionEnded: () => {
    clearSession(client);
    if (router.state.location.pathname !== '/') void router.navigate({ to: '/' });
  },
});

/** Providers around the routes. */
export const App = () => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariables}
    defaultColorScheme="auto"
    colorSchemeManager={colours}
  >
    <QueryClientProvider client={client}>
      <Suspense>
        <RouterProvider router={router} />
        <DialogHost />
        <ConnectionDialogs />
      </Suspense>
      <Notifications position="bottom-right" limit={4} />
    </QueryClientProvider>
  </MantineProvider>
);
