import type { StoredKind } from '@kadar/contract/columns.ts';
import type { FieldKind } from '@kadar/contract/fields.ts';
import type { Master } from '@kadar/contract/master.ts';
import { screenAccess } from '../../../engines/master-engine/access.ts';
import { columnsNamed, type ExportColumn } from './columns.ts';
import { DATA_TABLES, DOKUMEN_TABLES } from './data-tables.ts';
import { type ExportTable, SECRET_NAME } from './export-table.ts';

const secret = new RegExp(SECRET_NAME, 'i');

/** Tables nobody carries away, and why. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  sessions: 'hashes of tokens',
  login_attempts: 'who tried to log in from where',
  perangkat_dikenal: 'on which devices a user is known',
  idempotency: 'stored answers of calls, which may hold anything',
  otorisasi_qr: 'open requests; what was decided stands in otorisasi',
  webauthn_credentials: 'public keys of fingerprint devices',
  webauthn_challenges: 'open challenges',
  dokumen: 'headers of every kind of document, which are told kind by kind',
  dokumen_bayar: 'the same of their payments',
  dokumen_batal: 'the same of their reversals',
  files: 'the register of stored pictures',
  chain_blocks: 'seals of the hash chains',
  segel: 'seals of the documents',
  chain_epoch: 'which life of the database this is',
  migrations: 'the versions of the schema',
};

const KINDS: Record<FieldKind, StoredKind | null> = {
  text: 'text',
  longtext: 'text',
  phone: 'text',
  color: 'text',
  choice: 'text',
  ref: 'text',
  image: 'text',
  integer: 'integer',
  rupiah: 'rupiah',
  gram: 'gram',
  percent: 'percent',
  kadar: 'kadar',
  boolean: 'flag',
  date: 'date',
  refs: 'list',
  images: 'list',
  tags: 'list',
  rows: 'json',
  // Rights and the like: long, and of no use in a sheet.
  json: null,
  password: null,
};

const fromMaster = (master: Master): ExportTable => ({
  name: master.name,
  label: master.title,
  kind: 'MASTER',
  table: master.table,
  columns: [
    ...(master.scope === 'toko' ? columnsNamed(['kode_toko']) : []),
    ...(master.key === '_id' ? columnsNamed(['_id']) : []),
    ...Object.entries(master.fields).flatMap(([key, { kind, label, sees, clear }]): ExportColumn[] => {
      const stored = KINDS[kind];
      return stored && !secret.test(key)
        ? [{ key, label, kind: stored, cost: false, ...(sees && { sees }), ...(clear && { clear }) }]
        : [];
    }),
    ...columnsNamed(['deleted_at', 'updated_at', 'updated_by']),
  ],
  access: screenAccess(master),
  ...(master.gate && { gate: master.gate }),
  ...(master.menu && { menu: master.route }),
  perToko: master.scope === 'toko' || Object.hasOwn(master.fields, 'kode_toko'),
  sort: [...(master.scope === 'toko' ? ['kode_toko'] : []), master.key],
});

/** Every table of the product that may be carried away at all, by its name in the address. */
export const exportTables = (masters: readonly Master[]): ReadonlyMap<string, ExportTable> =>
  new Map(
    [...masters.map(fromMaster), ...DATA_TABLES, ...DOKUMEN_TABLES].map((table) => [table.name, table]),
  );
