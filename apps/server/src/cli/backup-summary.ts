import { resolve } from 'node:path';
import type { BackupHeader } from '../platform/backup/format.ts';
import { OperatorError } from '../platform/operator-error.ts';

/** The one argument of backup and restore, seen from where npm was called. Throws OperatorError. */
export const fileArgument = (usage: string): string => {
  const [file, ...more] = process.argv.slice(2);
  if (!file || more.length > 0) throw new OperatorError(`Pemakaian: ${usage}`);
  return resolve(process.env.INIT_CWD ?? process.cwd(), file);
};

const rupiah = new Intl.NumberFormat('id-ID');

/** What a backup holds: chain tips, the trial balance per shop, rows and files. */
export const summaryLines = (header: BackupHeader): string[] => {
  const shops = Map.groupBy(header.trial_balance, ({ kode_toko }) => kode_toko);
  const sum = (texts: string[]): bigint => texts.reduce((total, text) => total + BigInt(text), 0n);
  const rows = header.tables.reduce((total, table) => total + table.rows, 0);
  return [
    ...header.tips.map(
      ({ tabel, kode_toko, nomor, hash }) => `${tabel.padEnd(14)} ${kode_toko.padEnd(4)} #${nomor} ${hash}`,
    ),
    ...[...shops].map(
      ([kode_toko, lines]) =>
        `neraca saldo   ${kode_toko.padEnd(4)} ${lines.length} akun  debet ${rupiah.format(sum(lines.map(({ debet }) => debet)))}  kredit ${rupiah.format(sum(lines.map(({ kredit }) => kredit)))}`,
    ),
    `${rupiah.format(rows)} baris dalam ${header.tables.length} tabel, ${rupiah.format(header.files.count)} berkas`,
  ];
};
