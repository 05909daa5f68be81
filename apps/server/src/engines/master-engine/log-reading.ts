import type { Master } from '@kadar/contract/master.ts';
import { searchWithoutNik } from '@kadar/contract/nik.ts';
import type { RenderKind } from '@kadar/documents/render.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Call } from '../../platform/http/call.ts';
import type { ListWindow } from './store.ts';

/** Writes down, before the first row leaves, who goes through a list that others may only search, or carries one away. */
export const logReading = (
  call: Call,
  tx: Tx,
  master: Master,
  format: 'json' | RenderKind,
  { q = '', equals, deleted, skip, limit }: ListWindow,
): Promise<void> =>
  writeAudit(tx, {
    toko: call.toko,
    user: call.session.user_id,
    ip: call.ip,
    action: format === 'json' ? 'browse' : 'export',
    entity: master.name,
    key: format,
    // A file holds all of it.
    after: { q: searchWithoutNik(q), equals, deleted, ...(format === 'json' && { skip, limit }) },
  });
