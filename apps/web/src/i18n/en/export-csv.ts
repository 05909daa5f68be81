import type id from '../id/export-csv.ts';

const exportCsv: Record<keyof typeof id, string> = {
  DATA: 'Transactions and records',
  MASTER: 'Masters',
  about: 'About {{rows}} rows',
  download: 'Export CSV',
  from: 'From',
  intro:
    'Choose a table, a shop and a range of days. The file is sent row by row, however large the table is.',
  logged: 'Every export is written to the audit log: who, which table, which filters, how many rows.',
  noTable: 'No table matches',
  pickTable: 'Choose a table…',
  rows: '{{rows}} rows',
  table: 'Table',
  title: 'Export CSV',
  to: 'To',
};
export default exportCsv;
