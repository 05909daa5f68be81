import { mayUse } from '@kadar/contract/permissions.ts';
import type { Reader } from '../../platform/http/reader.ts';

/** Whom a report tells its caller of, where that is himself alone. */
export const ownOf = ({ session }: Pick<Reader, 'session'>): string | null =>
  mayUse('dashboard.toko', session.level) ? null : session.user_id;
