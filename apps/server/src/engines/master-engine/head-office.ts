import type { Master } from '@kadar/contract/master.ts';
import { grantOf } from '@kadar/contract/permissions.ts';
import { textIn } from '@kadar/contract/text.ts';
import { requireChainApproval } from '../../platform/auth/approvals.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Call } from '../../platform/http/call.ts';
import type { MasterChange, MasterRecord } from './hooks.ts';
import { toWire } from './store.ts';

const SECRET = new Set(['password', 'image', 'images']);
const VERBS = { add: 'TAMBAH', change: 'UBAH', delete: 'HAPUS', reactivate: 'AKTIFKAN' } as const;

/** A list of the chain that shops keep in their daily work, such as members, is nobody's to approve. */
const isDaily = ({ write }: Master): boolean => grantOf(write, 'SPV') !== undefined;

const text = (value: unknown): string =>
  value === null || value === undefined || value === ''
    ? '-'
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);

/** What the approver reads: the list, the record, and each field as it was and will be. */
const describe = (master: Master, { kind, record, old }: MasterChange): string => {
  const [next, was] = [toWire(master, record), toWire(master, old ?? {})];
  const fields = Object.entries(master.fields).filter(
    ([name, field]) =>
      !SECRET.has(field.kind) && Object.hasOwn(next, name) && text(next[name]) !== text(was[name]),
  );
  const said = fields.map(([name, { label }]) => {
    const before = old ? `${text(was[name])} menjadi ` : '';
    return `${textIn(label, 'id')} ${before}${text(next[name])}`;
  });
  const named = { ...next, ...was };
  const names = [...new Set([master.key, master.shown])].filter((name) => name !== '_id');
  const who = names.map((name) => text(named[name])).join(' ');
  return `${VERBS[kind]} ${textIn(master.title, 'id')} ${who}${said.length > 0 ? `: ${said.join(', ')}` : ''}`;
};

/**
 * Asks head office before an administrator of a branch changes a list of the chain; rows of his own shop are his. Throws
 * PERLU_OTORISASI.
 */
export const askHeadOffice = async (
  call: Call,
  tx: Tx,
  master: Master,
  change: MasterChange,
): Promise<void> => {
  if (master.scope !== 'chain' || isDaily(master)) return;
  const { kode_toko } = call.session;
  const rows: MasterRecord[] = [change.old ?? change.record, { ...change.old, ...change.record }];
  if (master.fields.kode_toko && rows.every((row) => row.kode_toko === kode_toko)) return;
  await requireChainApproval(call, tx, () => describe(master, change));
};

/** The same for many records at once: what is asked of all of them is said once. */
export const askHeadOfficeForMany = async (
  call: Call,
  tx: Tx,
  master: Master,
  { records, what }: { records: readonly MasterRecord[]; what: string },
): Promise<void> => {
  if (master.scope !== 'chain' || isDaily(master)) return;
  const { kode_toko } = call.session;
  if (master.fields.kode_toko && records.every((row) => row.kode_toko === kode_toko)) return;
  await requireChainApproval(
    call,
    tx,
    () => `UBAH MASSAL ${textIn(master.title, 'id')} ${records.length} baris: ${what}`,
  );
};
