import type { Settings } from '@kadar/contract/settings.ts';
import type { Language } from '@kadar/contract/text.ts';
import type { Asking } from './auth/approvals.ts';
import type { Session } from './auth/sessions.ts';
import type { Scope } from './database/database.ts';
import type { Kadar } from './kadar.ts';

/** Who asks for something: a user behind a session, or one that a job, an import or the demo acts for. */
export type Actor = Pick<Session, 'user_id' | 'level' | 'kode_toko' | 'guest'>;

/** What a command works with, whether a request, a job or the demo asks for it: nothing of HTTP (documents §5). */
export interface Context<P = unknown, Q = unknown, B = unknown> extends Asking {
  kadar: Kadar;
  session: Actor;
  scope: Scope;
  settings: Settings;
  language: Language;
  ip: string;
  params: P;
  query: Q;
  body: B;
  /** The actor's level may do this only with an approval (domain §7). */
  mustAuthorise: boolean;
}
