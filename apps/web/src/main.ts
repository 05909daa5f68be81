/**
 * The first code of a page. It asks at once for whatever the address will need: behind a slow line every round trip that waits for the
 * code of the one before is half a second. What comes is taken by who wants it; what does not is asked for again there, and told.
 */
import { featureRoutes } from './app/routes.ts';
import { chosenLanguage } from './i18n/chosen.ts';
import { fetchFirstWords } from './i18n/early.ts';
import { setCallLanguage } from './kit/api/context.ts';
import { askEarly } from './kit/api/early.ts';
import { hearKeys, keysWaitForScreen } from './kit/keys/keys.ts';
import { hadSession } from './kit/session-mark.ts';

const chosen = chosenLanguage();
const { pathname } = window.location;
const screen = featureRoutes.find(({ path }) => path === pathname);
/** At the door only who was in before; an address behind it is asked for by who is in. */
const inside = pathname === '/' ? hadSession() : !screen?.open;

// Before any screen: a key that waits reaches none of them.
hearKeys();
if (screen?.scans) keysWaitForScreen();
if (inside) {
  setCallLanguage(chosen ?? 'id', chosen !== undefined);
  askEarly('users/me');
}
const screens = [
  import('./start.tsx'),
  ...(inside ? [import('./app/shell/Shell.tsx')] : []),
  ...(screen && (inside || screen.open) ? [screen.load()] : []),
];
fetchFirstWords(chosen ?? 'id', inside);
for (const one of screens) one.catch(() => undefined);
