import type { Master } from '@kadar/contract/master.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Call } from '../../platform/http/call.ts';
import type { ListWindow } from './store.ts';

const logged = (
  call: Call,
  tx: Tx,
  master: Master,
  action: 'browse' | 'export',
  key: string,
  window: object,
) =>
  writeAudit(tx, {
    toko: call.toko,
    user: call.session.user_id,
    ip: call.ip,
    action,
    entity: master.name,
    key,
    after: window,
  });

/** Who goes through a list that others may only search is written down. */
export const logBrowse = (
  call: Call,
  tx: Tx,
  master: Master,
  { q, equals, deleted, skip, limit }: ListWindow,
) => logged(call, tx, master, 'browse', 'json', { q: q ?? '', equals, deleted, skip, limit });

/** Who carries a list away is written down first. */
export const logExport = (
  call: Call,
  tx: Tx,
  master: Master,
  kind: string,
  { q, equals, deleted }: ListWindow,
) => logged(call, tx, master, 'export', kind, { q: q ?? '', equals, deleted });
