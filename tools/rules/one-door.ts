import { findingAt, isTest, type Rule } from './source.ts';

/** The one file that writes documents and their books. */
const DOOR = 'apps/server/src/modules/dokumen/commands/write.ts';
const BOOKS =
  /insert into (dokumen(?!_tunggu)\w*|\w+_detail|mutasi_stock|mutasi_massa|kas_mutasi|bank_mutasi|poin_mutasi|fee_mutasi|jurnal|jurnal_emas)\b/g;

/** What tests and the bench start from. */
const TESTING = 'apps/server/src/testing/';

/** Documents and books are written by the door alone (documents §3), what only waits to be one (`dokumen_tunggu`) is no document; tests and the bench load tables as they need them. */
export const oneDoor: Rule = (files) =>
  files
    .filter(
      ({ path }) =>
        path.startsWith('apps/server/src/') && !isTest(path) && !path.startsWith(TESTING) && path !== DOOR,
    )
    .flatMap((file) =>
      [...file.text.matchAll(BOOKS)].map((match) =>
        findingAt(file, match.index, `only the door writes ${match[1]}`),
      ),
    );
