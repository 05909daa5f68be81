import { WRITTEN } from '../../apps/server/src/platform/chain/sealed-columns.ts';
import { findingAt, isTest, type Rule } from './source.ts';

/** The one file that writes documents and their books. */
const DOOR = 'apps/server/src/modules/dokumen/commands/statement.ts';
const TABLES = ['dokumen', 'dokumen_batal', ...WRITTEN.map(({ table }) => table)];
const INSERTS = new RegExp(`insert into (${TABLES.join('|')})\\b`, 'g');

/** What is said of documents that stand already, and who says it. */
const AFTERWARDS: Readonly<Record<string, string>> = {
  hutang_bersama: 'apps/server/src/modules/hutang/commands/bersama.ts',
};

/** What tests and the bench start from. */
const TESTING = 'apps/server/src/testing/';

/**
 * Documents, their lines and books are written by the door alone (documents §3): every table that their seal has. What only
 * waits to be a document is none; tests and the bench load tables as they need them.
 */
export const oneDoor: Rule = (files) =>
  files
    .filter(
      ({ path }) =>
        path.startsWith('apps/server/src/') && !isTest(path) && !path.startsWith(TESTING) && path !== DOOR,
    )
    .flatMap((file) =>
      [...file.text.matchAll(INSERTS)].flatMap(({ index, 1: table = '' }) =>
        AFTERWARDS[table] === file.path ? [] : [findingAt(file, index, `only the door writes ${table}`)],
      ),
    );
