import { mayUse } from '@kadar/contract/permissions.ts';
import type { Call } from '../../platform/http/call.ts';

/** Whom a report tells its caller of, where that is himself alone. */
export const ownOf = ({ session }: Pick<Call, 'session'>): string | null =>
  mayUse('dashboard.toko', session.level) ? null : session.user_id;
