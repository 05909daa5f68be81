/**
 * Runs before anything else of a page, and is built by itself (`ask-first.ts`): who is there is asked for while the program is still read.
 * Asked by the program, a weak till waited for the answer when all else stood.
 */
import { OPEN_PATHS } from './app/open-paths.ts';
import { chosenLanguage } from './i18n/chosen.ts';
import { setCallLanguage } from './kit/api/context.ts';
import { askEarly } from './kit/api/early.ts';
import { hadSession } from './kit/session-mark.ts';

const { pathname } = window.location;
if (hadSession() && (pathname === '/' || !OPEN_PATHS.includes(pathname))) {
  const chosen = chosenLanguage();
  setCallLanguage(chosen ?? 'id', chosen !== undefined);
  askEarly('users/me');
}
