import type { HooksByMaster } from '../engines/master-engine/hooks.ts';
import { memberHooks } from './member/member-hooks.ts';
import type { MenuScreen } from './sesi/menu.ts';
import { usersHooks } from './sesi/users-hooks.ts';

/** What modules add around the master engine's writes. */
export const masterHooks = (screens: readonly MenuScreen[]): HooksByMaster => ({
  member: memberHooks,
  users: usersHooks(screens),
});
